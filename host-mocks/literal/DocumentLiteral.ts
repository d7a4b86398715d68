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
 * Layers stand top first, elements back to front, as the host lists them. A document has `layers` (one scene called
 * "Scene 1") or `scenes`. A layer has `elements` (one keyframe) or `frames`. Folders of items are made where paths
 * name them. Lengths are pixels, angles degrees, times frames; what is left out has the host's default.
 */
export interface DocumentLiteral extends TimelineLiteral {
  /** File name; an untitled document without. */
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

/** Attributes as the document format has them, for what the notation does not cover. */
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
  /** Of bitmaps and videos. */
  width?: number;
  height?: number;
  /** Of fonts. */
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
  /** Short for one keyframe with these elements. */
  elements?: ElementLiteral[];
  /** Frames that the keyframe of `elements` holds for. */
  duration?: number;
  attributes?: AttributesLiteral;
}

export interface FrameLiteral {
  /** Default: where the frame before ends. */
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
  /** Place of the registration point; of shapes and primitives the upper left corner (scripts read their centre). */
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

/** An instance of a library item; the kind follows from the item (a symbol where there is none). */
export interface InstanceLiteral extends PlacementLiteral {
  item: string;
  /** Of the instance; by default the item's. */
  symbolType?: 'movie clip' | 'graphic' | 'button';
  visible?: boolean;
  /** 0 to 100. */
  alpha?: number;
  blendMode?: string;
  /** Of graphics. */
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
  /** A shape of its own, with a matrix, instead of one merged into the frame. */
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

/** Members are placed in the coordinates of the timeline, not of the group. */
export interface GroupLiteral extends PlacementLiteral {
  group: ElementLiteral[];
}

export type ElementLiteral = InstanceLiteral | TextLiteral | ShapeLiteral | PrimitiveLiteral | GroupLiteral;
