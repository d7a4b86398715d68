import type { AttributeOperator, Pattern, PatternPiece, Query } from '../../../src/selector/syntax/ast';

/** A syntax tree without the places and the text, so that it can be written by hand and compared. */
export type Tree = { [key: string]: Tree } | Tree[] | string | number | boolean | null;

/** The tree without `index` and, for queries, `text`. */
export function bare(query: Query): Tree {
  return strip(query as unknown as Tree);
}

function strip(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.map(strip);
  if (tree === null || typeof tree !== 'object') return tree;
  const entries = Object.entries(tree).filter(
    ([key]) => key !== 'index' && !(key === 'text' && tree.type === 'query'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, strip(value)]));
}

export type Piece = string | PatternPiece;

export const any: PatternPiece = { type: 'any' };
export const range = (min: number, max: number): PatternPiece => ({ type: 'range', min, max });

export function pattern(...pieces: Piece[]): Pattern {
  return pieces.map((piece) => (typeof piece === 'string' ? { type: 'text', text: piece } : piece));
}

/** A query of several groups, each a list of steps. */
export const union = (...groups: Tree[][]): Tree => ({
  type: 'query',
  groups: groups.map((steps) => ({ type: 'group', steps })),
});

/** A query of one group. */
export const all = (...steps: Tree[]): Tree => union(steps);

export const universal: Tree = { type: 'universal' };
export const name = (...pieces: Piece[]): Tree => ({ type: 'name', pattern: pattern(...pieces) as Tree });
export const path = (...pieces: Piece[]): Tree => ({ type: 'path', pattern: pattern(...pieces) as Tree });

export const lastClass = (...pieces: Piece[]): Tree => ({
  type: 'class',
  scope: 'last',
  pattern: pattern(...pieces) as Tree,
});

export const wholeClass = (...pieces: Piece[]): Tree => ({
  type: 'class',
  scope: 'whole',
  pattern: pattern(...pieces) as Tree,
});

export function attribute(key: string, operator: AttributeOperator | null = null, value: Tree = null): Tree {
  return { type: 'attribute', key, operator, value };
}

export const text = (content: string): Tree => ({ type: 'text', text: content, quoted: false });
export const quoted = (content: string): Tree => ({ type: 'text', text: content, quoted: true });
export const matching = (...pieces: Piece[]): Tree => ({
  type: 'pattern',
  pattern: pattern(...pieces) as Tree,
});
export const between = (min: number, max: number): Tree => ({ type: 'range', min, max });
export const number = (value: number): Tree => ({ type: 'number', value });
export const regexp = (source: string, flags = ''): Tree => ({ type: 'regexp', source, flags });

export const pseudo = (word: string, argument: Tree = null): Tree => ({
  type: 'pseudo',
  name: word,
  argument,
});
export const nested = (query: Tree): Tree => ({ type: 'query', query });
export const nth = (a: number, b: number): Tree => ({ type: 'nth', a, b });
export const untouched = (content: string): Tree => ({ type: 'text', text: content });
