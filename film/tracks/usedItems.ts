import type { XmlNode } from '../../document/xml/XmlNode';
import type { CompiledTimeline } from './CompiledTimeline';
import { itemPathOf } from '../../document/xfl/itemPathOf';

/** The items that a timeline shows or plays itself, by path: not those within its symbols. */
export interface UsedItems {
  /** Symbols and components. */
  readonly symbols: ReadonlySet<string>;
  /** Placed ones, and those that fill shapes. */
  readonly bitmaps: ReadonlySet<string>;
  readonly sounds: ReadonlySet<string>;
}

export function usedItems(timeline: CompiledTimeline): UsedItems {
  const symbols = new Set<string>();
  const bitmaps = new Set<string>();
  for (const { kind, path, source } of timeline.layers.flatMap(({ tracks }) => tracks)) {
    if (kind === 'symbol' || kind === 'component') symbols.add(path);
    else if (kind === 'bitmap') bitmaps.add(path);
    else if (kind === 'shape') for (const fill of bitmapFills(source)) bitmaps.add(fill);
  }
  return { symbols, bitmaps, sounds: new Set(timeline.sounds.map(({ path }) => path)) };
}

function bitmapFills(shape: XmlNode): string[] {
  const paths: string[] = [];
  for (const list of [shape, shape.child('fills'), shape.child('strokes')]) {
    if (!list || (list === shape && shape.name === 'DOMShape')) continue;
    for (const node of list.subtree())
      if (node.name === 'BitmapFill') paths.push(itemPathOf(node, 'bitmapPath'));
  }
  return paths;
}
