import type { Document } from '../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { changesText } from '../diff/changesText';
import type { Change } from '../diff/Change';
import { compareFacts } from '../diff/compareFacts';
import { equalSymbols } from '../diff/equalSymbols';
import { newNamesOf } from '../diff/renameItems';
import { drawDiff, type DiffSide } from '../diff/drawDiff';
import type { DocumentFacts } from '../facts/Facts';
import { factsOf } from '../facts/factsOf';
import type { CommandIo } from '../Io';
import { chooseFrame, chooseTimeline, type LocationOptions } from './documents/chooseLocation';
import { checkPictureName } from './documents/checkPictureName';
import { openApart } from './documents/openApart';
import { visibleLine } from '../messages/visible';
import { writePicture } from './render/writePicture';

export interface DiffOptions extends LocationOptions {
  json?: boolean;
  /** A file for a picture: before, after, and what changed. */
  render?: string;
}

/**
 * Prints what changed from one document to another. True when they are the same.
 *
 * @param oldFile - a document; `-` for standard input; `<revision>:<path>` for one in git
 * @throws DocumentError when one cannot be opened; Error for a revision that git does not know
 */
export async function compareDocuments(
  oldFile: string,
  newFile: string,
  options: DiffOptions,
  io: CommandIo,
): Promise<boolean> {
  if (options.render !== undefined) checkPictureName(options.render);
  if (oldFile === '-' && newFile === '-')
    throw new Error('diff: only one of the documents can be standard input');
  const before = await openApart(oldFile, io);
  const after = await openApart(newFile, io);
  const [oldFacts, newFacts] = factsToCompare(before, after);
  const changes = compareFacts(oldFacts, newFacts);
  if (options.json) io.out(`${JSON.stringify(changes, null, 2)}\n`);
  else if (changes.length > 0)
    io.outPainted(
      [
        visibleLine(`--- ${oldFile}`),
        visibleLine(`+++ ${newFile}`),
        ...changesText(changes, io.isColored, io.isVerbose),
        '',
      ].join('\n'),
    );
  if (options.render !== undefined) {
    const location = placeToDraw(options, changes, after);
    const svg = drawDiff(
      shownIn(before, location, true),
      shownIn(after, location, false) as DiffSide,
      newNamesOf(oldFacts, newFacts),
    );
    writePicture(svg, { output: options.render }, io, nodePlatform);
  }
  return changes.length === 0;
}

/** What may differ between two documents. A renamed item counts wherever it is shown, in unchanged symbols too. */
function factsToCompare(before: Document, after: Document): [DocumentFacts, DocumentFacts] {
  const equal = equalSymbols(before, after);
  const different: [DocumentFacts, DocumentFacts] = [factsOf(before, equal), factsOf(after, equal)];
  return newNamesOf(...different).size === 0 ? different : [factsOf(before), factsOf(after)];
}

/** The timeline and frame from the command line; by default the first with a change. */
function placeToDraw(
  { timeline, symbol, frame }: DiffOptions,
  changes: readonly Change[],
  after: Document,
): LocationOptions {
  if (timeline !== undefined || symbol !== undefined || frame !== undefined)
    return { timeline, symbol, frame };
  const first = changes.find((change) => change.timeline !== undefined && change.type !== 'removed');
  if (!first) return {};
  const number = (first.frame ?? 0) + 1;
  const isScene = after.timelines.some(({ name }) => name === first.timeline);
  return isScene ? { timeline: first.timeline, frame: number } : { symbol: first.timeline, frame: number };
}

/** @param mayMiss - return undefined if the document has no such timeline */
function shownIn(document: Document, place: LocationOptions, mayMiss: boolean): DiffSide | undefined {
  const { frame, ...where } = place;
  try {
    const timeline = chooseTimeline(document, where);
    const last = timeline.frameCount;
    const number = frame !== undefined && mayMiss ? Math.max(1, Math.min(frame, last)) : frame;
    return { document, timeline, frame: chooseFrame(timeline, number) };
  } catch (error) {
    if (mayMiss) return undefined;
    throw error;
  }
}
