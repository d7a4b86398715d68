import { type Attribute, attributesOf } from '../../methods/attr';
import { forEach } from '../../support/forEach';
import { checkAttribute } from '../attr';
import { drawAll, type RandomDraw } from './draw';
import { effectRange } from './effects';
import { type AttributeChange, readChange } from './readChange';

/** Sets an attribute of the elements, as `attr` does. */
type SetAttribute = (attribute: Attribute) => void;

/** One attribute to randomize. A Function as value has no change: it sets, as in `attr`. */
interface Step {
  attribute: Attribute;
  change: AttributeChange | null;
}

function setDrawn(drawing: RandomDraw, { properties }: AttributeChange, drawn: number[][]): void {
  forEach(drawing.method, drawing.collection.elements, function setValues(element, index) {
    for (let i = 0; i < properties.length; i++) {
      (element as unknown as Record<string, unknown>)[properties[i].name] = drawn[index][i];
    }
  });
}

function randomizeAttribute(drawing: RandomDraw, { attribute, change }: Step, set: SetAttribute): void {
  if (!change) {
    set(attribute);
    return;
  }
  const drawn = drawAll(drawing, change);
  const { name } = attribute;
  if (effectRange(name)) set({ name, value: (_element: Element, index: number) => drawn[index][0] });
  else setDrawn(drawing, change, drawn);
}

/**
 * Randomizes attributes of the elements in order. All modifiers are read before anything is changed,
 * and of each attribute all new values are drawn before the first is set.
 *
 * @param args a name and a modifier, or an object of them
 * @param set sets colour effects, and attributes whose value is a Function
 */
export function randomizeAll(drawing: RandomDraw, args: unknown[], set: SetAttribute): void {
  const attributes = attributesOf(drawing.method, args[0], args[1]);
  const steps: Step[] = [];
  for (let i = 0; i < attributes.length; i++) {
    const { name, value } = attributes[i];
    checkAttribute(drawing.method, drawing.collection.elements, name);
    const change = typeof value === 'function' ? null : readChange(drawing.method, name, value);
    steps.push({ attribute: attributes[i], change });
  }
  for (let i = 0; i < steps.length; i++) randomizeAttribute(drawing, steps[i], set);
}
