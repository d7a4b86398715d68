import { compilePattern, type TextTest } from '../text/wildcard';
import type {
  AttributeStep,
  ClassStep,
  NameStep,
  PathStep,
  PseudoStep,
  QueryArgument,
  Step,
  TextArgument,
} from './ast';
import { compileComparison, isPresent, type Comparison } from './compare';
import { distinct } from './DistinctList';
import { callbackTest, callbackValue, type Callback } from './foreign';
import type { Kind } from './Kind';
import type { Code } from './LoopWriter';
import { COST, type PlannedStep, type SetStep, type Test, type TestStep } from './plan';
import type { Choice } from './positions';
import { ANYTHING } from './pseudo';
import type { Registry } from './Registry';
import { inOrderOf } from './runPlan';
import { stringify } from './stringify';
import { writeComparison } from './writeComparison';
import { writeMatch } from './writeMatch';

/** Makes one step ready to run. */
export function compileStep(step: Step, registry: Registry): PlannedStep {
  switch (step.type) {
    case 'universal':
      return testStep(step, COST.NOTHING, ANYTHING);
    case 'name':
      return compileName(step, registry);
    case 'path':
      return compilePath(step, registry);
    case 'class':
      return compileClass(step, registry);
    case 'attribute':
      return compileAttribute(step, registry);
    case 'pseudo':
      return compilePseudo(step, registry);
  }
}

/** The step as a query writes it. */
function labelOf(step: Step): string {
  return stringify({
    type: 'query',
    text: '',
    index: 0,
    groups: [{ type: 'group', index: 0, steps: [step] }],
  });
}

function testStep(step: Step, cost: number, test: Test): TestStep {
  return { type: 'test', label: labelOf(step), test, cost, isForeign: false, meetsOthers: false };
}

function withCode(test: Test, code: Code): Test {
  test.code = code;
  return test;
}

function ignoringCase(step: NameStep | PathStep | ClassStep): TextTest {
  return compilePattern(step.pattern, { ignoreCase: true });
}

function compileName(step: NameStep, { kind }: Registry): TestStep {
  const matches = ignoringCase(step);
  const hasName: Test = (subject, run) => matches(kind.nameOf(subject, run));
  return testStep(
    step,
    COST.OWN,
    withCode(hasName, (loop) => writeMatch(step.pattern, kind.nameCode(loop), matches, loop)),
  );
}

function compilePath(step: PathStep, { kind }: Registry): TestStep {
  const matches = ignoringCase(step);
  return itemStep(step, kind, 'name', matches);
}

function compileClass(step: ClassStep, { kind }: Registry): TestStep {
  const matches = ignoringCase(step);
  return itemStep(step, kind, 'linkageClassName', function matchesClass(name) {
    return name !== '' && matches(step.scope === 'last' ? name.substring(name.lastIndexOf('.') + 1) : name);
  });
}

/** A step that asks for a text of the library item; there may be none. */
function itemStep(step: Step, kind: Kind, property: string, matches: TextTest): TestStep {
  const holds: Test = function matchesItem(subject, run) {
    const item = kind.itemOf(subject, run);
    return item !== null && matches(item.readText(property));
  };
  return testStep(
    step,
    COST.LINKED,
    withCode(holds, (loop) => kind.itemCode(property, matches, loop)),
  );
}

function compileAttribute(step: AttributeStep, registry: Registry): TestStep {
  const callback = registry.attribute(step.key);
  if (callback) {
    const label = '[' + step.key + ']';
    const value = callbackValue(callback, label);
    const holds: Comparison = step.operator === null ? Boolean : compileComparison(step);
    return foreign(testStep(step, COST.OWN, (subject, run) => holds(value(subject, run))));
  }
  const holds = step.operator === null ? isPresent : compileComparison(step);
  const links = step.key.split('.');
  if (links.length === 1) {
    const holdsForOwn: Test = (subject) => holds(subject.read(step.key));
    const code: Code = (loop) => writeComparison(step, loop.property(step.key), holds, loop);
    return testStep(step, COST.OWN, withCode(holdsForOwn, code));
  }
  const holdsForLinked: Test = (subject, run) =>
    holds(subject.remember(step.key, () => registry.kind.follow(subject, links, run)));
  const code: Code = (loop) => writeComparison(step, loop.path(links), holds, loop);
  return testStep(step, COST.LINKED, withCode(holdsForLinked, code));
}

function compilePseudo(step: PseudoStep, registry: Registry): PlannedStep {
  const pseudo = registry.pseudo(step.name);
  if (pseudo === null) {
    const argument = step.argument ? (step.argument as TextArgument).text : undefined;
    const test = callbackTest(registry.callback(step.name) as Callback, ':' + step.name, argument);
    return foreign(testStep(step, COST.OWN, test));
  }
  switch (pseudo.type) {
    case 'test':
      return testStep(step, pseudo.cost, pseudo.test);
    case 'position':
      return positionStep(labelOf(step), pseudo.choose(step.argument), registry);
    case 'replace':
      return { type: 'set', label: labelOf(step), replaces: true, position: null, apply: pseudo.apply };
    case 'query': {
      const inner = registry.within(step.name).compile((step.argument as QueryArgument).query);
      return pseudo.make(inner, labelOf(step));
    }
  }
}

function foreign(step: TestStep): TestStep {
  step.isForeign = true;
  return step;
}

function positionStep(label: string, choose: Choice, { kind }: Registry): SetStep {
  return {
    type: 'set',
    label,
    replaces: false,
    position: choose,
    apply(set, run) {
      if (kind.inPositionOrder === null) return choose(set, run.random);
      return inOrderOf(set, distinct(choose(kind.inPositionOrder(set), run.random)));
    },
  };
}
