import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';

/**
 * Something that a query may find: a host object, or its Subject where the query needs identity. Tests read candidates
 * through the properties of their query, which know which of the two they are.
 */
export type Candidate = object;

/** Says whether a candidate is kept. */
export type CandidateTest = (candidate: Candidate, run: QueryRun) => boolean;

/** Chooses some of a list by their places in it, in order. */
export type Choice = <T>(list: T[], random: () => number) => T[];

/** Relative cost of a test; cheaper tests run first when order cannot change the result. */
export const COST = {
  NOTHING: 0,
  /** Reads properties of the object itself. */
  OWN: 1,
  /** Reads what belongs to the object: its library item, a dotted path. */
  LINKED: 2,
  /** Reads the keyframes of a timeline. */
  TIMELINE: 3,
  /** Reads all that is inside, at any depth. */
  CONTENTS: 4,
};

/** Looks at one candidate at a time. */
export interface TestStep {
  type: 'test';
  test: CandidateTest;
  /** One of `COST`. */
  cost: number;
  /** True when it calls functions that the user registered: other tests are then not moved across it. */
  runsUserCode: boolean;
  /** True when it must recognize objects, because it also looks at others or looks candidates up in a set. */
  needsIdentity: boolean;
}

/** Chooses by position within the set at that point. */
export interface PositionStep {
  type: 'position';
  choose: Choice;
  /** The lists in which positions count, each from 1; null where that is the set itself. */
  listsOf: ((set: Subject[], run: QueryRun) => Subject[][]) | null;
}

/** Puts another set in the place of the set. */
export interface SetStep {
  type: 'set';
  runsUserCode: boolean;
  /** @param source what the query as a whole was asked about */
  apply(set: Subject[], run: QueryRun, source: Subject[]): Subject[];
}

export type PlanStep = TestStep | PositionStep | SetStep;

/** A step made of one test. */
export function testStep(test: CandidateTest, cost: number, needsIdentity = false): TestStep {
  return { type: 'test', test, cost, runsUserCode: false, needsIdentity };
}
