/**
 * The syntax tree of a query. `parse` makes it, `stringify` prints it, `compile` makes it ready to run; neither
 * the tree nor `parse` knows a host. Every node carries `index`, the place of its first character in the query's
 * text, so that later stages can point at it.
 */

import type { Pattern } from '../../text/pattern';

export type { Pattern, PatternPiece } from '../../text/pattern';

/** A whole query: the union of its groups, `star*, :bitmap`. */
export interface Query {
  type: 'query';
  /** The text that it was read from. */
  text: string;
  index: number;
  groups: Group[];
}

/** One comma-separated part. Its steps apply in order, from left to right; there is at least one. */
export interface Group {
  type: 'group';
  index: number;
  steps: Step[];
}

export type Step = UniversalStep | NameStep | PathStep | ClassStep | AttributeStep | PseudoStep;

/** `*` alone: everything. */
export interface UniversalStep {
  type: 'universal';
  index: number;
}

/** `star_*`, `"star, red"`, `ball_{1|20}`. */
export interface NameStep {
  type: 'name';
  index: number;
  pattern: Pattern;
}

/** `/assets/*`; the slashes at both ends are not part of the pattern. */
export interface PathStep {
  type: 'path';
  index: number;
  pattern: Pattern;
}

/** `.Star` (`scope` "last": the last segment of the class name) or `.ui.buttons.*` ("whole"). */
export interface ClassStep {
  type: 'class';
  index: number;
  scope: 'last' | 'whole';
  pattern: Pattern;
}

export type AttributeOperator = '=' | '!=' | '^=' | '$=' | '*=' | '~=' | '<' | '<=' | '>' | '>=';

/** `[x>200]`, `[libraryItem.name=Symbol 5]`, `[font]`. */
export interface AttributeStep {
  type: 'attribute';
  index: number;
  key: string;
  /** null for the bare form `[a]`; then `value` is null too. */
  operator: AttributeOperator | null;
  value: AttributeOperand | null;
}

export type AttributeOperand = TextValue | PatternValue | RangeValue | NumberValue | RegExpValue;

/** Literal text; `quoted` when it is written in quotes. */
export interface TextValue {
  type: 'text';
  index: number;
  text: string;
  quoted: boolean;
}

/** An unquoted value with `*`, only for `=` and `!=`. */
export interface PatternValue {
  type: 'pattern';
  index: number;
  pattern: Pattern;
}

/** `{min|max}`, both ends included, only for `=` and `!=`. */
export interface RangeValue {
  type: 'range';
  index: number;
  min: number;
  max: number;
}

/** The right side of `<`, `<=`, `>`, `>=`. */
export interface NumberValue {
  type: 'number';
  index: number;
  value: number;
}

/** The right side of `~=`: `/re/flags`. */
export interface RegExpValue {
  type: 'regexp';
  index: number;
  source: string;
  flags: string;
}

/** `:movieclip`, `:nth(2n+1)`, `:not(query)`, `:wider(100)`. */
export interface PseudoStep {
  type: 'pseudo';
  index: number;
  name: string;
  argument: PseudoArgument | null;
}

export type PseudoArgument = QueryArgument | NthArgument | NumberArgument | TextArgument;

export interface QueryArgument {
  type: 'query';
  index: number;
  query: Query;
}

/** `An+B`, positions from 1. */
export interface NthArgument {
  type: 'nth';
  index: number;
  a: number;
  b: number;
}

export interface NumberArgument {
  type: 'number';
  index: number;
  value: number;
}

/** The argument of a registered pseudo: its text, with escapes resolved. */
export interface TextArgument {
  type: 'text';
  index: number;
  text: string;
}

/** The sorts of arguments of pseudos: `optional-…` may be left out, `none` allows no parentheses. */
export type ArgumentType = 'none' | 'query' | 'nth' | 'optional-probability' | 'optional-text';

/** The pseudos that a query may use, as far as the parser must know them to read and suggest them. */
export interface Vocabulary {
  /** The argument that the pseudo takes, or null for an unknown name. */
  argumentOf(pseudo: string): ArgumentType | null;
  /** Every known pseudo name, without colon, for suggestions. */
  pseudos(): string[];
  /** The words of the query in the parentheses of a pseudo: `:has()` of items looks for elements. */
  within(pseudo: string): Vocabulary;
}
