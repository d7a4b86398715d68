import type { AnyNode, BinaryExpression, AssignmentExpression, Node, Program, UnaryExpression } from 'acorn';
import type MagicString from 'magic-string';
import { FILTER, XML_GLOBALS } from './xml/xmlNames';
import { ESCAPED } from './xml/readLiteral';
import { xmlMethods } from './xml/xmlMethods';
import type { XmlAccess, XmlFilter, XmlLiteral } from './nodes';
import { nodeName } from './nodeName';
import { walkNodes } from './walkNodes';

/** Name of the variable for the object whose members a filter sees as names. */
const ITEM = '__item__';

/** True if a script uses XML: only then are operators translated. */
export function usesXml(program: Program): boolean {
  let isFound = false;
  walkNodes(program, (node) => {
    const isName = node.type === 'Identifier' && /^XML(List)?$/.test(node.name);
    isFound ||= isName || 'xml' in node || /^Xml/.test(node.type);
    return !isFound;
  });
  return isFound;
}

/** Translates the E4X at a node into calls and members of the realm's XML objects. */
export function translateXml(node: AnyNode, text: MagicString): void {
  if ('xml' in node) translateAccess(node as unknown as XmlAccess, text);
  else if (isType<XmlLiteral>(node, 'XmlLiteral')) translateLiteral(node, text);
  else if (isType<XmlFilter>(node, 'XmlFilter')) translateFilter(node, text);
  else if (node.type === 'UnaryExpression' && node.operator === 'typeof') translateTypeof(node, text);
  else if (node.type === 'BinaryExpression') translateBinary(node, text);
  else if (node.type === 'AssignmentExpression' && node.operator === '+=') translateSum(node, text);
}

function isType<T extends Node>(node: Node, type: T['type']): node is T {
  return node.type === type;
}

/** `<a b={c}>` -> `__xml__`, a template with the same lines. */
function translateLiteral({ start, end, parts }: XmlLiteral, text: MagicString): void {
  const { original } = text;
  let at = start;
  const copy = (to: number): void => {
    for (; at < to; at++) {
      const mark = ESCAPED[original.charAt(at)];
      if (mark !== undefined) text.update(at, at + 1, mark);
    }
  };
  text.appendRight(start, `${XML_GLOBALS.literal}\``);
  for (const { open, close } of parts) {
    copy(open);
    text.update(open, open + 1, '${');
    at = close;
  }
  copy(end);
  text.prependLeft(end, '`');
}

/** `.@name` -> `["@name"]`. */
function translateAccess({ at, end, object, property, xml }: XmlAccess, text: MagicString): void {
  const { operator, name, space } = xml;
  const before = object ? '' : ITEM;
  if (property.type !== 'XmlName') {
    text.update(at, property.start, `${before}[${JSON.stringify(operator)} + (`);
    text.update(property.end, end, ')]');
    return;
  }
  const parts = `${JSON.stringify(operator)}, ${String(space)}, ${JSON.stringify(name)}`;
  const key =
    space === undefined || space === 'function'
      ? JSON.stringify(operator + name)
      : `${XML_GLOBALS.name}(${parts})`;
  text.update(at, end, `${before}[${key}]`);
}

/** `object.(test)` -> `object["filter()"]((__item__) => { with (__item__) return (test); })`. */
function translateFilter({ at, end, test }: XmlFilter, text: MagicString): void {
  text.update(at, test.start, `["${FILTER}"]((${ITEM}) => { with (${ITEM}) return (`);
  text.update(test.end, end, '); })');
  walkNodes(test, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const { name, start, end: calleeEnd } = node.callee;
    // Overwrites the name, so that text written around it stays outside.
    if (xmlMethods.has(name)) text.update(start, calleeEnd, `${ITEM}.${name}`);
  });
}

function translateTypeof({ argument, start, end }: UnaryExpression, text: MagicString): void {
  const call = `${XML_GLOBALS.typeOf}(`;
  const inner = innermost(argument);
  const isName = inner.type === 'Identifier';
  text.update(
    start,
    argument.start,
    isName ? `(typeof ${nodeName(inner.name)} == "undefined" ? "undefined" : ${call}` : call,
  );
  text.prependLeft(end, isName ? '))' : ')');
}

/** The expression inside any parentheses. */
function innermost(node: AnyNode): AnyNode {
  return node.type === 'ParenthesizedExpression' ? innermost(node.expression) : node;
}

function translateBinary(node: BinaryExpression, text: MagicString): void {
  const { left, right, operator } = node;
  if (!/^([!=]=|\+)$/.test(operator)) return;
  if (isText(left) && (operator === '+' || isText(right))) return;
  if (isText(right) && operator === '+') return;
  const name = operator === '+' ? XML_GLOBALS.plus : XML_GLOBALS.same;
  text.appendRight(node.start, `${operator === '!=' ? '!' : ''}${name}(`);
  separate(left, right, text);
  text.prependLeft(node.end, ')');
}

/** `list += node` -> `list = __plus__(list, node)`, if the left side can be evaluated twice without side effects. */
function translateSum({ left, right, end }: AssignmentExpression, text: MagicString): void {
  const target = text.original.slice(left.start, left.end);
  if (isText(right) || !/^[\w$.]+$/.test(target)) return;
  text.update(left.end, right.start, ` = ${XML_GLOBALS.plus}(${target}, `);
  text.prependLeft(end, ')');
}

/** Replaces the operator by a comma, on the same line. */
function separate(left: Node, right: Node, text: MagicString): void {
  const lines = text.original.slice(left.end, right.start).replace(/[^\n]/g, '');
  text.update(left.end, right.start, `, ${lines}`);
}

/** True for an expression that certainly is not an XML object. */
function isText(node: Node): boolean {
  // A long sum nests to the left.
  for (let at = node as AnyNode; ; at = at.left) {
    if (at.type === 'Literal') return true;
    if (at.type !== 'BinaryExpression' || at.operator !== '+') return false;
    if (at.right.type === 'Literal') return true;
  }
}
