// What the page and the Worker that holds the document say to each other. Frames count from 0.

/** A scene by its index, or a symbol by its path: on its own, or within the instances that it was opened through. */
export type TimelineId = { scene: number } | { symbol: string; within?: InstancePlace[] };

/** An instance that is open in place. Of several, the outermost comes first. */
export interface InstancePlace {
  /** The timeline that it is on; the instances before it say what is around that timeline. */
  id: { scene: number } | { symbol: string };
  frame: number;
  /** The index of its layer, and its own index there at that frame. */
  layer: number;
  index: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of a matrix: `a`, `b`, `c`, `d`, `tx`, `ty`. */
export type Matrix6 = readonly [number, number, number, number, number, number];

/** The part of a timeline's plane that a picture shows, in pixels. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ItemInfo {
  /** The path in the library. */
  path: string;
  /** The host's `itemType`. */
  type: string;
  /** The class by which scripts of the movie use it; empty for none. */
  linkage: string;
  /** Of sounds their length, rate and format; of bitmaps their size; else empty. */
  facts: string;
}

/** Null where several that are selected do not have the same. */
export type PropertyValue = string | number | boolean | null;

/** Properties that are shown together: their names as scripts write them. */
export interface PropertyGroup {
  title: string;
  rows: [name: string, value: PropertyValue][];
  /** Of an ease or a property that moves: the progress at equal distances of time, from 0 to 1 or outside. */
  curve?: number[];
}

/** What is selected outside of the stage. A layer is its index on the timeline that is shown. */
export type Selection =
  | { kind: 'item'; path: string }
  | { kind: 'layer'; layer: number }
  | { kind: 'keyframe'; layer: number };

export interface DocumentInfo {
  name: string;
  width: number;
  height: number;
  /** Frames in a second. */
  frameRate: number;
  /** `#RRGGBB` */
  background: string;
  /** Names of the scenes, in their order. */
  scenes: string[];
  /** Folders included, in the order of the library. */
  items: ItemInfo[];
  /** Faults of the document that did not keep it from opening. */
  warnings: string[];
  /** What is shown first: the first scene; the first symbol with something in it where all scenes are empty. */
  start: TimelineId;
  properties: PropertyGroup[];
}

export interface KeyframeInfo {
  start: number;
  duration: number;
  /** The host's `tweenType`: `none`, `motion`, `motion object` or `shape`. */
  tween: string;
  /** The name; empty for none. */
  label: string;
  /** The host's `labelType`. */
  labelType: string;
  hasScript: boolean;
  hasSound: boolean;
  /** Elements that are on it. */
  elements: number;
}

export interface LayerInfo {
  name: string;
  /** The host's `layerType`. */
  type: string;
  /** `#RRGGBB` */
  color: string;
  visible: boolean;
  locked: boolean;
  /** True where its pictures show something of it by itself: folders, guides, masks and the camera do not. */
  isDrawn: boolean;
  /** True where its pictures show something of it in the editor and not in the published movie. */
  isUnpublished: boolean;
  /** The index of the folder, mask or guide that it belongs to; null for none. */
  parent: number | null;
  keyframes: KeyframeInfo[];
}

export interface TimelineInfo {
  id: TimelineId;
  name: string;
  frameCount: number;
  /** Top first. */
  layers: LayerInfo[];
  /** What pictures of its frames show: the stage, room for what the symbol shows, or what is around it. */
  view: View;
  /** From its plane to that of its pictures: `a`, `b`, `c`, `d`, `tx`, `ty`. */
  matrix: Matrix6;
  /** Why its first picture is blank, in a sentence; empty where it is not. */
  blank: string;
}

/** Which layers of a timeline are shown, and how, by their indices. */
export interface ShownLayers {
  /** Those that are left out. */
  without?: number[];
  /** Those that are shown as outlines in their colour. */
  outlined?: number[];
  /** True for guide layers and hidden layers too, which are not published. */
  showsAll?: boolean;
  /** Frames before and after the one that is shown that are seen through; a film has none. */
  onion?: { before: number; after: number };
}

export interface FramePicture {
  /** An SVG document. */
  svg: string;
  /** Things that the picture does not show, each with the number of times. */
  notDrawn: [what: string, times: number][];
}

