import { failure } from '../../host/failure';
import { isRegExp, regExpTest } from '../../text/regExp';
import { compilePattern, wildcard } from '../../text/wildcard';

/** Tells whether the value of a property is the one looked for. */
type ValueTest = (value: unknown) => boolean;

/** The test of a property's value: see `findByProperty`. */
export function valueTest(wanted: unknown): ValueTest {
  const matches = textTest(wanted);
  if (!matches) return (value) => value === wanted;
  return (value) => value !== null && value !== undefined && matches(String(value));
}

/** The test of the value's text, when the value looked for is a wildcard or a RegExp; else null. */
function textTest(wanted: unknown): ((text: string) => boolean) | null {
  if (isRegExp(wanted)) return regExpTest(wanted);
  if (typeof wanted !== 'string' || wanted.indexOf('*') < 0) return null;
  return compilePattern(wildcard(wanted), { ignoreCase: false });
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
      const holds =
        element !== null && element !== undefined && matches((element as Record<string, unknown>)[property]);
      if (holds === isMatch) found[count++] = element;
    }
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
  return found;
}
