import { LAYER } from '../../document/xfl/schema/timelineSchema';
import { layersOf } from '../../document/xfl/shownFrame';
import { emptyBox, unite } from '../../geometry/Box';
import type { Drawing } from '../svg/Drawing';
import type { FramePart } from '../svg/frameRegion';
import type { ExportSubject } from './ExportSubject';

/**
 * The layers of a scene or symbol, each drawn alone as in the whole picture: by its depth, through the camera, clipped by
 * its mask. From the back to the front. They are transparent, and as large as what they paint.
 */
export function layerSubjects(subject: ExportSubject): ExportSubject[] {
  const { timeline } = subject;
  const layers = timeline ? layersOf(timeline) : [];
  return [...layers].reverse().map((layer) => {
    const others = layers.filter((other) => other !== layer);
    const parts = (frame: number, drawing: Drawing): FramePart[] =>
      (subject.parts?.(frame, drawing) ?? []).filter(({ node }) => isOn(node, layer));
    return {
      ...subject,
      name: LAYER.name.read(layer),
      stage: undefined,
      ground: undefined,
      draw: (frame, drawing, without) =>
        subject.draw(frame, drawing, new Set([...others, ...(without ?? [])])),
      region: (frame, drawing) => {
        const box = emptyBox();
        for (const part of parts(frame, drawing)) unite(box, part.box);
        return box;
      },
      parts,
    };
  });
}

/** True for an element of a layer, and for one of no layer, which a tween made. */
function isOn(element: FramePart['node'], layer: FramePart['node']): boolean {
  for (let node: typeof element | null = element; node; node = node.parent) {
    if (node.name === 'DOMLayer') return node === layer;
  }
  return true;
}
