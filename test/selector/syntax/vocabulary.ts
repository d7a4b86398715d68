import type { ArgumentKind, Vocabulary } from '../../../src/selector/syntax/ast';

const KINDS: [ArgumentKind, string][] = [
  ['none', 'movieclip bitmap shape symbol selected first last even odd children parent'],
  ['query', 'not is has'],
  ['nth', 'nth'],
  ['optional-probability', 'random'],
  ['optional-text', 'wider my_own-1'],
];

const KIND_OF = new Map(
  KINDS.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/** A few pseudos of every kind of argument: what a parser needs to know of a host. */
export const vocabulary: Vocabulary = {
  argumentOf: (name) => KIND_OF.get(name) ?? null,
  pseudos: () => [...KIND_OF.keys()],
  within: () => vocabulary,
};
