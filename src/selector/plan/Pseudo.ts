import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';
import type { ArgumentType, PseudoArgument } from '../syntax/ast';
import { COST, testStep, type CandidateTest, type Choice, type PlanStep } from './PlanStep';
import type { Properties } from './Properties';
import type { QueryPlan } from './QueryPlan';
import { ownNames } from '../../text/own';

/** The meaning of a word after a colon: one of four sorts. */
export type Pseudo = TestPseudo | PositionPseudo | ReplacingPseudo | QueryPseudo;

/** Makes a test that reads these properties. */
export type TestMaker = (properties: Properties) => CandidateTest;

/** Looks at one candidate at a time: `:movieclip`, `:animated`. */
export interface TestPseudo {
  type: 'test';
  /** One of `COST`. */
  cost: number;
  needsIdentity: boolean;
  makeTest: TestMaker;
}

/** Chooses by position within the set: `:first`, `:nth(2n)`. */
export interface PositionPseudo {
  type: 'position';
  argument: ArgumentType;
  makeChoice(argument: PseudoArgument | null): Choice;
}

/** Puts another set in the place of the set: `:children`. */
export interface ReplacingPseudo {
  type: 'replace';
  /** @param source what the query as a whole was asked about */
  apply(set: Subject[], run: QueryRun, source: Subject[]): Subject[];
}

/** Asks another query: `:not(…)`, `:has(…)`. */
export interface QueryPseudo {
  type: 'query';
  /** True when that query is about other objects, such as those inside a candidate; false when about the candidates. */
  asksOthers: boolean;
  makeStep(plan: QueryPlan): PlanStep;
}

/** Pseudos by name, without colon. */
export type Pseudos = Record<string, Pseudo>;

/** A pseudo that reads properties of the candidate, or values that they reach. */
export function readingPseudo(cost: number, makeTest: TestMaker): TestPseudo {
  return { type: 'test', cost, needsIdentity: false, makeTest };
}

/** A pseudo that must recognize candidates: it is given Subjects. */
export function subjectPseudo(cost: number, test: (subject: Subject, run: QueryRun) => boolean): TestPseudo {
  return { type: 'test', cost, needsIdentity: true, makeTest: () => test as CandidateTest };
}

/** A pseudo whose query is about other objects than the candidates, such as those inside them. */
export function pseudoAboutOthers(
  makeTest: (plan: QueryPlan) => (subject: Subject, run: QueryRun) => boolean,
): QueryPseudo {
  return {
    type: 'query',
    asksOthers: true,
    makeStep(plan) {
      const step = testStep(makeTest(plan) as CandidateTest, COST.CONTENTS, true);
      step.runsUserCode = plan.runsUserCode;
      return step;
    },
  };
}

/** Several lists of pseudos as one. */
export function mergePseudos(lists: Pseudos[]): Pseudos {
  const all: Pseudos = {};
  for (let i = 0; i < lists.length; i++) {
    const names = ownNames(lists[i]);
    for (let at = 0; at < names.length; at++) all[names[at]] = lists[i][names[at]];
  }
  return all;
}
