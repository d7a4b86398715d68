import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';

/** Where the page of the player stands; everything of it is answered from files, nothing goes out. */
const ORIGIN = 'http://film.test';

/** A published film: its script, and the folder that images are below of. */
export interface FilmFiles {
  readonly script: string;
  readonly folder: string;
}

/** What is drawn of a film. */
export interface FilmView {
  /** Up to this many frames, evenly from the first to the last. */
  readonly count: number;
  /** Clips run along with the main timeline; without it they stay at their first frame. */
  readonly runs?: boolean;
}

/** A picture of a frame, from 0. */
export interface FilmPicture {
  readonly frame: number;
  readonly picture: PNG;
}

/** Frames of a film as CreateJS 1.0.0 draws them over the colour of its stage. No frame script is run. */
export async function playFilm(
  page: Page,
  film: FilmFiles,
  { count, runs = false }: FilmView,
): Promise<FilmPicture[]> {
  await openPlayer(page, film);
  const total = await page.evaluate(startFilm, { ...playedOf(film), isAlive: false });
  const pictures: FilmPicture[] = [];
  for (const frame of evenly(count, total))
    pictures.push({ frame, picture: pictureOf(await page.evaluate(drawFrame, { frame, runs })) });
  return pictures;
}

/** What a film shows after some seconds with its frame scripts, by a clock that waits for every frame. */
export async function playAlive(page: Page, film: FilmFiles, seconds: readonly number[]): Promise<PNG[]> {
  await openPlayer(page, film);
  await page.evaluate(startFilm, { ...playedOf(film), isAlive: true });
  const pictures: PNG[] = [];
  for (const time of seconds) pictures.push(pictureOf(await page.evaluate(drawAlive, time)));
  return pictures;
}

async function openPlayer(page: Page, film: FilmFiles): Promise<void> {
  await page.unrouteAll();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const place = decodeURIComponent(new URL(route.request().url()).pathname);
    const file = path.join(film.folder, place);
    if (place === '/') await route.fulfill({ contentType: 'text/html', body: BODY });
    else if (fs.existsSync(file)) await route.fulfill({ path: file });
    else await route.fulfill({ status: 404 });
  });
  await page.goto(ORIGIN);
  await page.addScriptTag({ path: require.resolve('createjs/builds/1.0.0/createjs.js') });
}

/** The elements that scripts of films know. */
const BODY =
  '<!DOCTYPE html><div id="animation_container"><canvas id="canvas"></canvas><div id="dom_overlay_container"></div></div>';

interface PlayedScript {
  script: string;
  hasGuides: boolean;
}

/** The script of a film. The player gets the plug-in for guides only where the page beside the script, if any, has it. */
function playedOf({ script }: FilmFiles): PlayedScript {
  const page = script.replace(/\.js$/, '.html');
  const hasGuides = !fs.existsSync(page) || fs.readFileSync(page, 'utf8').includes('MotionGuidePlugin');
  return { script: fs.readFileSync(script, 'utf8'), hasGuides };
}

