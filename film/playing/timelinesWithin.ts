import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { layersOf } from '../../document/xfl/shownFrame';
import { readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { Film } from '../Film';

/** A symbol is shown as one of these; what is neither graphic nor button is a movie clip. */
type Kind = 'graphic' | 'button' | 'movie clip';

/** A timeline, and how it is shown. */
export interface ShownTimeline {
  readonly timeline: XmlNode;
  readonly kind: Kind;
}

/**
 * A timeline, and those of all symbols in it, at any depth: each once for each kind that it is shown as. Of buttons the
 * first frame counts.
 */
export function* timelinesWithin(timeline: XmlNode, film: Film): Generator<ShownTimeline> {
  const waiting: ShownTimeline[] = [{ timeline, kind: 'movie clip' }];
  const seen = { graphic: new Set<XmlNode>(), button: new Set<XmlNode>(), 'movie clip': new Set<XmlNode>() };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { timeline: inside, kind } = next;
    if (seen[kind].has(inside)) continue;
    seen[kind].add(inside);
    yield next;
    for (const keyframe of layersOf(inside).flatMap((layer) => layer.child('frames')?.children ?? [])) {
      if (kind === 'button' && readStart(keyframe) > 0) continue;
      for (const placed of placedOn(keyframe, film)) waiting.push(placed);
    }
  }
}

/** The timelines of the instances on a keyframe. */
function placedOn(keyframe: XmlNode, film: Film): Iterable<ShownTimeline> {
  const instances = new Map<string, ShownTimeline>();
  for (const element of keyframe.subtree()) {
    if (element.name !== 'DOMSymbolInstance') continue;
    const { path, symbolType: kind } = new DocumentInstance(element);
    const timeline = film.symbolOf(element);
    if (timeline) instances.set(`${kind} ${path}`, { timeline, kind });
  }
  return instances.values();
}
