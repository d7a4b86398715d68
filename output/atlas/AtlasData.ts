/** The words of `Animation.json`, as Animate's exporter writes them with full keys. */
export interface AtlasData {
  ANIMATION: AtlasSymbol & { name: string };
  SYMBOL_DICTIONARY: { Symbols: AtlasSymbol[] };
  metadata: { framerate: number };
}

export interface AtlasSymbol {
  SYMBOL_name: string;
  TIMELINE: { LAYERS: AtlasLayer[] };
}

export interface AtlasLayer {
  Layer_name: string;
  /** `Clipper` for masks. */
  Layer_type?: string;
  /** The name of the mask that clips the layer. */
  Clipped_by?: string;
  Frames: AtlasFrame[];
}

export interface AtlasFrame {
  /** A label. */
  name?: string;
  index: number;
  duration: number;
  elements: AtlasElement[];
}

export interface AtlasElement {
  SYMBOL_Instance?: AtlasInstance;
  ATLAS_SPRITE_instance?: AtlasSprite;
}

/** A picture of the sprite map, by its name, and where its corner is. */
export interface AtlasBitmap {
  name: string;
  Position: { x: number; y: number };
}

export interface AtlasSprite extends AtlasBitmap {
  Matrix3D: Matrix3D;
  DecomposedMatrix: DecomposedMatrix;
}

export interface AtlasInstance {
  SYMBOL_name: string;
  Instance_Name: string;
  /** The picture of a symbol that has no timeline here. */
  bitmap?: AtlasBitmap;
  symbolType: 'graphic' | 'movieclip' | 'button';
  /** Of graphics. */
  firstFrame?: number;
  loop?: 'loop' | 'playonce' | 'singleframe';
  transformationPoint: { x: number; y: number };
  Matrix3D: Matrix3D;
  DecomposedMatrix: DecomposedMatrix;
  color?: Record<string, string | number>;
  filters?: unknown;
  blend?: number;
}

export type Matrix3D = Record<string, number>;

interface Vector {
  x: number;
  y: number;
  z: number;
}

export interface DecomposedMatrix {
  Position: Vector;
  Rotation: Vector;
  Scaling: Vector;
}
