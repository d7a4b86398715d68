import type { Scope, SourceCode } from 'eslint';
import type { CallExpression, Expression, MemberExpression, Node, Super } from 'estree';
import { QUERY_FUNCTIONS } from '../queries/queryFunctions';
import type { WordDomain } from '../queries/QueryWords';

/** The methods that give a collection of other objects. */
const LEADING: Partial<Record<string, WordDomain>> = {
  items: 'item',
  usedBy: 'item',
  instances: 'element',
  children: 'element',
  contents: 'element',
  addToStage: 'element',
  layers: 'layer',
  frames: 'frame',
};

/** The methods that give no collection. */
const ENDING = [
  'find',
  'map',
  'pluck',
  'get',
  'first',
  'last',
  'indexOf',
  'toCSV',
  'toJSON',
  'bounds',
  'toString',
];

/** The methods that take a query about the objects of the collection that they give. */
const ASKING = ['filter', 'contents', 'layers', 'frames'];

/** A query in a script. */
export interface FoundQuery {
  literal: Node & { value: string };
  domain: WordDomain;
  /** What the query is given to: `$()`. */
  caller: string;
}

/** Knows, without types, which expressions of a script are collections: calls of `$` and what is chained to them. */
export class Collections {
  constructor(private readonly source: SourceCode) {}

  /** What a collection holds; undefined for an expression that is not known to be a collection. */
  domainOf(node: Expression | Super): WordDomain | undefined {
    if (node.type === 'Identifier') return this.domainOfVariable(node.name, node);
    if (node.type !== 'CallExpression') return undefined;
    const direct = QUERY_FUNCTIONS[this.source.getText(node.callee)];
    if (direct !== undefined || node.callee.type !== 'MemberExpression') return direct;
    const owner = this.domainOf(node.callee.object);
    const method = memberName(node.callee);
    if (owner === undefined || method === undefined || ENDING.includes(method)) return undefined;
    if (method === 'text' && node.arguments.length === 0) return undefined;
    return LEADING[method] ?? owner;
  }

  /** The query that a call is given as a text; undefined for other calls. */
  queryOf(call: CallExpression): FoundQuery | undefined {
    const literal = call.arguments.find((each) => each.type === 'Literal' && typeof each.value === 'string');
    if (literal === undefined) return undefined;
    const name = this.source.getText(call.callee as Node);
    const direct = QUERY_FUNCTIONS[name];
    const text = literal as FoundQuery['literal'];
    if (direct !== undefined) return { literal: text, domain: direct, caller: `${name}()` };
    if (call.callee.type !== 'MemberExpression') return undefined;
    const method = memberName(call.callee);
    if (method === undefined || !ASKING.includes(method)) return undefined;
    const owner = this.domainOf(call.callee.object);
    return owner && { literal: text, domain: LEADING[method] ?? owner, caller: `.${method}()` };
  }

  /** A variable that is set once, to a collection. */
  private domainOfVariable(name: string, node: Node): WordDomain | undefined {
    let scope: Scope.Scope | null = this.source.getScope(node);
    while (scope && !scope.set.has(name)) scope = scope.upper;
    const variable = scope?.set.get(name);
    const [definition] = variable?.defs ?? [];
    if (variable?.defs.length !== 1 || definition.type !== 'Variable' || !definition.node.init)
      return undefined;
    const isSetAgain = variable.references.some((each) => each.isWrite() && !each.init);
    return isSetAgain ? undefined : this.domainOf(definition.node.init);
  }
}

/** The name of a member that is written with a point. */
export function memberName({ computed, property }: MemberExpression): string | undefined {
  return !computed && property.type === 'Identifier' ? property.name : undefined;
}
