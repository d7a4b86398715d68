import type { DocumentLimits } from '../document/container/limits';
import type { HasAttributes } from '../document/xfl/attributes';
import type { DocumentFiles } from '../document/xfl/DocumentFiles';
import type { XmlNode } from '../document/xml/XmlNode';
import type { Box } from '../geometry/Box';
import type { Perspective } from '../geometry/Homography';
import type { Matrix, Point } from '../geometry/matrix';
import type { Platform } from '../platform/Platform';
import type { FilmDocument } from './records/FilmDocument';
import type { FilmElement } from './records/FilmElement';
import type { FilmKeyframe, FilmTimeline } from './records/FilmTimeline';

/**
 * A document as it is shown and played. Bounds, players, tracks and output formats ask this and nothing else; a host has
 * one for each document, for as long as the document is open. Frames count from 0.
 */
export interface Film {
  /** The name of the document's file. */
  readonly name: string;
  /** The path of that file; undefined before the document was first saved. */
  readonly location: string | undefined;
  /** `DOMDocument`. */
  readonly node: XmlNode;
  /** What is set for the whole document. */
  readonly properties: FilmDocument;
  readonly files: DocumentFiles;
  /** The current publish profile. */
  readonly publishing: FilmSettings;
  readonly scenes: readonly FilmScene[];
  /** The items of the library in the order of the file. */
  readonly items: readonly FilmItem[];
  /** The same in the order in which the host lists them. */
  readonly listedItems: readonly FilmItem[];
  /** The item with that path; undefined for a missing one. */
  item(path: string): FilmItem | undefined;
  /** The node of that item. */
  itemAt(path: string): XmlNode | undefined;
  sceneTimeline(scene: FilmScene): FilmTimeline;
  /** The timeline of a symbol; undefined for other items. */
  itemTimeline(item: FilmItem): FilmTimeline | undefined;
  /** The timeline of a symbol by its path; undefined for none. */
  timelineOf(path: string): FilmTimeline | undefined;
  /** The timeline of the symbol that an instance shows; undefined where there is none. */
  symbolOf(instance: FilmElement): FilmTimeline | undefined;
  /** The size of the stage, in pixels. */
  readonly stage: { readonly width: number; readonly height: number };
  /** The perspective of the stage. */
  readonly perspective: Perspective;
  /** Frames per second. */
  readonly frameRate: number;
  /** True when the published movie shows hidden layers. */
  readonly publishesHiddenLayers: boolean;
  /** True for HTML5 Canvas documents, which another player shows: its scripts count frames from 0. */
  readonly isCanvas: boolean;
  /** The elements that a keyframe shows some frames later, back to front: what tweens have come to. For reading only. */
  shownElements(keyframe: FilmKeyframe, elapsed: number): readonly FilmElement[];
  /**
   * The box of what an element paints, without filters, in its parent's coordinates.
   *
   * @param matrix - from there to other coordinates
   * @param isPlayed - true for the box of all that movie clips within may show while they play
   */
  boundsOf(element: FilmElement, matrix?: Matrix, isPlayed?: boolean): Box;
  /** The transformation point of an element, in its own coordinates. */
  pivotOf(element: FilmElement): Point;
  readonly platform: Platform;
  /** Bounds of documents, where they differ from the defaults. */
  readonly limits: Partial<DocumentLimits>;
  /** Folders of fonts; default: none. */
  readonly fonts: readonly string[] | undefined;
}

/** Finds the elements that a keyframe shows some frames later; see `Film.shownElements`. */
export type ShownElements = (keyframe: FilmKeyframe, elapsed: number) => readonly FilmElement[];

export interface FilmScene {
  readonly name: string;
  /** `DOMTimeline`. */
  readonly node: XmlNode;
}

/** An item of the library, with the attributes of its node. */
export interface FilmItem extends HasAttributes {
  /** The path, folders separated by `/`. */
  readonly name: string;
  /** In the host's words: `movie clip`, `graphic`, `button`, `bitmap`, `sound`, `font` … */
  readonly itemType: string;
  readonly node: XmlNode;
}

/** Publish settings, as texts. */
export interface FilmSettings {
  readonly includesHiddenLayers: boolean;
  /** A property for SWF files. */
  read(name: string, fallback: string): string;
  /** SWC files, and folders of them, whose code belongs to the movie; as the profile writes them. */
  readonly libraryPaths: readonly string[];
  /** A property about formats and their files. */
  readFormat(name: string, fallback: string): string;
  /** A property for HTML5 Canvas. */
  readCanvas(name: string): string | undefined;
}
