import { isCollection } from '../collection/support/gather';
import { describeArgument } from '../host/describeValue';
import { hostClassOf } from '../host/hostClass';
import { isArray } from '../host/isArray';

/** The arguments of `$` and `$$`, by their types. */
export interface SortedArguments {
  query?: string;
  /** Anything that candidates can be taken from; `$` and `$$` check later whether it fits. */
  source?: object;
  document?: Document;
  debug?: boolean;
}

type Slot = keyof SortedArguments;

/**
 * Sorts arguments given in any order; `undefined` stands for one that is left out.
 *
 * @param caller the function that the user called, `$`
 * @param expected the arguments that are accepted, in words
 * @throws TypeError for an argument of no use, or two of one kind
 */
export function sortArguments(caller: string, args: unknown[], expected: string): SortedArguments {
  const sorted: Record<string, unknown> = {};
  for (let i = 0; i < args.length; i++) {
    if (args[i] === undefined) continue;
    const slot = slotOf(args[i]);
    if (slot === null) {
      const argument = `${caller}(): argument ${i + 1}`;
      throw new TypeError(`${argument} must be ${expected}, got ${describeArgument(args[i])}`);
    }
    if (sorted[slot] !== undefined) throw new TypeError(`${caller}(): expected one ${WORDS[slot]}, got two`);
    sorted[slot] = args[i];
  }
  return sorted;
}

const WORDS: Record<Slot, string> = {
  query: 'query String',
  source: 'source',
  document: 'Document',
  debug: 'Boolean',
};

function slotOf(value: unknown): Slot | null {
  if (typeof value === 'string') return 'query';
  if (typeof value === 'boolean') return 'debug';
  if (isArray(value) || isCollection(value)) return 'source';
  const hostClass = hostClassOf(value);
  if (hostClass === 'document') return 'document';
  return hostClass === null ? null : 'source';
}
