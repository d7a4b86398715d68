import { IdentitySet } from '../../host/IdentitySet';
import { failure } from '../../host/failure';
import { stageFinder, type StageFrame, stagesOf } from './locate';
import { atFrame, enterTimeline, replaceSelection, withPlaceRestored } from './userLocation';
import { selectionOf } from './selectionOf';
import { whyNotSelectable } from './whyNotSelectable';

/** The index of the first element that is not selected; -1 when all are. Host members: `document.selection`. */
function firstLeftOut(document: Document, elements: Element[]): number {
  const selected = IdentitySet.of(selectionOf(document));
  for (let i = 0; i < elements.length; i++) if (!selected.has(elements[i])) return i;
  return -1;
}

/**
 * Makes these elements the selection; when the host leaves one out, the selection stays as it was.
 * Host members: `document.selectNone`, `document.selection`.
 *
 * @returns the index of the first that the host leaves out; -1 for none
 */
function trySelecting(document: Document, elements: Element[]): number {
  const before = selectionOf(document);
  replaceSelection(document, elements);
  const left = firstLeftOut(document, elements);
  if (left >= 0) replaceSelection(document, before);
  return left;
}

/**
 * Makes these elements the selection. See `trySelecting`.
 *
 * @param indices positions in the collection, for the error
 * @throws when the host leaves one out
 */
export function selectAllOf(
  method: string,
  document: Document,
  elements: Element[],
  indices?: number[],
): void {
  const left = trySelecting(document, elements);
  if (left < 0) return;
  throw failure(
    method,
    indices ? indices[left] : left,
    elements[left],
    new Error(whyNotSelectable(elements[left])),
  );
}

/** Runs the work while the stage shows a frame. Host members: those of `enterTimeline` and `atFrame`. */
function inView(document: Document, at: StageFrame | null, work: () => void): void {
  if (!at) {
    work();
    return;
  }
  enterTimeline(document, at.item, at.scene);
  atFrame(document, at.frame, work);
}

/**
 * Makes a function that runs work with one element selected, wherever in the document it is. The playhead and the
 * timeline being edited are put back after each, the selection is not. It throws when the host leaves the element out.
 */
export function oneSelected(document: Document): (element: Element, work: () => void) => void {
  const stageOf = stageFinder(document);
  return function withSelected(element, work) {
    function selectAndWork(): void {
      if (trySelecting(document, [element]) >= 0) throw new Error(whyNotSelectable(element));
      work();
    }
    const at = stageOf(element);
    if (!at) selectAndWork();
    else withPlaceRestored(document, () => inView(document, at, selectAndWork));
  };
}

function positionsAt(positions: number[], indices: number[]): number[] {
  const picked: number[] = [];
  for (let i = 0; i < indices.length; i++) picked.push(positions[indices[i]]);
  return picked;
}

/**
 * Runs work that needs the elements selected, wherever in the document they are. The selection is set once for each
 * frame that holds some of them. The user's place is kept, and the playhead of every timeline.
 *
 * @param work gets the elements of one frame, selected, and their positions in the collection
 * @param positions those of all the elements; by default those in the list
 */
export function onEachStage(
  method: string,
  document: Document,
  elements: Element[],
  work: (elements: Element[], indices: number[]) => void,
  positions?: number[],
): void {
  if (elements.length === 0) return;
  withPlaceRestored(document, function visitStages() {
    const stages = stagesOf(document, elements);
    for (let i = 0; i < stages.length; i++) {
      const { elements } = stages[i];
      const indices = positions ? positionsAt(positions, stages[i].indices) : stages[i].indices;
      inView(document, stages[i].at, function workOnStage() {
        selectAllOf(method, document, elements, indices);
        work(elements, indices);
      });
    }
  });
}
