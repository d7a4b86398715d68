import { DistinctList } from '../subjects/DistinctList';
import type { QueryRun } from '../subjects/QueryRun';
import { hostObjectOf, type Subject } from '../subjects/Subject';
import { blameQuery } from './blameQuery';
import type { Candidate, CandidateTest, PositionStep, PlanStep } from './PlanStep';
import type { QueryPlan } from './QueryPlan';

/** Receives how many subjects each step kept; both numbers count from 0. */
export type Trace = (part: number, step: number, kept: number) => void;

/**
 * Runs a query on a set.
 *
 * @param source what the query as a whole was asked about
 * @returns the matches, each once, in the order in which they are found
 */
export function runOnSubjects(
  { parts }: QueryPlan,
  set: Subject[],
  run: QueryRun,
  source = set,
  trace?: Trace,
): Subject[] {
  const matches = new DistinctList();
  for (let part = 0; part < parts.length; part++) {
    let passing = set;
    for (let i = 0; i < parts[part].length; i++) {
      passing = apply(parts[part][i], passing, run, source);
      if (trace) trace(part, i, passing.length);
    }
    if (parts.length === 1) return passing;
    matches.addAll(passing);
  }
  return matches.subjects;
}

function apply(step: PlanStep, set: Subject[], run: QueryRun, source: Subject[]): Subject[] {
  if (step.type === 'test') return keep([set], step.test, run);
  return step.type === 'position' ? choose(step, set, run) : step.apply(set, run, source);
}

function choose({ choose: chooseFrom, listsOf }: PositionStep, set: Subject[], run: QueryRun): Subject[] {
  if (listsOf === null) return chooseFrom(set, run.random);
  const lists = listsOf(set, run);
  const chosen = new DistinctList();
  for (let i = 0; i < lists.length; i++) chosen.addAll(chooseFrom(lists[i], run.random));
  return chosen.inOrderOf(set);
}

/** The candidates that pass a test, of one list after the other. */
export function keep<T extends Candidate>(lists: T[][], test: CandidateTest, run: QueryRun): T[] {
  const passing: T[] = [];
  // Written by index: engines that only interpret take long to call push.
  let count = 0;
  for (let at = 0; at < lists.length; at++) {
    const list = lists[at];
    const { length } = list;
    let i = 0;
    try {
      for (; i < length; i++) if (test(list[i], run)) passing[count++] = list[i];
    } catch (error) {
      throw blameQuery(error, 'met at', hostObjectOf(list[i]), run);
    }
  }
  return passing;
}
