import type { Page } from 'playwright-core';
import type { PNG } from 'pngjs';
import { drawAlive, pictureOf, playAlive, type FilmFiles, type PlayerPage } from './filmPlayer';

/** A point of the stage, in pixels. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

/** What a mouse does at a point, one after the other. */
const ACTS = ['over', 'down', 'up'] as const;

/** Seconds between acts of the mouse. */
const PAUSE = 0.2;

/**
 * What a film shows after a second, and then each time the mouse goes over a point of its stage, is pressed and let go.
 *
 * @param points - undefined for where the film listens to the mouse
 */
export async function playClicks(
  page: Page,
  film: FilmFiles,
  points: readonly StagePoint[] | undefined,
): Promise<{ pictures: PNG[]; points: readonly StagePoint[] }> {
  const [before] = await playAlive(page, film, [1]);
  const clicked = points ?? (await page.evaluate(pointsToClick));
  const pictures = [before];
  for (const point of clicked)
    for (const act of ACTS) {
      await page.evaluate(actAt, { ...point, act });
      pictures.push(pictureOf(await page.evaluate(drawAlive, 1 + pictures.length * PAUSE)));
    }
  return { pictures, points: clicked };
}

// What follows runs in the page.

/** What is used of objects of the player. */
interface Shown {
  readonly children?: readonly Shown[];
  readonly nominalBounds?: { x: number; y: number; width: number; height: number } | null;
  getBounds(): Shown['nominalBounds'];
  isVisible(): boolean;
  localToGlobal(x: number, y: number): { x: number; y: number };
  contains?(other: Shown): boolean;
  _hasMouseEventListener(): boolean;
}

/**
 * A point of each object that listens to the mouse, the stage apart, where a click reaches it; and the middle of the
 * stage.
 */
function pointsToClick(): { x: number; y: number }[] {
  const page = globalThis as unknown as PlayerPage & {
    stage: { getObjectUnderPoint(x: number, y: number, mode: number): Shown | null };
  };
  const MAX_POINTS = 8;
  const { width, height } = page.film.properties;
  const points: { x: number; y: number }[] = [];
  const reach = (object: Shown): void => {
    const box = object.nominalBounds ?? object.getBounds();
    if (!box) return;
    for (const share of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const at = object.localToGlobal(box.x + box.width * share, box.y + box.height * share);
      const [x, y] = [Math.round(at.x), Math.round(at.y)];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const hit = page.stage.getObjectUnderPoint(x, y, 1);
      if (hit && (hit === object || object.contains?.(hit) === true)) {
        points.push({ x, y });
        return;
      }
    }
  };
  const walk = (object: Shown): void => {
    if (points.length >= MAX_POINTS || !object.isVisible()) return;
    if (object._hasMouseEventListener()) reach(object);
    for (const child of object.children ?? []) walk(child);
  };
  walk(page.exportRoot as Shown);
  return [...points, { x: Math.round(width / 2), y: Math.round(height / 2) }];
}

function actAt({ x, y, act }: StagePoint & { act: (typeof ACTS)[number] }): void {
  const page = globalThis as unknown as {
    /** It looks what is below the mouse: in a page a clock asks it. */
    stage: { _testMouseOver(): void };
    canvas: {
      getBoundingClientRect(): { left: number; top: number };
      dispatchEvent(event: object): void;
    };
    dispatchEvent(event: object): void;
    MouseEvent: new (type: string, options: object) => object;
  };
  const { left, top } = page.canvas.getBoundingClientRect();
  const mouse = (type: string): object =>
    new page.MouseEvent(type, { clientX: left + x, clientY: top + y, bubbles: true });
  if (act === 'down') page.canvas.dispatchEvent(mouse('mousedown'));
  else if (act === 'up') page.dispatchEvent(mouse('mouseup'));
  else {
    page.dispatchEvent(mouse('mousemove'));
    page.stage._testMouseOver();
  }
}
