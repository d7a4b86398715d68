import { nameFailure } from './failure';
import type { Test } from './plan';
import type { Run } from './Run';
import type { Subject } from './Subject';

/**
 * What a user registers: for a pseudo, whether the element (or item) is kept; for an attribute, its value.
 * `argument` is the text in the pseudo's parentheses; undefined without any, and for attributes.
 */
export type Callback = (object: object, argument?: string) => unknown;

/** The test that a registered pseudo makes. */
export function callbackTest(callback: Callback, label: string, argument: string | undefined): Test {
  return function isKept(subject, run) {
    return Boolean(call(callback, label, subject, run, argument));
  };
}

/** The value of a registered attribute, asked once per element and query. */
export function callbackValue(callback: Callback, label: string): (subject: Subject, run: Run) => unknown {
  return function value(subject, run) {
    return subject.remember(label, () => call(callback, label, subject, run));
  };
}

function call(callback: Callback, label: string, subject: Subject, run: Run, argument?: string): unknown {
  try {
    return callback(subject.object, argument);
  } catch (error) {
    throw nameFailure(error, 'thrown by "' + label + '" for', subject.object, run);
  }
}
