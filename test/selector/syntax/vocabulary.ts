import type { ArgumentType, Vocabulary } from '../../../src/selector/syntax/ast';

const TYPES: [ArgumentType, string][] = [
  ['none', 'movieclip bitmap shape symbol selected first last even odd children parent'],
  ['query', 'not is has'],
  ['nth', 'nth'],
  ['optional-probability', 'random'],
  ['optional-text', 'wider my_own-1'],
];

const TYPE_OF = new Map(
  TYPES.flatMap(([type, names]) => names.split(' ').map((name) => [name, type] as const)),
);

/** A few pseudos of every type of argument: what a parser needs to know of a host. */
export const vocabulary: Vocabulary = {
  argumentOf: (name) => TYPE_OF.get(name) ?? null,
  pseudos: () => [...TYPE_OF.keys()],
  within: () => vocabulary,
};
