import { failure } from '../../host/failure';
import { readProperty } from '../../host/readPath';
import { isRegExp, regExpTest } from '../../text/regExp';
import { compilePattern, wildcard } from '../../text/wildcard';
import type { Test } from '../support/selectWhere';

/** Whether a property's value is the one looked for. */
type ValueTest = (value: unknown) => boolean;

/** A test of the value's text, which absent values never pass. */
function textTest(matches: (text: string) => boolean): ValueTest {
  return function isPresentAndMatches(value) {
    return value !== null && value !== undefined && matches(String(value));
  };
}

function valueTest(wanted: unknown): ValueTest {
  if (isRegExp(wanted)) return textTest(regExpTest(wanted));
  if (typeof wanted === 'string' && wanted.indexOf('*') >= 0) {
    return textTest(compilePattern(wildcard(wanted), { ignoreCase: false }));
  }
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
