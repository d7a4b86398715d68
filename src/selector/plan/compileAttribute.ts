import type { AttributeStep } from '../syntax/ast';
import type { BuiltInAttribute } from './BuiltInAttribute';
import {
  type Comparison,
  compileComparison,
  compileEquality,
  compileTextComparison,
  isPresent,
} from './compare';
import type { Dictionary } from './Dictionary';
import { COST, testStep, type CandidateTest, type TestStep } from './PlanStep';
import type { Properties } from './Properties';
import { registeredAttribute } from './registered';

/** `[x>200]`, `[libraryItem.name^=ui]`, `[font]`. What the user registered goes before what is built in. */
export function compileAttribute(step: AttributeStep, words: Dictionary, properties: Properties): TestStep {
  const callback = words.attribute(step.key);
  if (callback) {
    const holds = step.operator === null ? Boolean : compileComparison(step);
    return registeredAttribute(step.key, callback, holds, properties);
  }
  const builtIn = words.domain.attributes[step.key + ':'];
  if (builtIn) return testStep(builtInTest(step, builtIn, properties), builtIn.cost);
  const cost = step.key.indexOf('.') < 0 ? COST.OWN : COST.LINKED;
  const property = properties.of(step.key);
  const matches = compileTextComparison(step);
  if (matches) return testStep(property.text(matches, false), cost);
  return testStep(property.test(step.operator === null ? isPresent : compileComparison(step)), cost);
}

/** What a value must be; for `!=`, what none may be. */
function builtInComparison(step: AttributeStep, { isSame }: BuiltInAttribute): Comparison {
  const { operator, value: wanted } = step;
  if (operator === null) return isPresent;
  if (operator !== '=' && operator !== '!=') return compileComparison(step);
  if (!isSame || !wanted || wanted.type !== 'text') return compileEquality(step);
  return (value) => isSame(value, wanted.text);
}

/** One of several values is enough; with `!=` none may be the one named. */
function builtInTest(
  step: AttributeStep,
  attribute: BuiltInAttribute,
  properties: Properties,
): CandidateTest {
  const valuesOf = attribute.makeValues(properties);
  const isNegative = step.operator === '!=';
  const holds = builtInComparison(step, attribute);
  return function holdsForAny(candidate, run) {
    const values = valuesOf(candidate, run);
    for (let i = 0; i < values.length; i++) if (holds(values[i])) return !isNegative;
    return isNegative;
  };
}
