import { describeArgument } from '../../host/describeValue';
import { includes } from '../../host/includes';

/** The values that an attribute may have. */
export interface Allowed {
  /** In words, for errors. */
  expected: string;
  holds(value: unknown): boolean;
  /** Sets it; default: assigns the member of its name. */
  set?: (owner: never, value: never) => void;
}

/** The attributes that can be set, by name. */
export type AllowedValues = Record<string, Allowed>;

export const SWITCH: Allowed = { expected: 'true or false', holds: (value) => typeof value === 'boolean' };

/** A String, set in a way of its own. */
export function textSetBy(set?: Allowed['set']): Allowed {
  return { expected: 'a String', holds: (value) => typeof value === 'string', set };
}

export const TEXT: Allowed = textSetBy();

/** Some Strings or Numbers. */
export function oneOf(values: unknown[]): Allowed {
  const words: string[] = [];
  for (let i = 0; i < values.length; i++) words.push(describeArgument(values[i]));
  return {
    expected: 'one of ' + words.join(', '),
    holds(value) {
      return includes(values, value);
    },
  };
}

/** Whole Numbers of a range, both ends included. */
export function wholeNumber(min: number, max: number): Allowed {
  return {
    expected: `a whole Number from ${min} to ${max}`,
    holds: (value) =>
      typeof value === 'number' && value >= min && value <= max && Math.floor(value) === value,
  };
}
