import { failure } from '../../host/failure';
import { isRegExp, regExpTest } from '../../text/regExp';
import { compilePattern, wildcard } from '../../text/wildcard';

/** Tells whether the value of a property is the one looked for. */
type ValueTest = (value: unknown) => boolean;

/** A test of the value's text, which absent values never pass. */
function textTest(matches: (text: string) => boolean): ValueTest {
  return function isPresentAndMatches(value) {
    return value !== null && value !== undefined && matches(String(value));
  };
}

/** The test of a property's value: see `findByProperty`. */
export function valueTest(wanted: unknown): ValueTest {
  if (isRegExp(wanted)) return textTest(regExpTest(wanted));
  if (typeof wanted === 'string' && wanted.indexOf('*') >= 0) {
    return textTest(compilePattern(wildcard(wanted), { ignoreCase: false }));
  }
  return function isEqual(value) {
    return value === wanted;
  };
}

/**
 * The elements whose property matches a value, or those whose property does not. Elements that are null or undefined
 * never match.
 *
 * @param method the full name of the calling method, for the error of an element that cannot be read
 * @param wanted a String with `*`: a wildcard for the whole text; a RegExp; anything else: strict equality
 * @param isMatch false for the elements that do not match
 */
export function findByProperty<T>(
  method: string,
  elements: T[],
  wanted: unknown,
  property: string,
  isMatch = true,
): T[] {
  const matches = valueTest(wanted);
  const found: T[] = [];
  let count = 0;
  let i = 0;
  try {
    for (; i < elements.length; i++) {
      const element = elements[i];
      const exists = element !== null && element !== undefined;
      const holds = exists && matches((element as Record<string, unknown>)[property]);
      if (holds === isMatch) found[count++] = element;
    }
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
  return found;
}
