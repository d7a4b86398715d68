import type { ArgumentKind, PseudoArgument } from './ast';
import type { Code } from './LoopWriter';
import type { Plan, PlannedStep, Test } from './plan';
import type { Choice } from './positions';
import type { Run } from './Run';
import type { Subject } from './Subject';

/** What a word after a colon means: one of four kinds. */
export type Pseudo = TestPseudo | PositionPseudo | ReplacingPseudo | QueryPseudo;

/** Looks at one subject at a time: `:movieclip`, `:animated`. */
export interface TestPseudo {
  type: 'test';
  /** One of `COST`. */
  cost: number;
  test: Test;
}

/** Chooses by position within the set: `:first`, `:nth(2n)`. */
export interface PositionPseudo {
  type: 'position';
  argument: ArgumentKind;
  choose(argument: PseudoArgument | null): Choice;
}

/** Puts another set in the place of the set: `:children`. */
export interface ReplacingPseudo {
  type: 'replace';
  apply(set: Subject[], run: Run, source: Subject[]): Subject[];
}

/** Asks another query: `:not(…)`, `:has(…)`. */
export interface QueryPseudo {
  type: 'query';
  /** @param label the step as a query writes it */
  make(plan: Plan, label: string): PlannedStep;
}

/** Pseudos by name, without colon. */
export type Pseudos = Record<string, Pseudo>;

/** Several lists of pseudos as one. */
export function joined(lists: Pseudos[]): Pseudos {
  const all: Pseudos = {};
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i];
    for (const name in list) if (Object.prototype.hasOwnProperty.call(list, name)) all[name] = list[name];
  }
  return all;
}

/** A test of properties of one object. */
export function pseudo(cost: number, test: Test): TestPseudo {
  return { type: 'test', cost, test };
}

/** Holds for whatever there is. */
export const ANYTHING: Test = () => true;
ANYTHING.code = (loop) => loop.always();

/** Holds when any of the tests holds. */
export function anyOf(tests: Test[]): Test {
  const holdsForAny: Test = function holdsForAny(subject, run) {
    for (let i = 0; i < tests.length; i++) if (tests[i](subject, run)) return true;
    return false;
  };
  holdsForAny.code = joinedCode(tests, '||');
  return holdsForAny;
}

/** Holds when all of the tests hold; they are tried in order. */
export function allOf(tests: Test[]): Test {
  if (tests.length === 1) return tests[0];
  const holdsForAll: Test = function holdsForAll(subject, run) {
    for (let i = 0; i < tests.length; i++) if (!tests[i](subject, run)) return false;
    return true;
  };
  holdsForAll.code = joinedCode(tests, '&&');
  return holdsForAll;
}

/** Holds when the test does not. */
export function not(test: Test): Test {
  const holdsNot: Test = (subject, run) => !test(subject, run);
  const code = test.code;
  if (code) holdsNot.code = (loop) => '!' + code(loop);
  return holdsNot;
}

/** Holds when the property is exactly that value. */
export function hasValue(property: string, value: unknown): Test {
  const holdsForValue: Test = (subject) => subject.read(property) === value;
  holdsForValue.code = (loop) => '(' + loop.property(property) + '===' + loop.constant(value) + ')';
  return holdsForValue;
}

/** The code of tests with an operator between them; null when one of them has none. */
function joinedCode(tests: Test[], operator: string): Code | null {
  for (let i = 0; i < tests.length; i++) if (!tests[i].code) return null;
  return function writeJoined(loop) {
    const parts: string[] = [];
    for (let i = 0; i < tests.length; i++) parts.push((tests[i].code as Code)(loop));
    return '(' + parts.join(operator) + ')';
  };
}
