import { concat } from '../../geometry/matrix';
import type { DisplayedLayer } from '../display/DisplayedLayer';
import { concatColors, readColorTransform } from '../../document/xfl/ColorTransform';
import { readMatrix } from '../../document/xfl/nodeMatrix';
import { BLENDING } from '../../document/xfl/schema/effectSchema';
import type { XmlNode } from '../../document/xml/XmlNode';
import { leavesOf } from './leaves';
import type { TrackState, Track } from './Track';

/** The objects of a displayed layer, given the track of each. */
export function placementsIn(displayed: DisplayedLayer, tracks: readonly Track[]): TrackState[] {
  const leaves = displayed.elements.flatMap(leavesOf);
  const placements: TrackState[] = [];
  leaves.forEach((node, i) => {
    const track = tracks.at(i);
    if (track) placements.push(placementOf(node, track, displayed));
  });
  return placements;
}

function placementOf(node: XmlNode, track: Track, { matrix, color, blendMode }: DisplayedLayer): TrackState {
  const own = BLENDING.blendMode.read(node);
  return {
    track,
    node,
    matrix: concat(matrix, readMatrix(node)),
    color: concatColors(color, readColorTransform(node)),
    blendMode: own === 'normal' ? blendMode : own,
  };
}
