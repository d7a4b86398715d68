import { amount } from '../../../literal/amount';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { nearestWord } from '../../../../host-mocks/nearestWord';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';

/** A timeline of a document and a frame of it, as the user types them. */
export interface LocationOptions {
  /** From 1, as the program's timeline counts. */
  frame?: number;
  /** Name of a scene. */
  timeline?: string;
  /** Path of a symbol, in place of a scene. */
  symbol?: string;
}

/** Shows the requested timeline on the stage, so that a query without a source searches it. */
export function chooseTimeline(document: Document, { timeline: name, symbol }: LocationOptions): Timeline {
  if (symbol !== undefined) {
    const item = document.itemAt(symbol);
    if (!(item instanceof SymbolItem)) throw new RangeError(explainSymbol(symbol, document));
    document.editItem(item);
  } else if (name !== undefined) {
    const names = document.timelines.map((scene) => scene.name);
    if (!names.includes(name)) {
      throw new RangeError(
        `unknown scene "${name}" (known: ${names.map((scene) => `"${scene}"`).join(', ')})`,
      );
    }
    document.currentTimeline = names.indexOf(name);
  }
  return document.getTimeline();
}

/** Suggests a symbol of that name in another folder, or the nearest name. */
function explainSymbol(symbol: string, document: Document): string {
  const paths = document.library.items.filter((item) => item instanceof SymbolItem).map(({ name }) => name);
  const sameName = paths.find((path) => bareName(path) === bareName(symbol));
  const near = sameName ?? nearestWord(symbol, paths);
  return `unknown symbol "${symbol}"${near === undefined ? '' : ` (did you mean "${near}"?)`}`;
}

function bareName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

/** Moves the playhead to a frame counted from 1, so that a query searches that frame, and returns its index. */
export function chooseFrame(timeline: Timeline, number: number | undefined): number {
  if (number !== undefined) {
    if (number < 1 || number > timeline.frameCount) {
      const { name, frameCount } = timeline;
      throw new RangeError(
        `--frame ${number}: "${name}" has ${amount(frameCount, 'frame')}; frames count from 1`,
      );
    }
    timeline.currentFrame = number - 1;
  }
  return timeline.currentFrame;
}
