import type { AnyNode, Program } from 'acorn';
import { walkNodes } from './walkNodes';

/** A construct of a script that Animate's engine does not have. */
export interface Newer {
  what: string;
  /** What to write instead; undefined if there is no short advice. */
  instead: string | undefined;
  start: number;
}

type Test<T extends AnyNode['type']> = (node: Extract<AnyNode, { type: T }>) => string | false;

/** For each type of node: the construct that SpiderMonkey 1.8 lacks, or false. It has all types that are not listed. */
const NEWER: { [T in AnyNode['type']]?: Test<T> } = {
  ArrowFunctionExpression: () => 'arrow functions',
  AwaitExpression: () => 'async functions',
  AssignmentPattern: () => 'default values',
  ChainExpression: () => 'optional chaining (?.)',
  ClassDeclaration: () => 'classes',
  ClassExpression: () => 'classes',
  ForOfStatement: () => 'for … of',
  ImportExpression: () => 'modules',
  MetaProperty: () => 'new.target',
  RestElement: () => 'rest parameters',
  SpreadElement: () => 'the spread operator',
  TaggedTemplateExpression: () => 'template strings',
  TemplateLiteral: () => 'template strings',
  YieldExpression: () => 'generators',
  VariableDeclaration: (node) =>
    /^(var|const)$/.test(node.kind) === false && `declarations with ${node.kind}`,
  FunctionDeclaration: (node) => newerFunction(node),
  FunctionExpression: (node) => newerFunction(node),
  AssignmentExpression: (node) => isNewOperator(node.operator) && `the operator ${node.operator}`,
  BinaryExpression: (node) => isNewOperator(node.operator) && `the operator ${node.operator}`,
  LogicalExpression: (node) => isNewOperator(node.operator) && `the operator ${node.operator}`,
  CatchClause: (node) => !node.param && 'catch without a variable',
  Property: (node) => newerProperty(node),
  Literal: (node) => newerLiteral(node.raw ?? '', node.regex),
};

/** What to write instead of each construct that the engine lacks. */
const INSTEAD: Readonly<Record<string, string>> = {
  'arrow functions': 'write function (a) { … }',
  'async functions': 'call the function directly: every call of the host is synchronous',
  'binary and octal literals': 'write the number in decimal or as 0x…',
  'catch without a variable': 'write catch (error)',
  classes: 'write a function, and its methods on its prototype',
  'code point escapes': 'write two escapes \\uXXXX',
  'computed property names': 'assign object[name] = value',
  'declarations with let': 'write var',
  'default values': 'write if (a === undefined) a = …',
  'for … of': 'write for each (var a in list)',
  generators: 'write function with yield, without the star',
  'methods in object literals': 'write name: function () { … }',
  modules: "write fl.runScript(fl.scriptURI + '…')",
  'optional chaining (?.)': 'write a && a.b',
  'rest parameters': 'read arguments',
  'separators in numbers': 'leave _ out',
  'shorthand properties': 'write { a: a }',
  'template strings': "write 'a' + b",
  'the operator &&=': 'write if (a) a = b',
  'the operator **': 'write Math.pow(a, b)',
  'the operator **=': 'write a = Math.pow(a, b)',
  'the operator ??': 'write a != null ? a : b',
  'the operator ??=': 'write if (a == null) a = b',
  'the operator ||=': 'write if (!a) a = b',
  'the spread operator': 'write a.concat(b), or f.apply(this, list)',
};

/** Every construct of a script that SpiderMonkey 1.8 lacks, in the order of the script. */
export function findNewer(program: Program): readonly Newer[] {
  const constructs: Newer[] = [];
  // The engine accepts `{ a }` as a pattern, and refuses it as a literal.
  const ofPatterns = new Set<AnyNode>();
  walkNodes(program, (node) => {
    if (node.type === 'ObjectPattern') for (const property of node.properties) ofPatterns.add(property);
    if (node.type === 'Property' && node.shorthand && ofPatterns.has(node)) return;
    const what = (NEWER[node.type] as Test<never> | undefined)?.(node as never);
    if (what) constructs.push({ what, instead: INSTEAD[what], start: node.start });
  });
  return constructs.sort((a, b) => a.start - b.start);
}

function newerFunction(node: { async: boolean; generator: boolean }): string | false {
  if (node.async) return 'async functions';
  return node.generator && 'generators';
}

function isNewOperator(operator: string): boolean {
  return /^(\*\*|&&|\|\||\?\?)=$|^(\*\*|\?\?)$/.test(operator);
}

function newerProperty(node: { shorthand: boolean; method: boolean; computed: boolean }): string | false {
  if (node.method) return 'methods in object literals';
  if (node.computed) return 'computed property names';
  return node.shorthand && 'shorthand properties';
}

function newerLiteral(raw: string, regex?: { pattern: string; flags: string } | null): string | false {
  if (regex) {
    if (/[^gimy]/.test(regex.flags)) return `the RegExp flags ${regex.flags}`;
    return /\(\?<|\\[pP]\{|\\k</.test(regex.pattern) && 'lookbehind, named groups and \\p in a RegExp';
  }
  if (/^0[bo]/i.test(raw)) return 'binary and octal literals';
  if (/^\d[\d_]*n$/.test(raw)) return 'BigInt';
  if (/^['"]/.test(raw)) return /(^|[^\\])(\\\\)*\\u\{/.test(raw) && 'code point escapes';
  return /^[\d.][^xX]*_/.test(raw) && 'separators in numbers';
}
