import { failure } from '../../host/failure';
import { isArray } from '../../host/isArray';
import { isRegExp, regExpTest } from '../../text/regExp';
import { compileWildcard } from '../../text/wildcard';

const COUNTING_CASE = { ignoreCase: false };

/** The test of the value's text, when the value looked for is a wildcard or a RegExp; else null. */
export function textTest(wanted: unknown): ((text: string) => boolean) | null {
  if (typeof wanted === 'string')
    return wanted.indexOf('*') < 0 ? null : compileWildcard(wanted, COUNTING_CASE);
  return isRegExp(wanted) ? regExpTest(wanted) : null;
}

function itself(value: unknown): unknown {
  return value;
}

/**
 * The elements whose property matches a value, or those whose property does not. Elements that are null or undefined
 * never match. Of a word that has several values, one that matches is enough.
 *
 * @param method the full name of the calling method, for the error of an element that cannot be read
 * @param wanted a String with `*`: a wildcard for the whole text; a RegExp; anything else: strict equality
 * @param property its name, or what reads it: a word or a path
 * @param isMatch false for the elements that do not match
 */
export function findByProperty<T>(
  method: string,
  elements: T[],
  wanted: unknown,
  property: string | ((element: T) => unknown),
  isMatch = true,
): T[] {
  const read = typeof property === 'function' ? property : null;
  const matches = textTest(wanted);
  const result: T[] = [];
  let count = 0;
  let i = 0;
  try {
    for (; i < elements.length; i++) {
      const element = elements[i];
      let holds = false;
      if (element !== null && element !== undefined) {
        const value = read ? read(element) : (element as Record<string, unknown>)[property as string];
        if (read && isArray(value)) holds = findByProperty(method, value, wanted, itself).length > 0;
        else if (!matches) holds = value === wanted;
        else if (typeof value === 'string') holds = matches(value);
        else holds = value !== null && value !== undefined && matches(String(value));
      }
      if (holds === isMatch) result[count++] = element;
    }
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
  return result;
}
