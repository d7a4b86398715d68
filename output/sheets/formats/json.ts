import { EXPORTING_PROGRAM } from '../../formats/exportingProgram';
import type { PlacedSprite, SheetData } from '../Sprite';

/** A sprite in the words of TexturePacker. `frame` has the size before turning. */
export function entryOf({ x, y, part, source, isRotated }: PlacedSprite): Record<string, unknown> {
  return {
    frame: { x, y, w: part.width, h: part.height },
    rotated: isRotated,
    trimmed: part.width !== source.width || part.height !== source.height,
    spriteSourceSize: { x: part.x, y: part.y, w: part.width, h: part.height },
    sourceSize: { w: source.width, h: source.height },
  };
}

export function metaOf({ image, width, height, scale }: SheetData): Record<string, unknown> {
  return {
    app: EXPORTING_PROGRAM.home,
    version: EXPORTING_PROGRAM.version,
    image,
    format: 'RGBA8888',
    size: { w: width, h: height },
    scale: String(scale),
  };
}

/** TexturePacker's JSON with the sprites by name; PixiJS and Phaser read it. */
export function jsonHash(data: SheetData): string {
  const frames = Object.fromEntries(data.sprites.map((sprite) => [sprite.name, pixiEntry(sprite)]));
  return print({ frames, ...animationsOf(data), meta: linkedMeta(data) });
}

/** TexturePacker's JSON with the sprites in a list. */
export function jsonArray(data: SheetData): string {
  const frames = data.sprites.map((sprite) => ({ filename: sprite.name, ...pixiEntry(sprite) }));
  return print({ frames, ...animationsOf(data), meta: linkedMeta(data) });
}

function pixiEntry(sprite: PlacedSprite): Record<string, unknown> {
  const { pivot, source } = sprite;
  const entry = entryOf(sprite);
  if (pivot.x === 0 && pivot.y === 0) return entry;
  const anchor = { x: round(pivot.x / source.width), y: round(pivot.y / source.height) };
  // TexturePacker says pivot, PixiJS reads anchor.
  return { ...entry, pivot: anchor, anchor };
}

function animationsOf({ animations, all }: SheetData): { animations?: Record<string, string[]> } {
  if (animations.length === 0) return {};
  return {
    animations: Object.fromEntries(
      animations.map(({ name, sprites: numbers }) => [name, numbers.map((number) => all[number].name)]),
    ),
  };
}

function linkedMeta(data: SheetData): Record<string, unknown> {
  const meta = metaOf(data);
  return data.others.length === 0 ? meta : { ...meta, related_multi_packs: data.others };
}

function round(value: number): number {
  return Number(value.toFixed(5));
}

export function print(data: unknown): string {
  return `${JSON.stringify(data, null, 1)}\n`;
}
