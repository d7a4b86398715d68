/** A keyframe: first frame, length, label, tween, number of elements. */
export type SpanShape = [number, number, string, string, number];

/** A layer: name, type, name of its parent, keyframes. */
export type LayerShape = [string, string, string | null, SpanShape[]];

/** Reads a timeline as plain lists, keyframe by keyframe, without the library. */
export function shapeOf(timeline: Timeline): LayerShape[] {
  return timeline.layers.map((layer) => {
    const parent = layer.parentLayer as Layer | null;
    return [layer.name, layer.layerType, parent && parent.name, spansOf(layer)];
  });
}

export function spansOf(layer: Layer): SpanShape[] {
  return [...new Set(layer.frames)].map((frame) => [
    frame.startFrame,
    frame.duration,
    frame.name,
    frame.tweenType,
    frame.elements.length,
  ]);
}

/** Every timeline of a document that has more than one keyframe or layer, by name. */
export function shapesOf(document: Document): [string, LayerShape[]][] {
  const symbols = document.library.items.flatMap((item) => (item as SymbolItem).timeline ?? []);
  return [...document.timelines, ...symbols].map((timeline) => [timeline.name, shapeOf(timeline)]);
}

/** What a user has chosen: it must be the same after every method that is not there to choose. */
export function choiceOf(document: Document): unknown {
  const timeline = document.getTimeline();
  return {
    timeline: timeline.name,
    layer: timeline.layers[timeline.currentLayer].name,
    frame: timeline.currentFrame,
    frames: timeline.getSelectedFrames(),
    layers: timeline.getSelectedLayers().map((index) => timeline.layers[index].name),
    elements: (document.selection ?? []).length,
  };
}

/** True when the keyframes of a layer follow one another from 0 without a gap. */
export function isContiguous(layer: Layer): boolean {
  let end = 0;
  for (const [start, duration] of spansOf(layer)) {
    if (start !== end || duration < 1) return false;
    end = start + duration;
  }
  return layer.frameCount === end;
}
