import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmLayer } from '../../film/records/FilmTimeline';
import { emptyBox, unite } from '../../geometry/Box';
import type { Drawing } from '../svg/Drawing';
import type { FramePart } from '../svg/frameRegion';
import type { ExportSubject } from './ExportSubject';

/**
 * The layers of a scene or symbol, each drawn alone as in the whole picture: by its depth, through the camera, clipped by
 * its mask. From the back to the front. They are transparent, and as large as what they paint.
 */
export function layerSubjects(subject: ExportSubject): ExportSubject[] {
  const layers = subject.timeline?.layers ?? [];
  const owners = ownersOf(layers);
  return [...layers].reverse().map((layer) => {
    const others = layers.filter((other) => other !== layer);
    // What a tween made is on no layer: it may be on this one.
    const isHere = ({ element }: FramePart): boolean => (owners.get(element) ?? layer) === layer;
    const parts = (frame: number, drawing: Drawing): FramePart[] =>
      (subject.parts?.(frame, drawing) ?? []).filter(isHere);
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

function ownersOf(layers: readonly FilmLayer[]): Map<FilmElement, FilmLayer> {
  const owners = new Map<FilmElement, FilmLayer>();
  for (const layer of layers)
    for (const { elements } of layer.keyframes) for (const element of elements) owners.set(element, layer);
  return owners;
}
