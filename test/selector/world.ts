/** Plain objects with the host's property names: what the matcher and its oracle are both asked about. */
export interface Thing {
  [property: string]: unknown;
  name: string;
  libraryItem?: Thing;
  members?: Thing[];
  timeline?: Timeline;
}

export interface Timeline {
  layers: { layerType: string; frames: Keyframe[] }[];
}

/** Listed once per frame that it lasts. */
export interface Keyframe {
  startFrame: number;
  duration: number;
  elements: Thing[];
  tweenType: string;
  actionScript: string;
  soundLibraryItem: Thing | null;
}

export interface World {
  timelines: Timeline[];
  library: { items: Thing[]; getSelectedItems(): Thing[] };
}

export function distinct<T>(list: T[]): T[] {
  return [...new Set(list)];
}

export function keyframesOf(timeline: Timeline): Keyframe[] {
  return timeline.layers.flatMap((layer) => distinct(layer.frames));
}

export function elementsOf(timeline: Timeline): Thing[] {
  return distinct(keyframesOf(timeline).flatMap((keyframe) => keyframe.elements));
}
