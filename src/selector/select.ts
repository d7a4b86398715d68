import { joined } from '../host/walk';
import { explanation } from './explain';
import { distinct, DistinctList } from './DistinctList';
import { nameFailure } from './failure';
import type { Kind } from './Kind';
import { writeLoop } from './LoopWriter';
import type { Plan, Test } from './plan';
import type { Registry } from './Registry';
import { Run } from './Run';
import { inOrderOf, runPlan } from './runPlan';
import { elementRegistry, itemRegistry, Selectors } from './Selectors';
import { Subject } from './Subject';
import { Subjects } from './Subjects';

export interface SelectOptions {
  /** What the user called, for messages: `$()`. */
  caller: string;
  /** The document whose library and scenes the query may ask about. */
  document: Document;
  /** Whether nothing appears twice among the candidates. */
  isDistinct?: boolean;
  /** Gets the query and the number of candidates that each step kept, as text. */
  explain?: (text: string) => void;
}

/** One query about elements, or about items. */
interface Selection {
  plan: Plan;
  kind: Kind;
  run: Run;
  /** The subjects of the run that are of the kind. */
  subjects: Subjects;
  options: SelectOptions;
}

/**
 * The elements that a query finds.
 *
 * @param lists the candidates, one list after the other; left untouched
 * @returns each match once, in the order of the candidates
 * @throws SelectorError when the text is no query
 */
export function selectElements(query: string, lists: object[][], options: SelectOptions): object[] {
  return selectFrom(lists, ofElements(query, options));
}

/** As `selectElements`, for items of the library. */
export function selectItems(query: string, lists: object[][], options: SelectOptions): object[] {
  return selectFrom(lists, ofItems(query, options));
}

/**
 * What a query leaves of a list of elements: those that it finds among them, in their order and as often as they are
 * there, then what it leads to from them.
 *
 * @throws SelectorError when the text is no query
 */
export function filterElements(query: string, elements: object[], options: SelectOptions): object[] {
  return filterList(elements, ofElements(query, options));
}

/** As `filterElements`, for items of the library. */
export function filterItems(query: string, items: object[], options: SelectOptions): object[] {
  return filterList(items, ofItems(query, options));
}

/** The objects, each once. */
export function distinctObjects(objects: object[]): object[] {
  return objectsOf(new Subjects().all(objects));
}

function ofElements(query: string, options: SelectOptions): Selection {
  const run = new Run({ query, document: options.document, random: Selectors.random });
  return selectionOf(elementRegistry, run, run.elements, options);
}

function ofItems(query: string, options: SelectOptions): Selection {
  const run = new Run({ query, document: options.document, random: Selectors.random });
  return selectionOf(itemRegistry, run, run.items, options);
}

function selectionOf(registry: Registry, run: Run, subjects: Subjects, options: SelectOptions): Selection {
  return { plan: registry.planOf(run.query, options.caller), kind: registry.kind, run, subjects, options };
}

function selectFrom(lists: object[][], selection: Selection): object[] {
  const { plan, kind, run, options } = selection;
  const { head, positions } = plan;
  if (!canTestObjects(selection) || (positions.length > 0 && kind.inPositionOrder !== null)) {
    return objectsOf(select(joined(lists), selection));
  }
  let kept = keepObjects(lists, head as Test, selection);
  if (!options.isDistinct) kept = distinctObjects(kept);
  for (let i = 0; i < positions.length; i++) kept = positions[i](kept, run.random);
  return kept;
}

function filterList(objects: object[], selection: Selection): object[] {
  const { plan, subjects } = selection;
  if (canTestObjects(selection) && plan.positions.length === 0) {
    return keepObjects([objects], plan.head as Test, selection);
  }
  const found = select(objects, selection);
  const wanted = distinct(found);
  const present = new DistinctList();
  const kept: object[] = [];
  for (let i = 0; i < objects.length; i++) {
    const subject = subjects.of(objects[i]);
    present.add(subject);
    if (wanted.has(subject)) kept.push(objects[i]);
  }
  for (let i = 0; i < found.length; i++) if (!present.has(found[i])) kept.push(found[i].object);
  return kept;
}

/** Whether the query can go from object to object and keep nothing of one when it comes to the next. */
function canTestObjects({ plan, kind, options }: Selection): boolean {
  return plan.head !== null && !options.explain && (kind.testsAlone || Boolean(plan.head.code));
}

function select(objects: object[], { plan, kind, run, subjects, options }: Selection): Subject[] {
  const { caller, explain, isDistinct } = options;
  const source = isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
  const lines = explain && explanation(caller, plan, source.length);
  const found = runPlan(plan, source, run, source, lines && lines.add);
  const ordered = plan.replaces ? inSourceOrder(plan, run, found, source, kind) : found;
  if (explain && lines) explain(lines.finish(ordered.length));
  return ordered;
}

/**
 * What is in the source in the order of the source, then what is new: as one part found it, or, of several parts, in an
 * order that does not depend on theirs.
 */
function inSourceOrder(plan: Plan, run: Run, found: Subject[], source: Subject[], kind: Kind): Subject[] {
  const candidates = distinct(source);
  const fresh = new DistinctList();
  for (let i = 0; i < found.length; i++) if (!candidates.has(found[i])) fresh.add(found[i]);
  const known = inOrderOf(source, distinct(found));
  const isSettled = plan.groups.length === 1 || fresh.subjects.length < 2;
  return known.concat(isSettled ? fresh.subjects : inOrderOf(kind.reachableFrom(source, run), fresh));
}

/** To write a loop takes as long as to test some hundred objects. */
const MANY = 300;

function countOf(lists: object[][]): number {
  let count = 0;
  for (let i = 0; i < lists.length; i++) count += lists[i].length;
  return count;
}

/** The objects that pass, of one list after the other. Code of the user may change lists: it gets a copy of them. */
function keepObjects(lists: object[][], test: Test, { plan, run }: Selection): object[] {
  if (!plan.loop && test.code && countOf(lists) >= MANY) plan.loop = writeLoop(test.code);
  const kept: object[] = [];
  const subject = new Subject(run, 0);
  const safe = plan.isForeign ? [joined(lists)] : lists;
  for (let i = 0; i < safe.length; i++) keepOfList(safe[i], kept, test, plan, subject, run);
  return kept;
}

function keepOfList(
  objects: object[],
  kept: object[],
  test: Test,
  { loop }: Plan,
  subject: Subject,
  run: Run,
): void {
  const { length } = objects;
  let i = 0;
  try {
    for (; i < length; i++) {
      if (loop) i = loop(objects, kept, i);
      if (i >= length) break;
      subject.turnTo(objects[i]);
      if (test(subject, run)) kept.push(objects[i]);
    }
  } catch (error) {
    throw nameFailure(error, 'met at', objects[i], run);
  }
}

function objectsOf(subjects: Subject[]): object[] {
  const objects: object[] = [];
  for (let i = 0; i < subjects.length; i++) objects.push(subjects[i].object);
  return objects;
}
