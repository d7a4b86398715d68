import { pairNamed, partsOf, type PairProperties } from '../elements/pairs';
import { isArray } from '../gather';
import { readModifier, type Modifier } from './modifier';

/** A property and how it is changed. */
export interface RandomProperty {
  name: string;
  modifier: Modifier;
}

/** What `randomize` does for one attribute: properties that draw together, in turn. */
export interface Plan {
  properties: RandomProperty[];
  /** Whether all of them use one random number, so that the proportions stay. */
  isAlike: boolean;
}

function planForAxes(method: string, pair: PairProperties, parts: [unknown, unknown]): Plan {
  const properties: RandomProperty[] = [];
  if (parts[0] !== undefined) {
    properties.push({ name: pair.first, modifier: readModifier(method, pair.first, parts[0]) });
  }
  if (parts[1] !== undefined) {
    properties.push({ name: pair.second, modifier: readModifier(method, pair.second, parts[1]) });
  }
  return { properties, isAlike: false };
}

/**
 * What a modifier does to an attribute. For a pair, one modifier goes to each axis: on its own for the position, with
 * one random number for size and scale; `{x, y}` gives one modifier for each axis.
 */
export function planFor(method: string, name: string, value: unknown): Plan {
  const pair = pairNamed(name);
  if (pair && typeof value === 'object' && value !== null && !isArray(value)) {
    const parts = partsOf(value);
    const hasParts = parts && (parts[0] !== undefined || parts[1] !== undefined);
    if (parts && hasParts) return planForAxes(method, pair, parts);
  }
  const modifier = readModifier(method, name, value);
  if (!pair) return { properties: [{ name, modifier }], isAlike: false };
  const properties = [
    { name: pair.first, modifier },
    { name: pair.second, modifier },
  ];
  return { properties, isAlike: pair.first !== 'x' };
}
