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
  const reader = new AbcReader(block);
  const { names, classes, types, definitions, addresses } = reader;
  const textOf = (index: number): string => (names[index]?.isShared ? names[index].text : '');
  const needs = new Map<string, LinkType>();
  const seen = new Set<number>();
  const need = (index: number, type: LinkType): void => {
    // Names can be made of names at any depth: there is no recursion.
    const waiting = [index];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const name = names[next];
      if (!name || seen.has(next)) continue;
      seen.add(next);
      const meanings = type === 'i' ? reader.meaningsOf(name) : [];
      for (const text of [textOf(next), ...meanings])
        if (text !== '' && !needs.has(text)) needs.set(text, type);
      for (let part = name.parts.length - 1; part >= 0; part--) waiting.push(name.parts[part] ?? 0);
    }
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
    candidates: names.flatMap((name) => reader.meaningsOf(name)),
    addresses: [...addresses],
  };
}
