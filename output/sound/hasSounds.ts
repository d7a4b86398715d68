import type { Film } from '../../film/Film';
import { DocumentInstance } from '../../document/xfl/instances/DocumentInstance';
import { notedKeyframes, soundCuesOf } from '../../film/playing/soundCues';
import { layersOf } from '../../document/xfl/shownFrame';
import { readStart } from '../../document/xfl/spans';
import type { XmlNode } from '../../document/xml/XmlNode';

/** A symbol is shown as one of these; what is neither graphic nor button is a movie clip. */
type Kind = 'graphic' | 'button' | 'movie clip';

/** True if a timeline, or a movie clip somewhere in it, has a sound on a keyframe. Graphics and buttons have none. */
export function hasSounds(timeline: XmlNode, film: Film): boolean {
  const waiting: [XmlNode, Kind][] = [[timeline, 'movie clip']];
  const seen = { graphic: new Set<XmlNode>(), button: new Set<XmlNode>(), 'movie clip': new Set<XmlNode>() };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [inside, kind] = next;
    if (seen[kind].has(inside)) continue;
    seen[kind].add(inside);
    if (kind === 'movie clip') {
      const keyframes = notedKeyframes(inside, film);
      if (soundCuesOf(keyframes).length > 0) return true;
    }
    for (const keyframe of layersOf(inside).flatMap((layer) => layer.child('frames')?.children ?? [])) {
      if (kind === 'button' && readStart(keyframe) > 0) continue;
      for (const placed of placedOn(keyframe, film)) waiting.push(placed);
    }
  }
  return false;
}

/** The timelines of the instances on a keyframe. */
function placedOn(keyframe: XmlNode, film: Film): Iterable<[XmlNode, Kind]> {
  const instances = new Map<string, [XmlNode, Kind]>();
  for (const element of keyframe.subtree()) {
    if (element.name !== 'DOMSymbolInstance') continue;
    const { path, symbolType: kind } = new DocumentInstance(element);
    const content = film.symbolOf(element);
    if (!content) continue;
    instances.set(`${kind} ${path}`, [content, kind]);
  }
  return instances.values();
}
