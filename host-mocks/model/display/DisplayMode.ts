/** Which layers of a timeline count, and how they are seen. */
export interface DisplayMode {
  /** Guide layers count, as in the editor. */
  readonly guides: boolean;
  /** Hidden layers count, and those in hidden folders. */
  readonly hidden: boolean;
  /**
   * What mask layers do. `clip`: they show nothing themselves and clip the layers below them. `paint`: they are layers
   * like others. `list`: they stand among the layers, and those below them name them, as in formats that have masks.
   */
  readonly masks: 'clip' | 'paint' | 'list';
  /** Scenes are seen through their camera. */
  readonly camera: boolean;
}

/** The timeline as the editor measures it: everything that stands on it, where it stands. */
export const EDITED: DisplayMode = { guides: true, hidden: true, masks: 'paint', camera: false };

/** The timeline as it is published. @param hidden - what the document's publish settings say about hidden layers */
export function published(hidden: boolean): DisplayMode {
  return { guides: false, hidden, masks: 'clip', camera: true };
}

/** The same layers, with masks that paint: what a mask layer shows, in symbols on it too (players know no mask of a mask). */
export function paintingMasks(mode: DisplayMode): DisplayMode {
  return mode.masks === 'paint' ? mode : { ...mode, masks: 'paint' };
}
