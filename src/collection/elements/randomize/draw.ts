import { describeArgument } from '../../../host/describeValue';
import { failure } from '../../../host/failure';
import type { Callback } from '../../support/callbacks';
import { effectRange, presentEffect, within } from './effects';
import type { Modifier } from './modifier';
import type { AttributeChange, RandomProperty } from './readChange';
import type { RandomSource } from './source';

/** The part of the collection that is used; it is `this` of Functions. */
export interface RandomizedCollection {
  readonly elements: Element[];
}

/** The tools with which one call of `randomize` draws its values. */
export interface RandomDraw {
  /** Full name of the method, for errors. */
  method: string;
  collection: RandomizedCollection;
  random: RandomSource;
}

function presentValue(element: Element, name: string, isEffect: boolean): number {
  const present = isEffect
    ? presentEffect(element, name)
    : (element as unknown as Record<string, unknown>)[name];
  if (typeof present === 'number' && isFinite(present)) return present;
  throw new TypeError(
    'its "' + name + '" is not a Number that could be changed, but ' + describeArgument(present),
  );
}

function modified(element: Element, name: string, modifier: Modifier, random: number): number {
  const range = effectRange(name);
  const present = modifier.isRelative ? presentValue(element, name, range !== null) : 0;
  const value = modifier.change(present, random);
  return range ? within(range, value) : value;
}

/** Calls the user's Function for one axis; what it throws passes unchanged. */
function returned(
  { method, collection }: RandomDraw,
  index: number,
  name: string,
  callback: Callback<Element>,
): number {
  const { elements } = collection;
  const value = callback.call(collection, elements[index], index, elements);
  if (typeof value === 'number' && isFinite(value)) return value;
  const problem =
    'the Function for "' + name + '" must return a finite Number, got ' + describeArgument(value);
  throw failure(method, index, elements[index], new TypeError(problem));
}

function drawValue(
  drawing: RandomDraw,
  index: number,
  { name, modifier }: RandomProperty,
  shared: number,
): number {
  if (typeof modifier === 'function') return returned(drawing, index, name, modifier);
  const { method, collection, random } = drawing;
  const element = collection.elements[index];
  const number = isNaN(shared) ? random() : shared;
  try {
    return modified(element, name, modifier, number);
  } catch (error) {
    throw failure(method, index, element, error);
  }
}

/** The new values of the properties of one element, in the order of the change. */
function drawValues(drawing: RandomDraw, index: number, { properties, isShared }: AttributeChange): number[] {
  const shared = isShared ? drawing.random() : NaN;
  const values: number[] = [];
  for (let i = 0; i < properties.length; i++) {
    values.push(drawValue(drawing, index, properties[i], shared));
  }
  return values;
}

/** The new values of all elements; nothing is changed yet. */
export function drawAll(drawing: RandomDraw, change: AttributeChange): number[][] {
  const drawn: number[][] = [];
  const count = drawing.collection.elements.length;
  for (let i = 0; i < count; i++) drawn.push(drawValues(drawing, i, change));
  return drawn;
}
