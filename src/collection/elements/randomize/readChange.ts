import { isArray } from '../../../host/isArray';
import type { Callback } from '../../support/callbacks';
import { wrongArgument } from '../../support/check';
import { pairNamed, type PairProperties, partsOf } from '../support/pairAttributes';
import { type Modifier, readModifier } from './modifier';

/** A property with its modifier, or with the Function that gives its value. */
export interface RandomProperty {
  name: string;
  modifier: Modifier | Callback<Element>;
}

/** The properties that `randomize` changes for one attribute, in order. */
export interface AttributeChange {
  properties: RandomProperty[];
  /** True when all of them use one random number, so that the proportions stay. */
  isShared: boolean;
}

/** Reads the part of a value that is for one axis. */
function axis(method: string, name: string, part: unknown): RandomProperty {
  const isCallback = typeof part === 'function';
  return { name, modifier: isCallback ? (part as Callback<Element>) : readModifier(method, name, part) };
}

function changeOfAxes(method: string, pair: PairProperties, parts: [unknown, unknown]): AttributeChange {
  const properties: RandomProperty[] = [];
  if (parts[0] !== undefined) properties.push(axis(method, pair.first, parts[0]));
  if (parts[1] !== undefined) properties.push(axis(method, pair.second, parts[1]));
  return { properties, isShared: false };
}

/**
 * Reads the value for an attribute. For a pair, one modifier goes to each axis: on its own for the position, with
 * one random number for size and scale; `{x, y}` gives one modifier for each axis.
 */
export function readChange(method: string, name: string, value: unknown): AttributeChange {
  if (name === 'tint') throw wrongArgument(method, 'tint', 'a Function that returns a colour', value);
  const pair = pairNamed(name);
  const parts = pair && !isArray(value) ? partsOf(value) : null;
  if (pair && parts && (parts[0] !== undefined || parts[1] !== undefined)) {
    return changeOfAxes(method, pair, parts);
  }
  const modifier = readModifier(method, name, value);
  if (!pair) return { properties: [{ name, modifier }], isShared: false };
  const properties = [
    { name: pair.first, modifier },
    { name: pair.second, modifier },
  ];
  return { properties, isShared: pair.first !== 'x' };
}
