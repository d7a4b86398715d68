import { explanation } from './explain';
import { distinct, DistinctList } from './DistinctList';
import { nameFailure } from './failure';
import type { Kind } from './Kind';
import { writeLoop } from './LoopWriter';
import type { Plan, SetStep, Test } from './plan';
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

/**
 * The elements that a query finds.
 *
 * @param elements the candidates; left untouched
 * @returns each match once, in the order of the candidates
 * @throws SelectorError when the text is no query
 */
export function selectElements(query: string, elements: object[], options: SelectOptions): object[] {
  const run = new Run({ query, document: options.document, random: Selectors.random });
  return selectFrom(elements, elementRegistry, run.elements, run, options);
}

/** As `selectElements`, for items of the library. */
export function selectItems(query: string, items: object[], options: SelectOptions): object[] {
  const run = new Run({ query, document: options.document, random: Selectors.random });
  return selectFrom(items, itemRegistry, run.items, run, options);
}

function selectFrom(
  objects: object[],
  registry: Registry,
  subjects: Subjects,
  run: Run,
  options: SelectOptions,
): object[] {
  const plan = registry.planOf(run.query, options.caller);
  const { test } = plan;
  const isAlone = test !== null && !plan.meetsOthers && (registry.kind.testsAlone || Boolean(test.code));
  if (isAlone && !options.explain) {
    const kept = keepObjects(objects, plan, test, run);
    return options.isDistinct ? kept : objectsOf(subjects.all(kept));
  }
  if (plan.head && registry.kind.testsAlone && !options.explain) {
    const kept = keepObjects(objects, plan, plan.head, run);
    return objectsOf(choose(plan, candidates(subjects, kept, options), run));
  }
  return select(plan, run, candidates(subjects, objects, options), registry, options);
}

/** What the positions behind the head choose from what it kept. */
function choose(plan: Plan, kept: Subject[], run: Run): Subject[] {
  const { staged } = plan.groups[0];
  let chosen = kept;
  for (let i = 1; i < staged.length; i++) chosen = (staged[i] as SetStep).apply(chosen, run, kept);
  return chosen;
}

/** The objects, each once. */
export function distinctObjects(objects: object[]): object[] {
  return objectsOf(new Subjects().all(objects));
}

function candidates(subjects: Subjects, objects: object[], options: SelectOptions): Subject[] {
  return options.isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
}

function select(
  plan: Plan,
  run: Run,
  source: Subject[],
  { kind }: Registry,
  options: SelectOptions,
): object[] {
  const explain = options.explain;
  const lines = explain && explanation(options.caller, plan, source.length);
  const found = runPlan(plan, source, run, source, lines && lines.add);
  const ordered = plan.replaces ? inSourceOrder(plan, run, found, source, kind) : found;
  if (explain && lines) explain(lines.finish(ordered.length));
  return objectsOf(ordered);
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

/**
 * For tests that look at nothing but the candidate: no more is kept of one when the next is looked at, so that many
 * candidates take no more memory than one.
 */
function keepObjects(objects: object[], plan: Plan, test: Test, run: Run): object[] {
  const kept: object[] = [];
  const subject = new Subject(run, 0);
  if (!plan.loop && test.code && objects.length >= MANY) plan.loop = writeLoop(test.code);
  let i = 0;
  try {
    for (; i < objects.length; i++) {
      if (plan.loop) i = plan.loop(objects, kept, i);
      if (i >= objects.length) break;
      subject.turnTo(objects[i]);
      if (test(subject, run)) kept.push(objects[i]);
    }
  } catch (error) {
    throw nameFailure(error, 'met at', objects[i], run);
  }
  return kept;
}

function objectsOf(subjects: Subject[]): object[] {
  const objects: object[] = [];
  for (let i = 0; i < subjects.length; i++) objects.push(subjects[i].object);
  return objects;
}
