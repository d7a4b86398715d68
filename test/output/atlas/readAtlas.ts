import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';

type Json = Record<string, unknown>;

/** Reads either of two keys. */
function either<T>(data: Json, long: string, short: string): T | undefined {
  return (data[long] ?? data[short]) as T | undefined;
}

/**
 * A player of texture atlases, written from the published format and from readers of it; nothing of the exporter is
 * used. It draws a frame as SVG, with the pictures cut out of the sprite maps. Movie clips show their first frame.
 * Graphics run on within a frame that lasts, as in flixel-animate, or stand still, as in texture-atlas-renderer.
 */
export class AtlasPlayer {
  private readonly symbols = new Map<string, Json[]>();
  private readonly root: Json[];
  private readonly sprites = new Map<string, { uri: string; width: number; height: number }>();
  private readonly resolution: number;
  private masks = 0;

  constructor(
    folder: string,
    private readonly graphics: 'run' | 'stand' = 'run',
  ) {
    const animation = JSON.parse(fs.readFileSync(path.join(folder, 'Animation.json'), 'utf8')) as Json;
    const main = either<Json>(animation, 'ANIMATION', 'AN') ?? {};
    this.root = layersOf(main);
    const dictionary = either<Json>(animation, 'SYMBOL_DICTIONARY', 'SD') ?? {};
    for (const symbol of either<Json[]>(dictionary, 'Symbols', 'S') ?? []) {
      this.symbols.set(either<string>(symbol, 'SYMBOL_name', 'SN') ?? '', layersOf(symbol));
    }
    let resolution = 1;
    for (let number = 1; fs.existsSync(path.join(folder, `spritemap${number}.json`)); number++) {
      resolution = this.addMap(folder, `spritemap${number}.json`);
    }
    this.resolution = resolution;
  }

  get symbolNames(): string[] {
    return [...this.symbols.keys()];
  }

