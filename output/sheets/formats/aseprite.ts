import type { SheetData } from '../Sprite';
import { entryOf, metaOf, print } from './json';

/** The JSON that Aseprite writes with the file names `{frame}`: durations, and a tag for each animation. */
export function aseprite(data: SheetData): string {
  const frames = data.sprites.map((sprite, index) => [
    String(index),
    { ...entryOf(sprite), duration: Math.round(sprite.duration) },
  ]);
  const frameTags = data.animations.map(({ name, sprites }) => ({
    name,
    from: sprites[0],
    to: sprites[sprites.length - 1],
    direction: 'forward',
    color: '#000000ff',
  }));
  const meta = { ...metaOf(data), frameTags, layers: [], slices: [] };
  return print({ frames: Object.fromEntries(frames) as unknown, meta });
}
