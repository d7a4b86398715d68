import { AbcReader } from './AbcReader';

/**
 * Why a block needs a name: a class extends or implements it (`i`), a member has it as a type (`s`), the code says it
 * (`e`). Source: the catalogs of SWC files that Adobe's compilers wrote.
 */
export type LinkType = 'i' | 's' | 'e';

/** What a block of code defines, and what it needs of others. Names have their packages. */
export interface CodeLinks {
  /** Classes, functions, variables and namespaces that other blocks can name. */
  readonly definitions: readonly string[];
  /** Addresses of the namespaces that it defines, with their names. */
  readonly spaces: ReadonlyMap<string, string>;
  /** Names that it says, with the strongest reason, in the order of the reasons: they need not be definitions. */
  readonly needs: ReadonlyMap<string, LinkType>;
  /** Names that may be said: without their import they are in one of several packages. */
  readonly candidates: readonly string[];
  /** Addresses of the namespaces that it uses. */
  readonly addresses: readonly string[];
}

/**
 * Reads what links a compiled block with others. Its code is not looked at: what a block does not need is not in its pool.
 *
 * @throws Error for data that end early, or that are something else
 */
export function readLinks(block: Uint8Array): CodeLinks {
  const { names, classes, types, definitions, addresses } = new AbcReader(block);
  const textOf = (index: number): string => (names[index]?.isShared ? names[index].text : '');
  const needs = new Map<string, LinkType>();
  const seen = new Set<number>();
  const need = (index: number, type: LinkType): void => {
    if (seen.has(index)) return;
    seen.add(index);
    const name = names[index];
    for (const text of [textOf(index), ...(type === 'i' ? (name?.candidates ?? []) : [])])
      if (text !== '' && !needs.has(text)) needs.set(text, type);
    for (const part of name?.parts ?? []) need(part, type);
  };
  for (const { base, interfaces } of classes) for (const index of [base, ...interfaces]) need(index, 'i');
  for (const index of types) need(index, 's');
  names.forEach((_, index) => {
    need(index, 'e');
  });
  const defined = definitions.filter(({ name }) => textOf(name) !== '');
  for (const { name } of defined) needs.delete(textOf(name));
  return {
    needs,
    definitions: defined.map(({ name }) => textOf(name)),
    spaces: new Map(
      defined.flatMap(({ name, space }) => (space === undefined ? [] : [[space, textOf(name)]])),
    ),
    candidates: names.flatMap((name) => name.candidates),
    addresses: [...addresses],
  };
}