  private addMap(folder: string, file: string): number {
    const { ATLAS, meta } = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
      ATLAS: {
        SPRITES: { SPRITE: { name: string; x: number; y: number; w: number; h: number; rotated: boolean } }[];
      };
      meta: { image: string; resolution: string };
    };
    const map = PNG.sync.read(fs.readFileSync(path.join(folder, meta.image)));
    for (const { SPRITE: sprite } of ATLAS.SPRITES) {
      const part = new PNG({ width: sprite.w, height: sprite.h });
      PNG.bitblt(map, part, sprite.x, sprite.y, sprite.w, sprite.h, 0, 0);
      const upright = sprite.rotated ? turnedBack(part) : part;
      const uri = `data:image/png;base64,${PNG.sync.write(upright).toString('base64')}`;
      this.sprites.set(sprite.name, { uri, width: upright.width, height: upright.height });
    }
    return Number(meta.resolution);
  }

  /** The picture of a frame, from 0. */
  draw(frame: number, view: { x: number; y: number; width: number; height: number }): string {
    const { x, y, width, height } = view;
    const content = this.timeline(this.root, frame);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${content}</svg>`;
  }

  private timeline(layers: Json[], frame: number): string {
    let drawn = '';
    for (const layer of [...layers].reverse()) {
      if (either(layer, 'Layer_type', 'LT') !== undefined) continue;
      const content = this.layer(layer, frame);
      const clip = either<string>(layer, 'Clipped_by', 'Clpb');
      const mask = layers.find((other) => either(other, 'Layer_name', 'LN') === clip);
      drawn += mask ? this.masked(content, this.layer(mask, frame)) : content;
    }
    return drawn;
  }

  private masked(content: string, mask: string): string {
    if (mask === '') return content;
    const id = `m${this.masks++}`;
    return `<mask id="${id}" mask-type="alpha" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998">${mask}</mask><g mask="url(#${id})">${content}</g>`;
  }

  private layer(layer: Json, frame: number): string {
    const frames = either<Json[]>(layer, 'Frames', 'FR') ?? [];
    const shown = frames.find((one) => {
      const index = either<number>(one, 'index', 'I') ?? 0;
      return frame >= index && frame < index + (either<number>(one, 'duration', 'DU') ?? 1);
    });
    if (!shown) return '';
    const elapsed = this.graphics === 'run' ? frame - (either<number>(shown, 'index', 'I') ?? 0) : 0;
    return (either<Json[]>(shown, 'elements', 'E') ?? [])
      .map((element) => this.element(element, elapsed))
      .join('');
  }

  private element(element: Json, elapsed: number): string {
    const sprite = either<Json>(element, 'ATLAS_SPRITE_instance', 'ASI');
    if (sprite)
      return `<g transform="${matrixOf(sprite)}">${this.sprite(either<string>(sprite, 'name', 'N') ?? '')}</g>`;
    const instance = either<Json>(element, 'SYMBOL_Instance', 'SI') ?? {};
    const bitmap = either<Json & { Position?: { x: number; y: number } }>(instance, 'bitmap', 'BM');
    const content = bitmap ? this.bitmap(bitmap) : this.symbol(instance, elapsed);
    const alpha = either<Json>(instance, 'color', 'C');
    const opacity = alpha ? ` opacity="${either<number>(alpha, 'alphaMultiplier', 'AM') ?? 1}"` : '';
    return `<g transform="${matrixOf(instance)}"${opacity}>${content}</g>`;
  }

  private bitmap(bitmap: Json): string {
    const place = either<{ x: number; y: number }>(bitmap, 'Position', 'POS') ?? { x: 0, y: 0 };
    const name = either<string>(bitmap, 'name', 'N') ?? '';
    return `<g transform="translate(${place.x} ${place.y})">${this.sprite(name)}</g>`;
  }

  private symbol(instance: Json, elapsed: number): string {
    const name = either<string>(instance, 'SYMBOL_name', 'SN') ?? '';
    const layers = this.symbols.get(name);
    if (!layers) throw new Error(`the atlas has no symbol ${name}`);
    const type = either<string>(instance, 'symbolType', 'ST') ?? '';
    if (!['graphic', 'G'].includes(type)) return this.timeline(layers, 0);
    const first = either<number>(instance, 'firstFrame', 'FF') ?? 0;
    const count = Math.max(...layers.map(lengthOf));
    const loop = either<string>(instance, 'loop', 'LP') ?? '';
    if (['singleframe', 'SF'].includes(loop)) return this.timeline(layers, first);
    if (['playonce', 'PO'].includes(loop)) return this.timeline(layers, Math.min(first + elapsed, count - 1));
    return this.timeline(layers, (first + elapsed) % count);
  }

  private sprite(name: string): string {
    const sprite = this.sprites.get(name);
    if (!sprite) throw new Error(`no sprite map holds the picture ${name}`);
    const [width, height] = [sprite.width / this.resolution, sprite.height / this.resolution];
    return `<image href="${sprite.uri}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
  }
}

function layersOf(symbol: Json): Json[] {
  const timeline = either<Json>(symbol, 'TIMELINE', 'TL') ?? {};
  return either<Json[]>(timeline, 'LAYERS', 'L') ?? [];
}

function lengthOf(layer: Json): number {
  const last = (either<Json[]>(layer, 'Frames', 'FR') ?? []).at(-1);
  return last ? (either<number>(last, 'index', 'I') ?? 0) + (either<number>(last, 'duration', 'DU') ?? 1) : 0;
}

/** Both forms hold 16 numbers, row by row. */
function matrixOf(element: Json): string {
  const m = Object.values(either<Record<string, number>>(element, 'Matrix3D', 'M3D') ?? {});
  return `matrix(${[m[0], m[1], m[4], m[5], m[12], m[13]].join(' ')})`;
}

function turnedBack(part: PNG): PNG {
  const upright = new PNG({ width: part.height, height: part.width });
  for (let y = 0; y < upright.height; y++) {
    for (let x = 0; x < upright.width; x++) {
      const from = (x * part.width + (part.width - 1 - y)) * 4;
      part.data.copy(upright.data, (y * upright.width + x) * 4, from, from + 4);
    }
  }
  return upright;
}
