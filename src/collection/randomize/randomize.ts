import { attributesOf, type Attribute } from '../attr';
import { shown } from '../check';
import { forEach } from '../failure';
import { planFor, type Plan, type RandomProperty } from './axes';
import type { RandomSource } from './source';

type Properties = Record<string, unknown>;

/** One attribute to randomize; a Function as value has no plan: it sets, as in `attr`. */
interface Step {
  attribute: Attribute;
  plan: Plan | null;
}

function newValue(element: object, { name, modifier }: RandomProperty, random: number): number {
  if (!modifier.isRelative) return modifier.change(0, random);
  const present = (element as Properties)[name];
  if (typeof present === 'number' && isFinite(present)) return modifier.change(present, random);
  throw new TypeError('its "' + name + '" is no Number that could be changed, but ' + shown(present));
}

/** The new values of an element's properties, in the order of the plan. */
function drawValues(element: object, plan: Plan, random: RandomSource): number[] {
  const shared = plan.isAlike ? random() : 0;
  const values: number[] = [];
  for (let i = 0; i < plan.properties.length; i++) {
    values.push(newValue(element, plan.properties[i], plan.isAlike ? shared : random()));
  }
  return values;
}

function carryOut(method: string, elements: object[], plan: Plan, random: RandomSource): void {
  const drawn: number[][] = [];
  forEach(method, elements, function draw(element, index) {
    drawn[index] = drawValues(element, plan, random);
  });
  forEach(method, elements, function setValues(element, index) {
    for (let i = 0; i < plan.properties.length; i++) {
      (element as Properties)[plan.properties[i].name] = drawn[index][i];
    }
  });
}

/**
 * Randomizes attributes of the elements, one after the other. All modifiers are understood before anything is changed,
 * and of each attribute all new values are drawn before the first is set.
 *
 * @param args a name and a modifier, or an object of them
 * @param set sets an attribute whose value is a Function
 */
export function randomizeAll(
  method: string,
  elements: object[],
  args: unknown[],
  random: RandomSource,
  set: (attribute: Attribute) => void,
): void {
  const attributes = attributesOf(method, args);
  const steps: Step[] = [];
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    steps.push({
      attribute: attributes[i],
      plan: typeof value === 'function' ? null : planFor(method, name, value),
    });
  }
  for (let i = 0; i < steps.length; i++) {
    const { attribute, plan } = steps[i];
    if (plan) carryOut(method, elements, plan, random);
    else set(attribute);
  }
}
