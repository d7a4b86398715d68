import { findActiveDocument } from '../../host/activeDocument';
import { isDeleted } from '../../host/isDeleted';
import { isSameList } from '../../host/isSameList';
import { selectWhere } from '../support/selectWhere';
import { undoOnError, withCleanup } from '../support/withCleanup';
import { selectionOf } from './selectionOf';

/** The user's place in a document, which a script must leave as it found it. */
export interface UserLocation {
  /** The document in front. It may be another one. */
  active: Document | null;
  document: Document;
  /** Index of the scene. */
  scene: number;
  /** The symbol being edited, or null on a scene. */
  item: Item | null;
  timeline: Timeline;
  layer: number;
  frame: number;
  selection: Element[];
}

/**
 * The user's place in a document. Host members: `fl.getDocumentDOM`, `document.getTimeline`, `currentTimeline`,
 * `selection`, `timeline.libraryItem`, `currentLayer`, `currentFrame`.
 */
export function readUserLocation(document: Document): UserLocation {
  const timeline = document.getTimeline();
  return {
    active: findActiveDocument(),
    document,
    scene: document.currentTimeline,
    item: timeline.libraryItem,
    timeline,
    layer: timeline.currentLayer,
    frame: timeline.currentFrame,
    selection: selectionOf(document),
  };
}

/** Opens a symbol for editing; false when the host refuses. Host members: `library.editItem`. */
export function openItem(document: Document, item: Item): boolean {
  return document.library.editItem(item.name) !== false;
}

/** Opens a symbol or, without one, a scene for editing. Host members: `library.editItem`, `document.editScene`. */
export function enterTimeline(document: Document, item: Item | null, scene: number): void {
  if (item) openItem(document, item);
  else document.editScene(scene);
}

/** Replaces the selection. Assigning alone adds to it. Host members: `document.selectNone`, `selection`. */
export function replaceSelection(document: Document, elements: Element[]): void {
  document.selectNone();
  if (elements.length > 0) document.selection = elements;
}

/** The elements that still exist. */
function alive(elements: Element[]): Element[] {
  return selectWhere(elements, (element) => !isDeleted(element));
}

/** Moves the playhead and the current layer of the timeline being edited, where they differ. */
function setPlayhead(timeline: Timeline, { layer, frame }: { layer: number; frame: number }): void {
  if (timeline.currentLayer !== layer && layer < timeline.layerCount) timeline.currentLayer = layer;
  if (timeline.currentFrame !== frame) timeline.currentFrame = frame;
}

/** Tells whether the scene and the timeline being edited are those of the place. */
function isThere({ document, timeline, scene }: UserLocation): boolean {
  return document.getTimeline() === timeline && document.currentTimeline === scene;
}

/**
 * Opens the scene of the place again, and on it the symbol that was being edited, unless it was deleted. A symbol that
 * the user had entered in place is opened by itself: the host does not say through which instances.
 */
function reenter({ document, item, scene }: UserLocation): void {
  const symbol = item && !isDeleted(item) ? item : null;
  if (!symbol || document.currentTimeline !== scene) enterTimeline(document, null, scene);
  if (symbol) enterTimeline(document, symbol, scene);
}

/**
 * Brings the user back; nothing is touched that is as it was. What was removed (a deleted element in the selection, a
 * deleted layer) is left out. Host members besides those of `readUserLocation`: `fl.setActiveWindow`,
 * `library.editItem`, `document.editScene`, `selectNone`, `timeline.layerCount`.
 */
export function restoreUserLocation(location: UserLocation): void {
  const { document } = location;
  if (location.active && fl.getDocumentDOM() !== location.active) fl.setActiveWindow(location.active);
  if (!isThere(location)) reenter(location);
  const timeline = document.getTimeline();
  if (timeline !== location.timeline) return;
  setPlayhead(timeline, location);
  if (!isSameList(selectionOf(document), location.selection)) {
    replaceSelection(document, alive(location.selection));
    // In the host, selecting an element may make its layer the current one.
    setPlayhead(timeline, location);
  }
}

/** Runs work and brings the user back, also when it throws. An error of the work goes before one on the way back. */
export function withPlaceRestored<R>(document: Document, work: () => R): R {
  const location = readUserLocation(document);
  return withCleanup(work, () => restoreUserLocation(location));
}

/** Runs work that changes the selection on purpose; brings the user back only when it throws. */
export function restorePlaceOnError(document: Document, work: () => void): void {
  const location = readUserLocation(document);
  undoOnError(work, () => restoreUserLocation(location));
}

/**
 * Runs work with the playhead of the timeline being edited on a frame, and restores playhead and current layer:
 * they stay with a timeline when the user leaves it. Host members: `timeline.currentFrame`, `currentLayer`.
 */
export function atFrame(document: Document, frame: number, work: () => void): void {
  const timeline = document.getTimeline();
  const before = { frame: timeline.currentFrame, layer: timeline.currentLayer };
  withCleanup(
    function workAtFrame() {
      if (before.frame !== frame) timeline.currentFrame = frame;
      work();
    },
    () => setPlayhead(timeline, before),
  );
}
