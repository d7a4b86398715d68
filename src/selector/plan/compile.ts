import type { Group, PseudoStep, Query, QueryArgument, Step, TextArgument } from '../syntax/ast';
import { ANYTHING } from './combineTests';
import { compileAttribute } from './compileAttribute';
import { compileClass, compileName, compilePath } from './compileText';
import type { Dictionary } from './Dictionary';
import { joinSteps, uniteTests } from './joinSteps';
import { COST, testStep, type PlanStep, type TestStep } from './PlanStep';
import { Properties } from './Properties';
import type { QueryPseudo } from './Pseudo';
import type { QueryPlan } from './QueryPlan';
import { registeredPseudo, type WordCallback } from './registered';

/** Makes a query ready to run. Nothing of a host is touched until it runs. */
export function compile(query: Query, words: Dictionary): QueryPlan {
  const { members } = words.domain;
  const plan = compileJoined(query, words, new Properties(members, []));
  if (!canRunOnObjects(plan, words)) return compileWithIdentity(query, words);
  const shared = plan.properties.shared();
  return shared.length === 0 ? plan : compileJoined(query, words, new Properties(members, shared));
}

/** Makes a query ready to run step by step in the order of the text, so that it can be explained. */
export function compileAsWritten(query: Query, words: Dictionary): QueryPlan {
  return withIdentity(compileParts(query, words, new Properties(words.domain.members, null)));
}

/** Joins tests, so that each candidate is looked at once and cheap tests come first. */
function compileJoined(query: Query, words: Dictionary, properties: Properties): QueryPlan {
  const plan = compileParts(query, words, properties);
  const tests: TestStep[] = [];
  for (let i = 0; i < plan.parts.length; i++) {
    const part = joinSteps(plan.parts[i]);
    plan.parts[i] = part;
    if (part.length === 1 && part[0].type === 'test') tests.push(part[0]);
  }
  if (tests.length === plan.parts.length) plan.parts = [[uniteTests(tests)]];
  return plan;
}

function compileParts({ groups }: Query, words: Dictionary, properties: Properties): QueryPlan {
  const plan: QueryPlan = {
    parts: [],
    properties,
    needsIdentity: false,
    runsUserCode: false,
  };
  for (let i = 0; i < groups.length; i++) {
    const part = compilePart(groups[i], words, properties);
    for (let at = 0; at < part.length; at++) {
      const step = part[at];
      if (step.type !== 'position') plan.runsUserCode = plan.runsUserCode || step.runsUserCode;
    }
    plan.parts.push(part);
  }
  return plan;
}

function compilePart({ steps }: Group, words: Dictionary, properties: Properties): PlanStep[] {
  const part: PlanStep[] = [];
  for (let i = 0; i < steps.length; i++) part.push(compileStep(steps[i], words, properties));
  return part;
}

/**
 * True when the query can go from object to object and forget one when it comes to the next: it is one test, or a test
 * and positions that count in the order of the candidates.
 */
function canRunOnObjects({ parts }: QueryPlan, { domain }: Dictionary): boolean {
  if (parts.length > 1) return false;
  for (let i = 0; i < parts[0].length; i++) {
    const step = parts[0][i];
    const isPosition = step.type === 'position' && domain.positionLists === null;
    if (!isPosition && (i > 0 || step.type !== 'test' || step.needsIdentity)) return false;
  }
  return true;
}

function compileWithIdentity(query: Query, words: Dictionary): QueryPlan {
  return withIdentity(compileJoined(query, words, new Properties(words.domain.members, null)));
}

function withIdentity(plan: QueryPlan): QueryPlan {
  plan.needsIdentity = true;
  return plan;
}

function compileStep(step: Step, words: Dictionary, properties: Properties): PlanStep {
  switch (step.type) {
    case 'universal':
      return testStep(ANYTHING, COST.NOTHING);
    case 'name':
      return compileName(step, words.domain, properties);
    case 'path':
      return compilePath(step, words.domain, properties);
    case 'class':
      return compileClass(step, words.domain, properties);
    case 'attribute':
      return compileAttribute(step, words, properties);
    case 'pseudo':
      return compilePseudo(step, words, properties);
  }
}

function compilePseudo(step: PseudoStep, words: Dictionary, properties: Properties): PlanStep {
  const pseudo = words.pseudo(step.name);
  if (pseudo === null) {
    const argument = step.argument ? (step.argument as TextArgument).text : undefined;
    return registeredPseudo(step.name, words.callback(step.name) as WordCallback, argument);
  }
  switch (pseudo.type) {
    case 'test':
      return testStep(pseudo.makeTest(properties), pseudo.cost, pseudo.needsIdentity);
    case 'position':
      return {
        type: 'position',
        choose: pseudo.makeChoice(step.argument),
        listsOf: words.domain.positionLists,
      };
    case 'replace':
      return { type: 'set', runsUserCode: false, apply: pseudo.apply };
    case 'query':
      return pseudo.makeStep(compileNested(step, pseudo, words, properties));
  }
}

/** A query about the candidates themselves shares their properties; one about other objects does not. */
function compileNested(
  step: PseudoStep,
  pseudo: QueryPseudo,
  words: Dictionary,
  properties: Properties,
): QueryPlan {
  const { query } = step.argument as QueryArgument;
  const inner = words.within(step.name);
  if (!pseudo.asksOthers) return compileJoined(query, inner, properties);
  return compileWithIdentity(query, inner);
}
