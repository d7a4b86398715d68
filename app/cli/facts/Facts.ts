/** What is set on a thing, by the names of the document format: `blendMode`, `color.alphaMultiplier`, `fills.1.color`. */
export type FactProperties = Record<string, string>;

/** What reports call the settings of a document, and those of its publishing: they belong to no scene or item. */
export const STAGE = 'stage';
export const PUBLISHING = 'publishing';

/** A document in facts: plain data, without the state of the editor (selection, playhead). */
export interface DocumentFacts {
  name: string;
  width: number;
  height: number;
  frameRate: number;
  backgroundColor: string;
  properties: FactProperties;
  /** The publish settings of the document. */
  publishing: FactProperties;
  scenes: TimelineFacts[];
  library: ItemFacts[];
}

export interface TimelineFacts {
  name: string;
  /** Top first. */
  layers: LayerFacts[];
}

export interface LayerFacts {
  name: string;
  type: string;
  /** Name of the folder, mask or guide that it belongs to. */
  parent?: string;
  visible: boolean;
  locked: boolean;
  properties: FactProperties;
  frames: FrameFacts[];
}

/** A keyframe with its span. */
export interface FrameFacts {
  /** From 0. */
  start: number;
  duration: number;
  label?: string;
  script?: string;
  properties: FactProperties;
  /** Back to front. */
  elements: ElementFacts[];
}

export interface ElementFacts {
  /** The element of the document format: `DOMSymbolInstance`, `DOMShape` … */
  kind: string;
  name: string;
  /** What it is, in words. */
  description: string;
  item?: string;
  text?: string;
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  skew: number;
  properties: FactProperties;
  members?: ElementFacts[];
}

export interface ItemFacts {
  name: string;
  type: string;
  id?: string;
  linkageClassName?: string;
  properties: FactProperties;
  /** Of symbols. */
  layers?: LayerFacts[];
}
