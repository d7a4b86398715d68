import type { AttributeStep } from '../syntax/ast';
import { compileComparison, isPresent } from './compare';
import { COST, testStep, type TestStep } from './PlanStep';
import type { Properties } from './Properties';
import { registeredAttribute, type WordCallback } from './registered';

/**
 * `[x>200]`, `[libraryItem.name^=ui]`, `[font]`
 *
 * @param callback the function of an attribute that the user registered
 */
export function compileAttribute(
  step: AttributeStep,
  callback: WordCallback | null,
  properties: Properties,
): TestStep {
  if (callback) {
    const holds = step.operator === null ? Boolean : compileComparison(step);
    return registeredAttribute(step.key, callback, holds, properties);
  }
  const holds = step.operator === null ? isPresent : compileComparison(step);
  const cost = step.key.indexOf('.') < 0 ? COST.OWN : COST.LINKED;
  return testStep(properties.of(step.key).test(holds), cost);
}
