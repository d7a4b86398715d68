import { distinctOf } from '../host/distinctOf';
import { output } from '../host/output';
import { flatten } from '../host/walk';
import { ANYTHING } from './plan/combineTests';
import { compileAsWritten } from './plan/compile';
import { explanation } from './plan/explain';
import { hintAt } from './plan/hintAt';
import { soleTest, type QueryPlan } from './plan/QueryPlan';
import { keep, runOnSubjects } from './plan/run';
import { DistinctList } from './subjects/DistinctList';
import { QueryRun } from './subjects/QueryRun';
import type { Subject } from './subjects/Subject';
import type { Registry } from './words/Registry';
import { Selectors } from './words/Selectors';

export interface SelectOptions {
  /** The method that the user called, for messages: `$()`. */
  caller: string;
  /** The document whose library and scenes the query may ask about. */
  document: Document;
  /** True when nothing appears twice among the candidates. */
  isDistinct?: boolean;
  /** Gets the query and the number of candidates that each step kept, as text. */
  explain?: (text: string) => void;
}

/** One query that is about to run. */
interface Selection {
  words: Registry;
  plan: QueryPlan;
  run: QueryRun;
  options: SelectOptions;
}

/**
 * What a query finds.
 *
 * @param words those of elements, items, layers or keyframes
 * @param lists the candidates, one list after the other; left untouched
 * @returns each match once, in the order of the candidates
 * @throws SelectorError when the text is not a query
 */
export function selectFrom(
  words: Registry,
  query: string,
  lists: object[][],
  options: SelectOptions,
): object[] {
  const selected = selection(words, query, options);
  const matches = select(lists, selected);
  if (matches.length === 0) sayHint(lists, selected);
  return matches;
}

/**
 * Filters a list by a query.
 *
 * @param words as in `selectFrom`
 * @returns the objects of the list that the query finds, in their order and as often as they are there, then those
 * that it selects from them
 * @throws SelectorError when the text is not a query
 */
export function filterFrom(
  words: Registry,
  query: string,
  objects: object[],
  options: SelectOptions,
): object[] {
  const selected = selection(words, query, options);
  const passing = filtered(objects, selected);
  if (passing.length === 0) sayHint([objects], selected);
  return passing;
}

function filtered(objects: object[], selected: Selection): object[] {
  const { plan, run, words, options } = selected;
  if (!plan.needsIdentity && soleTest(plan)) return keepObjects([objects], selected);
  const matches = select([objects], selected);
  if (options.isDistinct) return matches;
  const subjects = words.domain.subjectsOf(run);
  const wanted = DistinctList.of(subjects.all(matches));
  const present = new DistinctList();
  const passing: object[] = [];
  for (let i = 0; i < objects.length; i++) {
    const subject = subjects.of(objects[i]);
    present.add(subject);
    if (wanted.has(subject)) passing.push(objects[i]);
  }
  for (let i = 0; i < matches.length; i++) if (!present.has(wanted.subjects[i])) passing.push(matches[i]);
  return passing;
}

/** Says once of a query that found nothing what it may have meant. */
function sayHint(lists: object[][], { words, plan, run, options }: Selection): void {
  if (plan.isHinted) return;
  plan.isHinted = true;
  const { caller, explain } = options;
  const hint = explain ? null : hintAt(words.parse(run.query, caller), words, flatten(lists));
  if (hint !== null) output(caller + ': ' + hint);
}

function selection(words: Registry, query: string, options: SelectOptions): Selection {
  const run = new QueryRun({ query, document: options.document, random: Selectors.random });
  return { words, plan: words.planOf(query, options.caller), run, options };
}

function select(lists: object[][], selected: Selection): object[] {
  const { plan, options } = selected;
  if (options.explain) return explained(lists, selected, options.explain);
  return plan.needsIdentity ? selectSubjects(flatten(lists), selected) : selectObjects(lists, selected);
}

/** Looks at one object after the other and remembers nothing of those before. */
function selectObjects(lists: object[][], selected: Selection): object[] {
  const { plan, run, options } = selected;
  const steps = plan.parts[0];
  let passing = keepObjects(lists, selected);
  if (!options.isDistinct) passing = distinctOf(passing, options.document);
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step.type === 'position') passing = step.choose(passing, run.random);
  }
  return passing;
}

/** The objects that pass the first step, if that is a test. */
function keepObjects(lists: object[][], { plan, run }: Selection): object[] {
  const first = plan.parts[0][0];
  if (first.type !== 'test' || first.test === ANYTHING) return flatten(lists);
  // User code may change lists: it gets a copy of them.
  const safe = plan.runsUserCode ? [flatten(lists)] : lists;
  plan.properties.forget();
  return keep(safe, first.test, run);
}

function selectSubjects(objects: object[], selected: Selection): object[] {
  const source = sourceOf(objects, selected);
  return objectsOf(inSourceOrder(runOnSubjects(selected.plan, source, selected.run), source, selected));
}

/** As `selectSubjects`, but runs each step in the order of the text, and explains it. */
function explained(lists: object[][], selected: Selection, explain: (text: string) => void): object[] {
  const { words, run, options } = selected;
  const query = words.parse(run.query, options.caller);
  const source = sourceOf(flatten(lists), selected);
  const lines = explanation(options.caller, query, source.length);
  const matches = runOnSubjects(compileAsWritten(query, words), source, run, source, lines.add);
  const ordered = inSourceOrder(matches, source, selected);
  const hint = ordered.length === 0 ? hintAt(query, words, objectsOf(source)) : null;
  explain(lines.finish(ordered.length) + (hint === null ? '' : '\n  ' + hint));
  return objectsOf(ordered);
}

function sourceOf(objects: object[], { words, run, options }: Selection): Subject[] {
  const subjects = words.domain.subjectsOf(run);
  return options.isDistinct ? subjects.allDistinct(objects) : subjects.all(objects);
}

/**
 * Puts what was found in order: first what is in the source, in the order of the source, then what is new. Of a query
 * of one part that is in the order in which it was found; of several parts, in an order that does not depend on theirs.
 */
function inSourceOrder(matches: Subject[], source: Subject[], { plan, words, run }: Selection): Subject[] {
  const candidates = DistinctList.of(source);
  const fresh = new DistinctList();
  for (let i = 0; i < matches.length; i++) if (!candidates.has(matches[i])) fresh.add(matches[i]);
  const ordered = DistinctList.of(matches).inOrderOf(source);
  const isSettled = plan.parts.length === 1 || fresh.subjects.length < 2;
  const added = isSettled ? fresh.subjects : fresh.inOrderOf(words.domain.reachableFrom(source, run));
  return ordered.concat(added);
}

function objectsOf(subjects: Subject[]): object[] {
  const objects: object[] = [];
  for (let i = 0; i < subjects.length; i++) objects.push(subjects[i].object);
  return objects;
}