/** A timeline as players of the published movie show it: its movie clips play, and scripts of `stop()` and its like are obeyed. */
export interface FilmInfo {
  /** Frames until every clip has been through all of its frames. */
  frameCount: number;
  /** True if it shows anything other than the frames of the timeline in their order. */
  differsFromTimeline: boolean;
}

/** Samples of a sound. */
export interface HeardSamples {
  /** Samples of a channel in a second. */
  rate: number;
  channels: 1 | 2;
  /** From -32768 to 32767; of two channels the left sample first. */
  samples: Int16Array;
}

/** A piece of a mix, which follows the one before it. After the end of the mix it has no samples. */
export interface MixPiece extends HeardSamples {
  /** What cannot be heard, and why: one line for each sound that the mix reached since the previous piece. */
  silent: string[];
}

/** Frames that follow one another. */
export interface PlayedFrames {
  /** The frame that is played first. */
  from: number;
  first: number;
  last: number;
  /** True if the first frame follows the last. */
  loops: boolean;
}

/** What can be picked. */
export interface PickOptions {
  /** True for what is on guide layers and hidden layers too. */
  showsAll?: boolean;
  /** Only the element of that layer that has that box. */
  only?: { layer: number; box: Box };
}

/** An element of a frame that the user points at. */
export interface Picked {
  /** The name of the instance; empty for none. */
  name: string;
  /** What it is, in words: `movie clip`, `shape`. */
  kind: string;
  /** The path of its library item; empty for none. */
  item: string;
  /** The index of its layer. */
  layer: number;
  /** Its script; empty for none. */
  script: string;
  /** True if its item can be opened. */
  isSymbol: boolean;
  /** Its index among the elements of its layer; null if it cannot be opened in place. */
  index: number | null;
  box: Box;
  /** At its keyframe. */
  properties: PropertyGroup[];
}

export interface FilmPicture extends FramePicture {
  /** The frame of the timeline that the film has reached. */
  playhead: number;
}

/** Where something is that a search of the whole document found. */
export interface MatchPlace {
  id: { scene: number } | { symbol: string };
  /** The first frame of its keyframe; 0 of a layer. */
  frame: number;
  /** The name of the scene, or the path of the symbol. */
  timeline: string;
}

/**
 * A match of a query. The text is a line for the list; after the first `MAX_LISTED`, a name. Layers are indices
 * on their timeline: the one that was queried, or that of `at`. The box is that at the frame that was queried, and empty
 * for what is not there.
 */
export type Match = (
  | { kind: 'element'; text: string; name: string; item: string; layer: number; start: number; box: Box }
  | { kind: 'item'; text: string; path: string }
  | { kind: 'layer'; text: string; layer: number }
  | { kind: 'frame'; text: string; layer: number; start: number; duration: number }
) & { at?: MatchPlace };

/** What a query asked: a frame of a timeline, all of its frames, the library, or all timelines. */
export type QueryScope = 'frame' | 'timeline' | 'library' | 'document';

export interface QueryResult {
  /** What the library says of all of them, such as `3 elements`. */
  summary: string;
  scope: QueryScope;
  count: number;
  /** Maximum: `MAX_MATCHES`; of the whole document, `MAX_LISTED`. */
  matches: Match[];
}

export type ElementMatch = Extract<Match, { kind: 'element' }>;

/** Maximum number of matches that are sent. */
export const MAX_MATCHES = 5000;

/** Maximum number of matches in the list; the stage, timeline and library mark all that are sent. */
export const MAX_LISTED = 200;

export interface RunOutcome {
  /** What was traced, one text per call. */
  output: string[];
  /** What the script threw; null if it ran to its end. */
  error: Fault | null;
  /** The document as it is now. */
  document: DocumentInfo;
}

/** A script of a keyframe, or of an instance on it. */
export interface ScriptInfo {
  /** Without `within`. */
  id: TimelineId;
  /** The name of the scene, or the path of the symbol. */
  timeline: string;
  layer: string;
  /** The index of the layer. */
  place: number;
  /** From 0. */
  frame: number;
  /** The first frame after its keyframe. */
  end: number;
  /** What the script is on, where that is not the keyframe: `instance "a" of stars/twinkle`. */
  owner: string;
  text: string;
}

/** All scripts in a document: those of the scenes first, then those of the symbols. */
export interface ScriptList {
  scripts: ScriptInfo[];
  /** Paths of symbols that cannot be read: their scripts are not among these. */
  unreadable: string[];
}

