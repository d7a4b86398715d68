import { isArray } from '../../../host/isArray';
import type { Callback } from '../../support/callbacks';
import { wrongArgument } from '../../support/check';
import { pairNamed, type PairProperties, partsOf } from '../support/pairAttributes';
import { type Modifier, readModifier } from './modifier';

/** A property and how it is changed: by a modifier, or to what a Function returns. */
export interface RandomProperty {
  name: string;
  modifier: Modifier | Callback<Element>;
}

/** What `randomize` does for one attribute: properties that draw together, in turn. */
export interface Plan {
  properties: RandomProperty[];
  /** Whether all of them use one random number, so that the proportions stay. */
  isAlike: boolean;
}

/** How one axis is changed. */
function axis(method: string, name: string, part: unknown): RandomProperty {
  const isCallback = typeof part === 'function';
  return { name, modifier: isCallback ? (part as Callback<Element>) : readModifier(method, name, part) };
}

function planForAxes(method: string, pair: PairProperties, parts: [unknown, unknown]): Plan {
  const properties: RandomProperty[] = [];
  if (parts[0] !== undefined) properties.push(axis(method, pair.first, parts[0]));
  if (parts[1] !== undefined) properties.push(axis(method, pair.second, parts[1]));
  return { properties, isAlike: false };
}

/**
 * What a modifier does to an attribute. For a pair, one modifier goes to each axis: on its own for the position, with
 * one random number for size and scale; `{x, y}` gives one modifier for each axis.
 */
export function planFor(method: string, name: string, value: unknown): Plan {
  if (name === 'tint') throw wrongArgument(method, 'tint', 'a Function that returns a colour', value);
  const pair = pairNamed(name);
  const parts = pair && !isArray(value) ? partsOf(value) : null;
  if (pair && parts && (parts[0] !== undefined || parts[1] !== undefined)) {
    return planForAxes(method, pair, parts);
  }
  const modifier = readModifier(method, name, value);
  if (!pair) return { properties: [{ name, modifier }], isAlike: false };
  const properties = [
    { name: pair.first, modifier },
    { name: pair.second, modifier },
  ];
  return { properties, isAlike: pair.first !== 'x' };
}
