import type { TextTest } from '../../text/pattern';
import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';
import type { Subjects } from '../subjects/Subjects';
import type { BuiltInAttributes } from './BuiltInAttribute';
import type { CandidateTest } from './PlanStep';
import type { Properties } from './Properties';
import type { Fetch } from './Property';
import type { Pseudos } from './Pseudo';

/** The things that queries can be about: a domain holds all that differs between them. */
export interface Domain {
  word: 'element' | 'item' | 'layer' | 'frame';
  /** Every built-in pseudo. */
  pseudos: Pseudos;
  /** Every attribute that hosts do not have. */
  attributes: BuiltInAttributes;
  /** Every member that queries go through and that hosts do not have: `layer` of keyframes. */
  members: Record<string, Fetch>;
  /** The test of a name step. */
  testName(matches: TextTest, properties: Properties): CandidateTest;
  /** The test of a text property of the library item, false where there is no item: paths and classes need it. */
  testItem(property: string, matches: TextTest, properties: Properties): CandidateTest;
  /** The lists in which positions count, each from 1; null where that is the set itself. */
  positionLists: ((set: Subject[], run: QueryRun) => Subject[][]) | null;
  /** The subjects of this domain. */
  subjectsOf(run: QueryRun): Subjects;
  /** All that a query on the source may find, in an order that depends on the source alone. */
  reachableFrom(source: Subject[], run: QueryRun): Subject[];
}
