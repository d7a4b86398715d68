/**
 * A document as a small object, for tests:
 *
 *     createHost({
 *       width: 800, height: 600, frameRate: 30,
 *       library: [
 *         { name: 'ui/star', type: 'movie clip', linkageClassName: 'Star',
 *           layers: [{ elements: [{ shape: 'rectangle', width: 40, height: 20, fill: '#FF0000' }] }] },
 *         { name: 'photo', type: 'bitmap', width: 320, height: 200 },
 *       ],
 *       layers: [
 *         { name: 'labels', frames: [{ duration: 10, name: 'start' }, { index: 10, script: 'stop();' }] },
 *         { name: 'stars', locked: true, elements: [{ item: 'ui/star', name: 'a', x: 10, y: 20, rotation: 45 }] },
 *       ],
 *     });
 *
 * Layers are listed from the top, elements from the back, as in the host. A document has `layers` (one scene called
 * "Scene 1") or `scenes`. A layer has `elements` (one keyframe) or `frames`. Folders that are named in paths of items
 * are created. Lengths are pixels, angles degrees, times frames; omitted members have the host's defaults.
 */
export interface DocumentLiteral extends TimelineLiteral {
  /** File name; without it the document is untitled. */
  name?: string;
  width?: number;
  height?: number;
  frameRate?: number;
  backgroundColor?: string;
  /** Index of the current scene, from 0. */
  currentTimeline?: number;
  scenes?: (TimelineLiteral & { name?: string })[];
  library?: ItemLiteral[];
  docClass?: string;
  asVersion?: number;
  /** Further attributes of `DOMDocument`. */
  attributes?: AttributesLiteral;
}

/** Attributes of the document format, for what the notation does not cover. */
export type AttributesLiteral = Record<string, string | number | boolean>;

export interface TimelineLiteral {
  currentFrame?: number;
  layers?: LayerLiteral[];
}

export type ItemType =
  | 'movie clip'
  | 'graphic'
  | 'button'
  | 'component'
  | 'folder'
  | 'bitmap'
  | 'sound'
  | 'video'
  | 'font'
  | 'compiled clip';

export interface ItemLiteral extends TimelineLiteral {
  /** Full path, folders separated by `/`. */
  name: string;
  /** Default `movie clip`. */
  type?: ItemType;
  /** Exports the item for ActionScript. */
  linkageClassName?: string;
  linkageBaseClass?: string;
  linkageIdentifier?: string;
  linkageExportForAS?: boolean;
  linkageExportInFirstFrame?: boolean;
  /** For bitmaps and videos. */
  width?: number;
  height?: number;
  /** For fonts. */
  font?: string;
  attributes?: AttributesLiteral;
}

export interface LayerLiteral {
  /** Default `Layer 1`, … from the bottom. */
  name?: string;
  /** Default `normal`; `guided` and `masked` follow from the parent. */
  type?: 'normal' | 'guide' | 'mask' | 'folder';
  /** Name of the folder, mask or guide above that the layer belongs to. */
  parent?: string;
  locked?: boolean;
  visible?: boolean;
  outline?: boolean;
  color?: string;
  /** The current layer of the timeline; by default the top one. */
  current?: boolean;
  frames?: FrameLiteral[];
  /** Shorthand for one keyframe with these elements. */
  elements?: ElementLiteral[];
  /** Duration in frames of the keyframe of `elements`. */
  duration?: number;
  attributes?: AttributesLiteral;
}

export interface FrameLiteral {
  /** Default: the end of the previous keyframe. */
  index?: number;
  /** Default 1. */
  duration?: number;
  name?: string;
  labelType?: 'name' | 'comment' | 'anchor';
  tweenType?: 'motion' | 'shape';
  tweenEasing?: number;
  script?: string;
  /** Path of the sound. */
  sound?: string;
  elements?: ElementLiteral[];
  attributes?: AttributesLiteral;
}

/** The members that all elements have. */
export interface PlacementLiteral {
  name?: string;
  /**
   * Position of the registration point; for shapes and primitives, the upper left corner (scripts read their centre).
   */
  x?: number;
  y?: number;
  scaleX?: number;
  scaleY?: number;
  rotation?: number;
  skewX?: number;
  skewY?: number;
  /** Instead of the members above. */
  matrix?: { a?: number; b?: number; c?: number; d?: number; tx?: number; ty?: number };
  transformationPoint?: { x: number; y: number };
  selected?: boolean;
  locked?: boolean;
  attributes?: AttributesLiteral;
}

/** An instance of a library item; its kind is that of the item (a symbol if there is no such item). */
export interface InstanceLiteral extends PlacementLiteral {
  item: string;
  /** Type of the instance; default: that of the item. */
  symbolType?: 'movie clip' | 'graphic' | 'button';
  visible?: boolean;
  /** 0 to 100. */
  alpha?: number;
  blendMode?: string;
  /** For graphics. */
  loop?: string;
  firstFrame?: number;
}

export interface TextLiteral extends PlacementLiteral {
  text: string;
  /** Default `static`. */
  textType?: 'static' | 'dynamic' | 'input';
  width?: number;
  height?: number;
  size?: number;
  face?: string;
  color?: string;
}

/** A raw shape: a rectangle or oval drawn into the frame. */
export interface ShapeLiteral extends PlacementLiteral {
  shape: 'rectangle' | 'oval' | 'line';
  width?: number;
  height?: number;
  /** `#RRGGBB`, null for none; default black. */
  fill?: string | null;
  /** `#RRGGBB`, null for none; default none (black for a line). */
  stroke?: string | null;
  strokeWidth?: number;
  /** A drawing object with a matrix, instead of a shape that is merged into the frame. */
  drawingObject?: boolean;
}

/** A rectangle or oval primitive. */
export interface PrimitiveLiteral extends PlacementLiteral {
  primitive: 'rectangle' | 'oval';
  width?: number;
  height?: number;
  fill?: string | null;
  stroke?: string | null;
  strokeWidth?: number;
}

/** The positions of members are in the coordinates of the timeline, not of the group. */
export interface GroupLiteral extends PlacementLiteral {
  group: ElementLiteral[];
}

export type ElementLiteral = InstanceLiteral | TextLiteral | ShapeLiteral | PrimitiveLiteral | GroupLiteral;
