/** Which layers of a timeline count, and how they are seen. */
export interface DisplayMode {
  /** Guide layers count, as in the editor. */
  readonly guides: boolean;
  /** Hidden layers count, and those in hidden folders. */
  readonly hidden: boolean;
  /**
   * What mask layers do. `clip`: they show nothing themselves and clip the layers below them. `paint`: they are layers
   * like others. `list`: they are among the layers, and those below them name them, as in formats that have masks.
   * `ignore`: they show nothing, and what is below them is whole. `only`: they are layers like others, and what they
   * mask shows nothing.
   */
  readonly masks: 'clip' | 'paint' | 'list' | 'ignore' | 'only';
  /** Scenes are seen through their camera. */
  readonly camera: boolean;
  /** Layers are as large as their depth makes them. */
  readonly depth: boolean;
}

/** The timeline as the editor measures it: everything that is on it, where it is. */
export const EDITED: DisplayMode = { guides: true, hidden: true, masks: 'paint', camera: false, depth: true };

/** The timeline as it is published. @param hidden - what the document's publish settings say about hidden layers */
export function published(hidden: boolean): DisplayMode {
  return { guides: false, hidden, masks: 'clip', camera: true, depth: true };
}

/**
 * The layers of a symbol that is on a mask layer: there is no mask of a mask. Flash Player leaves out the mask layer
 * and counts all that it masks. The publisher of HTML5 Canvas counts the mask layer, and leaves out what it masks.
 */
export function withinMask(mode: DisplayMode, isCanvas: boolean): DisplayMode {
  return { ...mode, masks: isCanvas ? 'only' : 'ignore' };
}

/** The same layers, with masks that are layers like others. */
export function paintingMasks(mode: DisplayMode): DisplayMode {
  return mode.masks === 'paint' ? mode : { ...mode, masks: 'paint' };
}
