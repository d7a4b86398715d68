import type { TrackState } from '../../../film/tracks/Track';
import type { Composition } from '../film/Composition';
import type { LayerContent } from '../film/trackLayers';
import { bitmapFillLayers } from './bitmapFillLayers';
import { paintedParts } from './paintedParts';
import { partItems, stillPart, type PaintedPart } from './PaintedPart';

/** A shape: a layer of shapes; one with bitmaps as its fills is a composition. */
export function shapeContent({ element }: TrackState, composition: Composition): LayerContent | undefined {
  const parts = paintedParts(element, composition);
  if (parts.length === 0) return undefined;
  const painted = parts.filter((part) => part.kind === 'paint');
  if (painted.length === parts.length) return { members: shapeMembers(painted) };
  return bitmapFillLayers(parts, composition);
}

/** The members of a shape layer. @param parts - from the back to the front */
export function shapeMembers(parts: readonly PaintedPart[]): LayerContent['members'] {
  const shapes = [...parts].reverse().flatMap((part) => partItems(part, stillPart(part), parts.length === 1));
  return { ty: 4, shapes };
}
