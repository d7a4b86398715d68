import { shortCall } from '../code/call';
import type { Field } from './Field';
import { PLAIN, TRANSFORM, valueCode, type Values } from './Values';

const DEFAULTS = Object.values(TRANSFORM);

/** The statements that make an object and put it where it stands first. */
export function fieldCode({ code, made, after }: Field, first: Values, isHidden: boolean): string[] {
  return [
    ...made,
    ...transformCode(code, first),
    ...Object.entries(first)
      .filter(([name, value]) => !Object.hasOwn(TRANSFORM, name) && !MADE.has(name) && value !== PLAIN[name])
      .map(([name, value]) => `${code}.${name} = ${valueCode(value)};`),
    ...after,
    ...(isHidden ? [`${code}._off = true;`] : []),
  ];
}

/** What an object is told as it is made. */
const MADE = new Set(['mode', 'startPosition', 'loop']);

function transformCode(code: string, values: Values): string[] {
  const place = Object.entries(TRANSFORM).map(([name, fallback]) => values[name] ?? fallback);
  const text = shortCall(`${code}.setTransform`, place, DEFAULTS, 2);
  return text.endsWith('()') ? [] : [`${text};`];
}
