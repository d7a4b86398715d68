import { type Attribute, attributesOf } from '../../methods/attr';
import { forEach } from '../../support/forEach';
import { type Plan, planFor } from './axes';
import { drawAll, type Drawing } from './draw';
import { effectRange } from './effects';

/** Sets an attribute of the elements, as `attr` does. */
type SetAttribute = (attribute: Attribute) => void;

/** One attribute to randomize; a Function as value has no plan: it sets, as in `attr`. */
interface Step {
  attribute: Attribute;
  plan: Plan | null;
}

function carryOut(drawing: Drawing, { properties }: Plan, drawn: number[][]): void {
  forEach(drawing.method, drawing.collection.elements, function setValues(element, index) {
    for (let i = 0; i < properties.length; i++) {
      (element as unknown as Record<string, unknown>)[properties[i].name] = drawn[index][i];
    }
  });
}

function take(drawing: Drawing, { attribute, plan }: Step, set: SetAttribute): void {
  if (!plan) {
    set(attribute);
    return;
  }
  const drawn = drawAll(drawing, plan);
  const { name } = attribute;
  if (effectRange(name)) set({ name, value: (_element: Element, index: number) => drawn[index][0] });
  else carryOut(drawing, plan, drawn);
}

/**
 * Randomizes attributes of the elements, one after the other. All modifiers are understood before anything is changed,
 * and of each attribute all new values are drawn before the first is set.
 *
 * @param args a name and a modifier, or an object of them
 * @param set sets colour effects, and attributes whose value is a Function
 */
export function randomizeAll(drawing: Drawing, args: unknown[], set: SetAttribute): void {
  const attributes = attributesOf(drawing.method, args);
  const steps: Step[] = [];
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    const plan = typeof value === 'function' ? null : planFor(drawing.method, name, value);
    steps.push({ attribute: attributes[i], plan });
  }
  for (let i = 0; i < steps.length; i++) take(drawing, steps[i], set);
}