export interface PublishedPage {
  /** The name of the file. */
  name: string;
  /** HTML. */
  page: string;
  /** What the page does not keep of the document, one line each. */
  losses: string[];
}

/** The files of an XFL folder by their paths in it. */
export type FilesByPath = Record<string, Uint8Array | string>;

/** The requests of the page, and their answers. */
export interface Requests {
  /** Opens a document in place of the one that is open. `videos`: the pictures of its videos; default: none. */
  open: {
    ask: {
      source: Uint8Array | FilesByPath;
      name: string;
      videos?: Readonly<Record<string, readonly Uint8Array[]>>;
    };
    answer: DocumentInfo;
  };
  describe: { ask: Record<never, never>; answer: DocumentInfo };
  timeline: { ask: { id: TimelineId }; answer: TimelineInfo };
  /** Draws a frame of a timeline. Frames that were drawn with all layers are kept. */
  frame: { ask: { id: TimelineId; frame: number } & ShownLayers; answer: FramePicture };
  /** A frame as the command `render` writes it, in builds that save it: an SVG document. */
  svg: { ask: { id: TimelineId; frame: number }; answer: string };
  film: { ask: { id: TimelineId }; answer: FilmInfo };
  /** Draws a frame of the film. */
  filmFrame: { ask: { id: TimelineId; frame: number } & ShownLayers; answer: FilmPicture };
  /** The frontmost element at a point of a frame; null for none. */
  elementAt: {
    ask: { id: TimelineId; frame: number; x: number; y: number } & PickOptions;
    answer: Picked | null;
  };
  /** What is known of what is selected, at a frame. */
  properties: { ask: { of: Selection; id: TimelineId; frame: number }; answer: PropertyGroup[] };
  /**
   * Runs a query, written as on the command line, or after `$`, `$$`, `layers` or `frames`; `isEverywhere`: on all frames
   * of all timelines.
   */
  query: {
    ask: { text: string; id: TimelineId; frame: number; isEverywhere?: boolean };
    answer: QueryResult;
  };
  /** Advice about a query that found nothing. Queries to try are between grave accents. */
  hints: { ask: { text: string; id: TimelineId; frame: number }; answer: string[] };
  scripts: { ask: Record<never, never>; answer: ScriptList };
  /** A small picture of a library item; null if it has none. */
  thumbnail: { ask: { path: string }; answer: FramePicture | null };
  /** A sound of the library. One that cannot be played is a fault that says why. */
  sound: { ask: { path: string }; answer: HeardSamples };
  /** Gives the Worker the file `dist/decoder.opt.wasm` of `minimp3-wasm`: without it, MP3 is silent. */
  learnMp3: { ask: { wasm: Uint8Array }; answer: null };
  /** Begins the mix of frames of a timeline or its film, in place of another mix; false if nothing is heard. */
  beginMix: { ask: { id: TimelineId; isFilm: boolean; frames: PlayedFrames }; answer: boolean };
  /** The next piece of the mix, about half a second. */
  nextMix: { ask: Record<never, never>; answer: MixPiece };
  /** The document as an FLA file. */
  save: { ask: Record<never, never>; answer: Uint8Array };
  /** The document as HTML5 Canvas: one page, which loads the player from its makers' server. */
  publish: { ask: Record<never, never>; answer: PublishedPage };
  /** Runs a script, in builds that can: see `serve`. */
  run: { ask: { source: string; name: string }; answer: RunOutcome };
}

export type Name = keyof Requests;
export type Ask<N extends Name> = Requests[N]['ask'];
export type Reply<N extends Name> = Requests[N]['answer'];

/** What went wrong, in words for people. */
export interface Fault {
  name: string;
  message: string;
  /** For a query that cannot be read: the place in the text that was asked, from 0. */
  index?: number;
  /** For a script: its frames, innermost first, such as `tidy.jsfl:3`; with a column where it cannot be read. */
  frames?: string[];
}

/** From the page to the Worker. */
export interface RequestMessage<N extends Name = Name> {
  /** Counts the requests. */
  number: number;
  name: N;
  ask: Ask<N>;
}

/** From the Worker to the page, once for each request. */
export type ResponseMessage = { number: number; answer: unknown } | { number: number; fault: Fault };