/** The picture in an address of data. */
export function pictureOf(url: string): PNG {
  return PNG.sync.read(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

function evenly(count: number, total: number): Set<number> {
  const steps = Math.max(1, Math.min(count, total) - 1);
  return new Set(Array.from({ length: steps + 1 }, (_, i) => Math.floor((i * (total - 1)) / steps)));
}

interface Size {
  width: number;
  height: number;
}

interface SpriteSheet {
  name: string;
  /** Place and size of each picture. */
  frames: readonly number[][];
}

interface Stage {
  tickOnUpdate: boolean;
  addChild(child: object): object;
  update(event?: object): void;
  _tick(event: object): void;
}

interface Clip {
  timeline: { duration: number };
}

interface Library extends Record<string, unknown> {
  properties: Size & {
    fps: number;
    color: string;
    opacity: number;
    manifest: readonly { src: string; id: string }[];
  };
  ssMetadata: readonly SpriteSheet[];
}

interface Composition {
  getLibrary(): Library;
  getImages(): Record<string, unknown>;
  getSpriteSheet(): Record<string, unknown>;
}

interface Canvas extends Size {
  getContext(kind: '2d'): {
    fillStyle: string;
    fillRect(x: number, y: number, width: number, height: number): void;
    drawImage(image: Canvas, x: number, y: number): void;
  };
  toDataURL(): string;
}

/** What is used of the page of the player: of the browser, of CreateJS, and of the film. */
export interface PlayerPage {
  createjs: {
    MotionGuidePlugin: { install(): void };
    Tween: { prototype: object };
    SpriteSheet: new (data: object) => object;
    Stage: new (canvas: Canvas) => Stage;
  };
  document: { createElement(name: 'canvas'): Canvas; getElementById(id: string): Canvas };
  Image: new () => { src: string; decode(): Promise<void> };
  AdobeAn: { compositions: Record<string, Composition> };
  eval(script: string): void;
  Math: { random(): number };
  /** The globals that frame scripts know. */
  stage: Stage | undefined;
  exportRoot: object;
  canvas: Canvas;
  playSound(): void;
  /** Put there by `startFilm`: a picture over the colour of the stage. */
  flatPicture(canvas: Canvas): string;
  film: { root: new () => Clip; properties: Library['properties'] };
}

// What follows runs in the page.

/** Makes the classes of a film and loads its images; one that is missing is drawn as nothing. Gives the number of frames. */
async function startFilm({
  script,
  hasGuides,
  isAlive,
}: PlayedScript & { isAlive: boolean }): Promise<number> {
  const page = globalThis as unknown as PlayerPage;
  const { createjs, document } = page;
  if (hasGuides) createjs.MotionGuidePlugin.install();
  if (!isAlive)
    Object.assign(createjs.Tween.prototype, {
      call(this: unknown): unknown {
        return this;
      },
    });
  // Films that throw dice throw the same.
  let dice = 1;
  if (isAlive) page.Math.random = () => (dice = (dice * 16807) % 2147483647) / 2147483647;
  page.eval(script);
  const [film] = Object.values(page.AdobeAn.compositions);
  const library = film.getLibrary();
  const blank = (width: number, height: number): unknown =>
    Object.assign(document.createElement('canvas'), { width, height });
  const sizes = new Map(
    library.ssMetadata.map(({ name, frames }) => [
      name,
      [0, 1].map((axis) => Math.max(...frames.map((frame) => frame[axis] + frame[axis + 2]))),
    ]),
  );
  for (const { src, id } of library.properties.manifest) {
    if (!/\.(png|jpe?g|gif)(\?|$)/i.test(src)) continue;
    const image = new page.Image();
    image.src = src.split('?')[0];
    const isThere = await image.decode().then(
      () => true,
      () => false,
    );
    const [width, height] = sizes.get(id) ?? [1, 1];
    film.getImages()[id] = isThere ? image : blank(width, height);
  }
  for (const { name, frames } of library.ssMetadata)
    film.getSpriteSheet()[name] = new createjs.SpriteSheet({ images: [film.getImages()[name]], frames });
  const root = /\/\/ stage content:\s*\(lib(?:\.([^\s=]+)|\["([^"]+)"\]) = function/.exec(script) ?? [];
  page.film = {
    root: library[root[1] ?? root[2] ?? ''] as new () => Clip,
    properties: library.properties,
  };
  const { width, height, color, opacity } = library.properties;
  page.flatPicture = (canvas) => {
    const picture = Object.assign(document.createElement('canvas'), { width, height });
    const context = picture.getContext('2d');
    context.fillStyle = opacity === 0 ? '#fff' : color;
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0);
    return picture.toDataURL();
  };
  return isAlive ? 0 : Math.max(1, new page.film.root().timeline.duration);
}

/** @param seconds - since the film began */
export function drawAlive(seconds: number): string {
  const page = globalThis as unknown as PlayerPage & { ticks?: number };
  const { createjs, document, film } = page;
  const { width, height, fps } = film.properties;
  if (!page.stage) {
    page.canvas = Object.assign(document.getElementById('canvas'), { width, height });
    page.stage = new createjs.Stage(page.canvas);
    page.playSound = () => undefined;
    page.exportRoot = new film.root();
    page.stage.addChild(page.exportRoot);
  }
  const ticks = Math.round(seconds * fps);
  for (let tick = page.ticks ?? 0; tick < ticks; tick++) page.stage.update({ delta: 1000 / fps });
  page.ticks = ticks;
  return page.flatPicture(page.canvas);
}

function drawFrame({ frame, runs }: { frame: number; runs: boolean }): string {
  const page = globalThis as unknown as PlayerPage;
  const { createjs, document, film } = page;
  const { width, height } = film.properties;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const stage = new createjs.Stage(canvas);
  stage.tickOnUpdate = false;
  const root = stage.addChild(new film.root());
  if (!runs) Object.assign(root, { mode: 'single', startPosition: frame });
  for (let tick = 0; runs && tick < frame; tick++) {
    stage.update();
    stage._tick({});
  }
  stage.update();
  return page.flatPicture(canvas);
}
