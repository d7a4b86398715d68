import type { ColorRecord, RawMatrix, RawPoint } from '../archive/rawTypes';
import type { Accessibility } from '../timeline/instances/readAccessibility';
import type { ParameterRecord } from '../timeline/instances/readParameters';
import type { PersistentDatum } from '../timeline/instances/readPersistentData';
import type { RunStyle } from '../timeline/texts/readRun';

/** The content of the stream `Contents`. */
export interface Catalogue {
  version: number;
  scenes: DocumentPage[];
  symbols: DocumentPage[];
  media: Medium[];
  folders: Folder[];
  fonts: Font[];
  nextScene: number;
  /** 0-based position of the open scene. */
  currentScene: number;
  stage: StageRecord | null;
  /** Publish settings by key, one map for each profile. */
  profiles: Map<string, string>[];
  legacy: Map<string, string>;
  colors: Swatch[];
  gradients: Swatch[];
  guides: { color: ColorRecord; isShown: boolean; isLocked: boolean; snaps: boolean } | null;
  sharedLibrary: string;
  snapping: Snapping | null;
  snapsToPixels: boolean;
  alignment: Alignment | null;
  perspective: PerspectiveRecord | null;
  accessibility: Accessibility | null;
  persistentData: PersistentDatum[];
  /** XMP. */
  metadata: string;
  mobileSettings: string;
  swcs: Swc[];
  /** The version of the program that wrote it; Flash 8 and newer. */
  majorVersion: number;
  buildNumber: number;
  /** As the program wrote it: `Saved by Adobe Flash Windows 10.0 build 544`. */
  savedBy: string;
}

/** A scene or a symbol (`CDocumentPage`). */
export interface DocumentPage {
  kind: 'page';
  stream: string;
  name: string;
  /** The number by which instances refer to a symbol; 0 for scenes. */
  number: number;
  type: 'graphic' | 'button' | 'movie clip' | 'ik container';
  item: ItemRecord;
  /** Seconds. */
  modified: number;
  source: { file: string; item: string };
  component: ComponentDefinition | null;
  /** Twips. */
  scaleGrid: RectangleRecord | null;
}

/** True for a symbol with parameters and a class of its own. */
export function isComponent({ component }: DocumentPage): boolean {
  return component !== null && (component.isComponent || component.className !== '');
}

export interface RectangleRecord {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The common fields of all library items. */
export interface ItemRecord {
  /** The id of its folder; empty for the root. */
  folder: string;
  /** `66e475b8-00000209`. */
  id: string;
  isOpen: boolean;
  linkage: LinkageRecord;
}

export interface LinkageRecord {
  exportsForScript: boolean;
  exportsForSharing: boolean;
  imports: boolean;
  exportsInFirstFrame: boolean;
  identifier: string;
  url: string;
  className: string;
  baseClass: string;
  sourceItem: string;
  /** Seconds. */
  sourceModified: number;
  sourceFile: string;
}

export interface Folder {
  name: string;
  item: ItemRecord;
}

export interface Font {
  name: string;
  number: number;
  time: number;
  style: RunStyle;
  item: ItemRecord;
}

export type Medium = Bitmap | Sound | Video | CompiledClip;

interface MediumBody {
  stream: string;
  name: string;
  number: number;
  /** The file that was imported. */
  source: string;
  /** Seconds. */
  time: number;
  item: ItemRecord;
}

export interface Bitmap extends MediumBody {
  kind: 'bitmap';
  /** 0 photo as imported, 1 lossless, 2 photo. */
  compression: number;
  quality: number;
  allowsSmoothing: boolean;
  deblocks: boolean;
}

export interface Sound extends MediumBody {
  kind: 'sound';
  /** Bit 0 stereo, bit 1 16 bit, bits 2 and 3 the rate: 5, 11, 22, 44 kHz. */
  format: number;
  samples: number;
  exportFormat: number;
  exportBits: number;
  deviceSound: string;
}

export interface Video extends MediumBody {
  kind: 'video';
}

/** A compiled clip (`CSwfPage`). */
export interface CompiledClip extends MediumBody {
  kind: 'compiled clip';
  component: ComponentDefinition;
  rootLinkage: string;
  box: RectangleRecord;
  playerVersion: number;
  scriptVersion: number;
  hashKey: string;
}

export interface ComponentDefinition {
  name: string;
  className: string;
  clip: Blob | null;
  livePreview: Blob | null;
  livePreview11: Blob | null;
  tooltip: string;
  parameters: ParameterRecord[];
  classProperties: string;
  isComponent: boolean;
  /** The frame that represents the component on the stage; null before CS3. */
  editFrame: number | null;
  /** Null before CS3. */
  least: { player: number; script: number } | null;
}

export interface Blob {
  source: string;
  bytes: Uint8Array;
}

export interface StageRecord {
  rulerUnit: number;
  showsGrid: boolean;
  width: number;
  height: number;
  /** Pixels. */
  gridStepX: number;
  previewMode: number;
  showsRulers: boolean;
  /** Low four bits: the view of the window; high four bits: its playback. */
  options: number;
  background: ColorRecord;
  gridColor: ColorRecord;
  frameRate: number;
}

export interface Swatch {
  kind: 'swatch';
  color: ColorRecord;
  gradient: { isRadial: boolean; matrix: RawMatrix; entries: { ratio: number; color: ColorRecord }[] } | null;
  hue: number;
  saturation: number;
  brightness: number;
}

export interface Snapping {
  /** Pixels. */
  gridStepY: number;
  toGrid: boolean;
  toObjects: boolean;
  gridAccuracy: number;
  guidesAccuracy: number;
}

/** Settings for snapping to the edges of objects; Flash MX 2004 and newer. */
export interface Alignment {
  isOn: boolean;
  verticalCenter: boolean;
  horizontalCenter: boolean;
  horizontalSpacing: number;
  verticalSpacing: number;
  borderSpacing: number;
}

/** The perspective of the stage; Flash CS4. */
export interface PerspectiveRecord {
  /** Degrees. */
  viewAngle: number;
  /** Twips. */
  vanishingPoint: RawPoint;
}

export interface Swc {
  hashKey: string;
  bytes: Uint8Array;
  classes: string[];
}
