import type { TextTest } from '../text/wildcard';
import type { LoopWriter } from './LoopWriter';
import type { Pseudos } from './pseudo';
import type { Run } from './Run';
import type { Subject } from './Subject';

/** What the language needs to know of the things that it selects: elements or library items. */
export interface Kind {
  word: 'element' | 'item';
  /** Every pseudo that it has from the start. */
  pseudos: Pseudos;
  /** What a name step is compared with. */
  nameOf(subject: Subject, run: Run): string;
  /** Whether no test asks which of all subjects it is given, as those do that look it up in a set. */
  testsAlone: boolean;
  /** What a name step is compared with, as source text. */
  nameCode(loop: LoopWriter): string;
  /** The library item that paths and classes speak of, or null. */
  itemOf(subject: Subject, run: Run): Subject | null;
  /** Whether the test holds for a text of that item, as source text. */
  itemCode(property: string, test: TextTest, loop: LoopWriter): string;
  /** Follows an attribute's dotted key, at least two links long. */
  follow(subject: Subject, links: string[], run: Run): unknown;
  /** The set in the order in which positions count; null where that is the set's own. */
  inPositionOrder: ((set: Subject[]) => Subject[]) | null;
  /** All that a query on the source may find, in an order that depends on the source alone. */
  reachableFrom(source: Subject[], run: Run): Subject[];
}
