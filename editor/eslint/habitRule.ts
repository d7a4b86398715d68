import type { Rule } from 'eslint';
import type { CallExpression, Function as FunctionNode, MemberExpression, Node } from 'estree';
import {
  INSTEAD_OF_FUNCTIONS,
  INSTEAD_OF_GLOBALS,
  INSTEAD_OF_METHODS,
  INSTEAD_OF_REGISTERING,
  type Replacements,
} from '../../app/habits/insteadOf';
import { Collections, memberName } from './Collections';

/** The methods whose callbacks get `(element, index)`. */
const CALLING = ['each', 'reach', 'map', 'filter'];
const INDEX = /^(i|idx|ind|index|n|key)$/i;

/** Functions, methods and callbacks of jQuery, cheerio and xJSFL: what to write instead. */
export const habitRule: Rule.RuleModule = {
  meta: { type: 'problem', docs: { description: 'a habit of jQuery or xJSFL' }, schema: [] },
  create(context) {
    const collections = new Collections(context.sourceCode);
    const say = (node: Node, message: string | undefined): void => {
      if (message !== undefined) context.report({ node, message });
    };
    return {
      MemberExpression(node) {
        say(node.property, adviceOnMember(node, collections));
      },
      CallExpression(node) {
        say(node.callee, adviceOnCall(node, collections));
      },
      'Program:exit'(program) {
        for (const { identifier, isWriteOnly } of unresolved(context, program))
          if (!isWriteOnly) say(identifier, adviceFrom(INSTEAD_OF_GLOBALS, identifier.name, 'part of xJSFL'));
      },
    };
  },
};

function adviceFrom(table: Replacements, name: string | undefined, what: string): string | undefined {
  if (name === undefined || !Object.hasOwn(table, name)) return undefined;
  return `${name} is ${what}: ${table[name].replaceAll('`', '')}`;
}

function adviceOnMember(node: MemberExpression, collections: Collections): string | undefined {
  const { object, property } = node;
  const name = memberName(node);
  if (object.type === 'Identifier' && object.name === '$')
    return adviceFrom(INSTEAD_OF_FUNCTIONS, name, 'not a function of $');
  if (object.type === 'Identifier' && object.name === 'Selectors')
    return adviceFrom(INSTEAD_OF_REGISTERING, name, 'not a function of Selectors');
  const domain = object.type === 'Super' ? undefined : collections.domainOf(object);
  // Layers and keyframes have contents.
  if (domain === undefined || (name === 'contents' && domain !== 'element')) return undefined;
  if (property.type === 'Literal' && typeof property.value === 'number')
    return `a collection has no indexes: write get(${property.value})`;
  return adviceFrom(INSTEAD_OF_METHODS, name, 'not a method of collections');
}

function adviceOnCall(call: CallExpression, collections: Collections): string | undefined {
  if (call.callee.type !== 'MemberExpression') return undefined;
  const name = memberName(call.callee);
  const [first] = call.arguments;
  if (name === undefined || first === undefined || collections.domainOf(call.callee.object) === undefined)
    return undefined;
  if (CALLING.includes(name) && isIndexFirst(first))
    return 'the element comes first: write function (element, index) { … }';
  const isQuery =
    first.type === 'Literal' && /^\*?[:[./]/.test(String(first.value)) && call.arguments.length === 1;
  if (isQuery && name === 'find')
    return `find compares names: write filter(…) or $(collection, ${String(first.raw)})`;
  if (isQuery && name === 'remove')
    return `remove compares names: write filter(':not(${String(first.value)})')`;
  return undefined;
}

function isIndexFirst(node: Node): boolean {
  if (node.type !== 'FunctionExpression' && node.type !== 'ArrowFunctionExpression') return false;
  const [first, second] = (node as FunctionNode).params.map((each) =>
    each.type === 'Identifier' ? each.name : '',
  );
  return INDEX.test(first ?? '') && second !== undefined && !INDEX.test(second) && second !== 'e';
}

/** The names that a script uses and nothing declares. */
function unresolved(
  context: Rule.RuleContext,
  program: Node,
): { identifier: Node & { name: string }; isWriteOnly: boolean }[] {
  const scope = context.sourceCode.getScope(program);
  return scope.through.map((each) => ({
    identifier: each.identifier as Node & { name: string },
    isWriteOnly: each.isWriteOnly(),
  }));
}
