import type { AtlasData, AtlasFrame, AtlasLayer } from './AtlasData';

/**
 * The same animation with equal neighbours as one frame that lasts longer. Graphics that run have a frame for each of
 * theirs: some readers let them run on within a longer frame, others do not.
 *
 * @param frameCounts - frames of the symbols, by name
 */
export function mergeFrames(data: AtlasData, frameCounts: ReadonlyMap<string, number>): AtlasData {
  const merged = (layers: AtlasLayer[]): AtlasLayer[] =>
    layers.map((layer) => ({ ...layer, Frames: mergeRuns(layer.Frames, frameCounts) }));
  return {
    ...data,
    ANIMATION: { ...data.ANIMATION, TIMELINE: { LAYERS: merged(data.ANIMATION.TIMELINE.LAYERS) } },
    SYMBOL_DICTIONARY: {
      Symbols: data.SYMBOL_DICTIONARY.Symbols.map((symbol) => ({
        ...symbol,
        TIMELINE: { LAYERS: merged(symbol.TIMELINE.LAYERS) },
      })),
    },
  };
}

function mergeRuns(frames: readonly AtlasFrame[], frameCounts: ReadonlyMap<string, number>): AtlasFrame[] {
  const merged: AtlasFrame[] = [];
  for (const frame of frames) {
    const last = merged.at(-1);
    const isNext = last && last.index + last.duration === frame.index && frame.name === undefined;
    if (isNext && isSame(last, frame) && !runs(frame, frameCounts)) last.duration++;
    else merged.push({ ...frame });
  }
  return merged;
}

function isSame(one: AtlasFrame, other: AtlasFrame): boolean {
  return one.elements === other.elements || JSON.stringify(one.elements) === JSON.stringify(other.elements);
}

/** True when a graphic shows another frame of its symbol next. */
function runs({ elements }: AtlasFrame, frameCounts: ReadonlyMap<string, number>): boolean {
  return elements.some(({ SYMBOL_Instance: instance }) => {
    if (instance?.firstFrame === undefined || instance.loop === 'singleframe') return false;
    const count = frameCounts.get(instance.SYMBOL_name) ?? 1;
    return instance.loop === 'loop' ? count > 1 : instance.firstFrame < count - 1;
  });
}
