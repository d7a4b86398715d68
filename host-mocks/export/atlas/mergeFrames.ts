import type { AtlasData, AtlasFrame, AtlasInstance, AtlasLayer } from './AtlasData';

/**
 * The same animation with equal neighbours as one frame that lasts longer. Graphics that loop run on within it, as
 * readers let them.
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
    if (isNext && runsOn(last, frame, frameCounts)) last.duration++;
    else merged.push({ ...frame });
  }
  return merged;
}

/** True when the later frame shows what the first one has come to by then. */
function runsOn(first: AtlasFrame, later: AtlasFrame, frameCounts: ReadonlyMap<string, number>): boolean {
  const elapsed = first.duration;
  const expected = first.elements.map((element) => {
    const instance = element.SYMBOL_Instance;
    return instance?.firstFrame === undefined
      ? element
      : {
          ...element,
          SYMBOL_Instance: advanced(instance, elapsed, frameCounts.get(instance.SYMBOL_name) ?? 1),
        };
  });
  return JSON.stringify(expected) === JSON.stringify(later.elements);
}

function advanced(instance: AtlasInstance, elapsed: number, count: number): AtlasInstance {
  const { firstFrame = 0, loop } = instance;
  if (loop === 'singleframe') return instance;
  const frame = firstFrame + elapsed;
  return { ...instance, firstFrame: loop === 'loop' ? frame % count : Math.min(frame, count - 1) };
}
