import type { Node } from 'acorn';

/** `for each (left in right)`. */
export interface ForEach extends Node {
  type: 'ForInStatement';
  left: Node;
  right: Node;
  each: { start: number; end: number };
  /** The offset of its `in`. */
  inStart: number;
}

/** `[value for each (name in object) if (test)]`. */
export interface Comprehension extends Node {
  type: 'ArrayExpression';
  elements: [Node];
  comprehension: Clauses;
}

/** The loops and conditions after the value of an array comprehension. */
export interface Clauses extends Node {
  /** Nested loops, the outermost first. */
  loops: ClauseLoop[];
  test?: Node;
}

export interface ClauseLoop extends Node {
  /** The range of its `each`. */
  eachAt?: { start: number; end: number };
  name: Node;
  inStart: number;
  object: Node;
}

/** `(value for (name in object) if (test))`, without the parentheses. */
export interface Generator extends Node {
  type: 'GeneratorExpression';
  value: Node;
  clauses: Clauses;
}

/** A function whose body is one expression, `function (x) x * 2`. */
export interface Closure extends Node {
  body: Node;
  isClosure: true;
}

/** `catch (param if guard) body`, a handler of a `try` in this engine. */
export interface CatchHandler extends Node {
  param: Node;
  guard?: Node;
  body: Node;
}

/** A `try` with handlers that Node's engine does not have: several, or with conditions. */
export interface Guarded extends Node {
  guarded: CatchHandler[];
}

/** `<a b={c}>…</a>`: its expressions, each with the range of its braces. */
export interface XmlLiteral extends Node {
  type: 'XmlLiteral';
  parts: { open: number; close: number; value: Node }[];
  isList: boolean;
}

/** `.@name`, `.@[name]`, `..name`, `.*`, `.space::name` after `object`, or `@name` alone inside a filter. */
export interface XmlAccess extends Node {
  type: 'MemberExpression';
  xml: { operator: string; name: string; space?: string };
  object: Node | null;
  /** The expression in brackets, or a node of type `XmlName`. */
  property: Node;
  /** The offset of the operator. */
  at: number;
}

/** `object.(test)`. */
export interface XmlFilter extends Node {
  type: 'XmlFilter';
  object: Node;
  test: Node;
  at: number;
}
