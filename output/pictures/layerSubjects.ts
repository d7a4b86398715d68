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
  const layers = timeline?.layers ?? [];
  return [...layers].reverse().map((layer) => {
    const others = layers.filter((other) => other !== layer);
    const parts = (frame: number, drawing: Drawing): FramePart[] =>
      subject.parts?.(frame, drawing, layer) ?? [];
    return {
      ...subject,
      name: layer.name,
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
