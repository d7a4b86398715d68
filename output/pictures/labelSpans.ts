import { frameCountOf, layersOf } from '../../document/xfl/shownFrame';
import { readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { LabelSpan } from './LabelSpan';

/** The labelled spans of a `DOMTimeline`: each lasts to the next label, on whatever layer, or to the end. */
export function labelSpans(timeline: XmlNode): LabelSpan[] {
  const starts = new Map<number, string>();
  for (const layer of layersOf(timeline)) {
    for (const frame of layer.child('frames')?.children ?? []) {
      const name = frame.attr('name');
      const at = readStart(frame);
      if (name === undefined || name === '' || frame.attr('labelType') === 'comment') continue;
      if (!starts.has(at)) starts.set(at, name);
    }
  }
  const sorted = [...starts].sort(([a], [b]) => a - b);
  const end = frameCountOf(timeline);
  return sorted.map(([from, name], index) => ({ name, from, to: (sorted[index + 1]?.[0] ?? end) - 1 }));
}
