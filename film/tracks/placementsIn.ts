import { concat } from '../../geometry/matrix';
import type { DisplayedLayer } from '../display/DisplayedLayer';
import { concatColors } from '../../document/xfl/ColorTransform';
import { leavesOf, type FilmElement } from '../records/FilmElement';
import type { TrackState, Track } from './Track';

/** The objects of a displayed layer, given the track of each. */
export function placementsIn(displayed: DisplayedLayer, tracks: readonly Track[]): TrackState[] {
  const leaves = displayed.elements.flatMap(leavesOf);
  const placements: TrackState[] = [];
  leaves.forEach((element, i) => {
    const track = tracks.at(i);
    if (track) placements.push(placementOf(element, track, displayed));
  });
  return placements;
}

function placementOf(
  element: FilmElement,
  track: Track,
  { matrix, color, blendMode }: DisplayedLayer,
): TrackState {
  const own = element.blendMode;
  return {
    track,
    element,
    matrix: concat(matrix, element.matrix),
    color: concatColors(color, element.color),
    blendMode: own === 'normal' ? blendMode : own,
  };
}
