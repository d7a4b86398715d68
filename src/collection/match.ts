import { compilePattern, wildcard } from '../text/wildcard';
import { failure } from './failure';
import { readProperty } from './property';
import type { Test } from './select';

/** Whether a property's value is the one looked for. */
type ValueTest = (value: unknown) => boolean;

/** Whether the value is a RegExp, of this realm or another. */
function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === '[object RegExp]';
}

/** Tests from the start of each text, whatever `lastIndex` the flags g and y left, and leaves that as it was. */
function regExpTest(pattern: RegExp): ValueTest {
  return function matchesRegExp(value) {
    const lastIndex = pattern.lastIndex;
    pattern.lastIndex = 0;
    const isMatch = pattern.test(String(value));
    pattern.lastIndex = lastIndex;
    return isMatch;
  };
}

function wildcardTest(text: string): ValueTest {
  const matches = compilePattern(wildcard(text), { ignoreCase: false });
  return function matchesWildcard(value) {
    return matches(String(value));
  };
}

/** The same test, never met by what is absent. */
function whenPresent(test: ValueTest): ValueTest {
  return function isPresentAndMatches(value) {
    return value !== null && value !== undefined && test(value);
  };
}

function valueTest(wanted: unknown): ValueTest {
  if (isRegExp(wanted)) return whenPresent(regExpTest(wanted));
  if (typeof wanted === 'string' && wanted.indexOf('*') >= 0) return whenPresent(wildcardTest(wanted));
  return function isEqual(value) {
    return value === wanted;
  };
}

/**
 * The test of `find` and `remove`: whether a property of an element matches a value.
 *
 * @param method the full name of the calling method, for the error of an element that cannot be read
 * @param wanted a String with `*`: a wildcard for the whole text; a RegExp; anything else: strict equality
 */
export function propertyTest<T>(method: string, wanted: unknown, property: string): Test<T> {
  const test = valueTest(wanted);
  return function propertyMatches(element, index) {
    if (element === null || element === undefined) return false;
    let value: unknown;
    try {
      value = readProperty(element, property);
    } catch (error) {
      throw failure(method, index, element, error);
    }
    return test(value);
  };
}
