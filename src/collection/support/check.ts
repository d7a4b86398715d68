import { describeArgument } from '../../host/describeValue';
import { isArray } from '../../host/isArray';

/** What messages call an argument that may be one of several things. */
export const FIRST_ARGUMENT = 'the first argument';

/**
 * Makes the error for an argument that cannot be used.
 *
 * @param method the full name of the method, `Collection.each`
 * @param name the name of the argument
 * @param expected the expectation in words, `a Function`
 */
export function wrongArgument(method: string, name: string, expected: string, value: unknown): TypeError {
  return new TypeError(method + '(): ' + name + ' must be ' + expected + ', got ' + describeArgument(value));
}

/** Makes the error for an argument of the right type with a value outside its range. */
export function outOfRange(method: string, name: string, expected: string, value: unknown): RangeError {
  return new RangeError(method + '(): ' + name + ' must be ' + expected + ', got ' + describeArgument(value));
}

export function checkFunction(method: string, name: string, value: unknown): void {
  if (typeof value !== 'function') throw wrongArgument(method, name, 'a Function', value);
}

/** Refuses everything but an Array and `undefined`. */
export function checkParams(method: string, value: unknown): void {
  if (value !== undefined && !isArray(value)) throw wrongArgument(method, 'params', 'an Array', value);
}

/** Refuses everything but a String with at least one character. */
export function checkName(method: string, name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '')
    throw wrongArgument(method, name, 'a non-empty String', value);
}

/** Refuses everything but a Number of any value, `undefined` and `null`. */
export function checkOptionalNumber(method: string, name: string, value: unknown): void {
  if (value !== undefined && value !== null && typeof value !== 'number') {
    throw wrongArgument(method, name, 'a Number', value);
  }
}

export function checkNumber(method: string, name: string, value: unknown): void {
  if (typeof value !== 'number') throw wrongArgument(method, name, 'a Number', value);
  if (!isFinite(value)) throw outOfRange(method, name, 'a finite Number', value);
}

export function checkWholeNumber(method: string, name: string, value: unknown): void {
  if (typeof value !== 'number') throw wrongArgument(method, name, 'a Number', value);
  if (!isFinite(value) || Math.floor(value) !== value)
    throw outOfRange(method, name, 'a whole Number', value);
}

export function checkBoolean(method: string, name: string, value: unknown): void {
  if (typeof value !== 'boolean') throw wrongArgument(method, name, 'true or false', value);
}
