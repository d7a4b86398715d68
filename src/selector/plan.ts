import type { Code, Loop } from './LoopWriter';
import type { Choice } from './positions';
import type { Run } from './Run';
import type { Subject } from './Subject';

/** Whether a subject is kept. */
export interface Test {
  (subject: Subject, run: Run): boolean;
  /** The same about an object without its subject; only where nothing but properties of its own is asked for. */
  code?: Code | null;
}

/** How dear a test is: a step is tried after the cheaper ones where the result cannot differ. */
export const COST = {
  NOTHING: 0,
  /** Properties of the object itself. */
  OWN: 1,
  /** What is reached through the object: its library item, a dotted path. */
  LINKED: 2,
  /** The keyframes of a timeline. */
  TIMELINE: 3,
  /** All that is inside, at any depth. */
  CONTENTS: 4,
};

/** A step that looks at one subject at a time. */
export interface TestStep {
  type: 'test';
  /** The step as a query writes it. */
  label: string;
  test: Test;
  /** One of `COST`. */
  cost: number;
  /** Whether it runs code of the user: other steps are then not moved across it. */
  isForeign: boolean;
  /** Whether it meets other elements than the subject, which may be candidates as well. */
  meetsOthers: boolean;
}

/** A step that needs the whole set: it chooses by position, or puts another set in its place. */
export interface SetStep {
  type: 'set';
  label: string;
  /** Whether the result may hold what was not in the set. */
  replaces: boolean;
  /** What it does, when it looks at nothing but positions. */
  position: Choice | null;
  /** @param source what the query as a whole was asked about */
  apply(set: Subject[], run: Run, source: Subject[]): Subject[];
}

export type PlannedStep = TestStep | SetStep;

/** One comma-separated part, made ready to run. */
export interface PlannedGroup {
  /** The steps as the text has them. */
  written: PlannedStep[];
  /** The same with tests joined, the cheap ones first where the result cannot differ. */
  staged: PlannedStep[];
}

/** A query made ready to run, any number of times. */
export interface Plan {
  /** The query in its canonical form. */
  label: string;
  groups: PlannedGroup[];
  /** The whole query as one test; null when a step needs the whole set. */
  test: Test | null;
  /** The test that each object is put to by itself, when the query is nothing but that and the positions after it. */
  head: Test | null;
  /** What is asked of those that pass the head, one after the other. */
  positions: Choice[];
  /** The head written out as a loop, once it was asked for many objects. */
  loop: Loop | null;
  /** The cost of that test. */
  cost: number;
  isForeign: boolean;
  meetsOthers: boolean;
  /** Whether the result may hold what was not among the candidates. */
  replaces: boolean;
}
