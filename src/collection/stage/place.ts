import { isAlive } from './isAlive';

/** Where the user is in a document: what a script must leave as it found it. */
export interface Place {
  /** The document in front, which need not be the one whose place this is. */
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
export function readPlace(document: Document): Place {
  const timeline = document.getTimeline();
  return {
    active: typeof fl === 'undefined' || !fl ? null : fl.getDocumentDOM(),
    document,
    scene: document.currentTimeline,
    item: timeline.libraryItem,
    timeline,
    layer: timeline.currentLayer,
    frame: timeline.currentFrame,
    selection: document.selection || [],
  };
}

function isSameList(a: unknown[], b: unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * Opens a scene or a symbol for editing. Host members: `library.editItem`, `document.editScene`.
 *
 * @returns whether the host did so
 */
export function enterTimeline(document: Document, item: Item | null, scene: number): boolean {
  if (item) return document.library.editItem(item.name) !== false;
  document.editScene(scene);
  return true;
}

/** Replaces the selection (assigning alone would add to it). Host members: `document.selectNone`, `selection`. */
export function replaceSelection(document: Document, elements: Element[]): void {
  document.selectNone();
  if (elements.length > 0) document.selection = elements;
}

/** The elements that were not deleted meanwhile. */
function alive(elements: Element[]): Element[] {
  const living: Element[] = [];
  for (let i = 0; i < elements.length; i++) if (isAlive(elements[i])) living.push(elements[i]);
  return living;
}

/** Moves the playhead and the current layer of the timeline being edited, where they differ. */
function setPlayhead(timeline: Timeline, place: Place): void {
  if (timeline.currentLayer !== place.layer && place.layer < timeline.layerCount)
    timeline.currentLayer = place.layer;
  if (timeline.currentFrame !== place.frame) timeline.currentFrame = place.frame;
}

/** Opens the timeline that the place is on again, or its scene when the symbol is gone. */
function reenter({ document, item, scene }: Place): void {
  enterTimeline(document, item && isAlive(item) ? item : null, scene);
}

/**
 * Brings the user back; nothing is touched that is as it was. What is gone (a deleted element in the selection, a
 * deleted layer) is left out. Host members besides those of `readPlace`: `fl.setActiveWindow`, `library.editItem`,
 * `document.editScene`, `selectNone`, `timeline.layerCount`.
 */
export function restorePlace(place: Place): void {
  const { document } = place;
  if (place.active && fl.getDocumentDOM() !== place.active) fl.setActiveWindow(place.active);
  if (document.getTimeline() !== place.timeline) reenter(place);
  const timeline = document.getTimeline();
  if (timeline !== place.timeline) return;
  setPlayhead(timeline, place);
  if (!isSameList(document.selection || [], place.selection)) {
    replaceSelection(document, alive(place.selection));
    // In the host, selecting an element may make its layer the current one.
    setPlayhead(timeline, place);
  }
}

/** Does the work and brings the user back, also when it throws; the error of the work is the one that is thrown. */
export function keepingPlace<R>(document: Document, work: () => R): R {
  const place = readPlace(document);
  let result: R;
  try {
    result = work();
  } catch (error) {
    try {
      restorePlace(place);
    } catch {
      throw error;
    }
    throw error;
  }
  restorePlace(place);
  return result;
}
