import { forEach } from '../../support/forEach';
import { isArray } from '../../../host/isArray';
import { ITEM_WORDS } from '../../../host/itemWords';
import { isTextType } from '../../../host/texts';
import type { Setter } from '../../methods/attr';
import { wrongArgument } from '../../support/check';

/** Two values that are set together: x and y, width and height. */
export type NumberPair = [number, number];

/** The properties of an element that a pair attribute stands for. */
export interface PairProperties {
  first: 'x' | 'width' | 'scaleX';
  second: 'y' | 'height' | 'scaleY';
}

const POSITION: PairProperties = { first: 'x', second: 'y' };

const SIZE: PairProperties = { first: 'width', second: 'height' };
const SCALE: PairProperties = { first: 'scaleX', second: 'scaleY' };

/** The attributes of elements that are not properties of the host. */
export const FURTHER_ATTRIBUTES = 'pos position size scale tint alpha brightness text font'
  .split(' ')
  .concat(ITEM_WORDS);

/** The properties that `pos`, `position`, `size` or `scale` stands for; null for any other name. */
export function pairNamed(name: string): PairProperties | null {
  if (name === 'size') return SIZE;
  if (name === 'scale') return SCALE;
  return name === 'pos' || name === 'position' ? POSITION : null;
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && isFinite(value);
}

/** The two parts of `[a, b]`, `{x, y}` or `{width, height}`, unchecked. */
export function partsOf(value: unknown): [unknown, unknown] | null {
  if (isArray(value)) return value.length === 2 ? [value[0], value[1]] : null;
  if (typeof value !== 'object' || value === null) return null;
  const named = value as Record<string, unknown>;
  const hasPoint = named.x !== undefined || named.y !== undefined;
  return hasPoint ? [named.x, named.y] : [named.width, named.height];
}

/** Reads a pair: a Number for both, `[a, b]`, `{x, y}` or `{width, height}`. */
export function readPair(method: string, name: string, value: unknown): NumberPair {
  if (isFiniteNumber(value)) return [value, value];
  const parts = partsOf(value);
  if (parts && isFiniteNumber(parts[0]) && isFiniteNumber(parts[1])) return [parts[0], parts[1]];
  throw wrongArgument(method, name, 'a Number, [a, b], {x, y} or {width, height}', value);
}

function hasText(method: string, elements: Element[]): boolean {
  let isThere = false;
  forEach(method, elements, function lookAt(element) {
    if (isTextType(element.elementType)) isThere = true;
  });
  return isThere;
}

/** A Number may mean the size of the font, as in queries, or both sides of the box. */
function ambiguousSize(method: string, value: number): TypeError {
  return new TypeError(
    `${method}(): size of texts must be [width, height], got ${value}; the size of the font is textAttr('size', ${value})`,
  );
}

/**
 * How `pos`, `position`, `size` or `scale` is set. A single Number for the `size` of texts is refused.
 * Host members: `x`, `y`; `width`, `height`; `scaleX`, `scaleY`; of a Number for `size` `elementType` too.
 */
export function pairSetter(
  method: string,
  elements: Element[],
  name: string,
  { first, second }: PairProperties,
): Setter<Element> {
  let isUnclear = name === 'size';
  return {
    read(value) {
      if (isUnclear && typeof value === 'number') {
        isUnclear = hasText(method, elements);
        if (isUnclear) throw ambiguousSize(method, value);
      }
      return readPair(method, name, value);
    },
    set(element, pair: NumberPair) {
      element[first] = pair[0];
      element[second] = pair[1];
    },
  };
}
