import {
  endOf,
  type RandomDocument,
  type RandomElement,
  type RandomFrame,
  type RandomLayer,
} from '../../support/randomTimelines';

/** The published layers at a frame, the farthest first, worked out from the description alone. */
export function layersShown(
  random: RandomDocument,
  at: number,
): { elements: RandomElement[]; depth: number }[] {
  const { layers } = random;
  const shown = [...layers].reverse().flatMap((layer) => {
    const frame = frameAt(layer, at);
    if (!frame || layer.type !== 'normal' || isHidden(layer, random)) return [];
    return [{ elements: frame.elements, depth: depthOf(layer, frame, at) }];
  });
  return shown.sort((one, other) => other.depth - one.depth);
}

/** Everything that is on a timeline at a frame, in the same order: guides, masks and hidden layers too. */
export function standing({ layers }: RandomDocument, at: number): RandomElement[] {
  const shown = [...layers].reverse().flatMap((layer) => {
    const frame = frameAt(layer, at);
    return frame ? [{ elements: frame.elements, depth: depthOf(layer, frame, at) }] : [];
  });
  return shown.sort((one, other) => other.depth - one.depth).flatMap(({ elements }) => elements);
}

function frameAt({ frames }: RandomLayer, at: number): RandomFrame | undefined {
  return frames.find((frame) => at >= frame.start && at < endOf(frame));
}

/** A classic tween carries the depth to that of the next keyframe. */
function depthOf({ frames }: RandomLayer, frame: RandomFrame, at: number): number {
  const next = frames[frames.indexOf(frame) + 1] as RandomFrame | undefined;
  if (frame.tween !== 'motion' || !next) return frame.depth;
  return frame.depth + (next.depth - frame.depth) * ((at - frame.start) / (endOf(frame) - frame.start));
}

/** A hidden guide still leads; a hidden folder or mask hides what is below it. */
function isHidden(layer: RandomLayer, { layers, publishesHidden }: RandomDocument): boolean {
  if (publishesHidden) return false;
  if (layer.isHidden) return true;
  const above = layer.parent === undefined ? undefined : layers[layer.parent];
  if (!above) return false;
  return above.type === 'guide'
    ? isHidden({ ...above, isHidden: false }, { layers, publishesHidden })
    : isHidden(above, { layers, publishesHidden });
}
