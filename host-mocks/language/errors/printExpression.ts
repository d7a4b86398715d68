import type { AnyNode, Literal, MemberExpression } from 'acorn';

const NAME = /^[A-Za-z_$][\w$]*$/;

/** An expression as SpiderMonkey 1.8 writes it in its errors: `a[i + 1]`, `f(1, "x").b`; functions as in the source. */
export function printExpression(node: AnyNode, source: string): string {
  const print = (each: AnyNode): string => printExpression(each, source);
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'ThisExpression':
      return 'this';
    case 'Literal':
      return printLiteral(node);
    case 'ParenthesizedExpression':
      return print(node.expression);
    case 'MemberExpression':
      return printMember(node, print);
    case 'CallExpression':
      return `${print(node.callee)}(${node.arguments.map(print).join(', ')})`;
    case 'NewExpression':
      return `(new ${print(node.callee)}(${node.arguments.map(print).join(', ')}))`;
    case 'ArrayExpression':
      return `[${node.elements.map((element) => (element ? print(element) : '')).join(', ')}]`;
    case 'BinaryExpression':
    case 'LogicalExpression':
      return `${print(node.left as AnyNode)} ${node.operator} ${print(node.right)}`;
    case 'UnaryExpression': {
      const operand = print(node.argument);
      if (node.operator === 'void') return `(void ${operand})`;
      return `${node.operator}${NAME.test(node.operator) ? ' ' : ''}${operand}`;
    }
    default:
      return source.slice(node.start, node.end);
  }
}

function printLiteral({ value, raw = '' }: Literal): string {
  return typeof value === 'string' ? JSON.stringify(value) : raw;
}

function printMember(
  { object, property, computed }: MemberExpression,
  print: (node: AnyNode) => string,
): string {
  const isNumber = object.type === 'ParenthesizedExpression' && object.expression.type === 'Literal';
  const base =
    isNumber && typeof (object.expression as Literal).value === 'number'
      ? `(${print(object)})`
      : print(object);
  if (!computed) return `${base}.${print(property)}`;
  if (property.type !== 'Literal' || typeof property.value !== 'string') return `${base}[${print(property)}]`;
  const name = property.value;
  return NAME.test(name) ? `${base}.${name}` : `${base}['${name.replace(/['\\]/g, '\\$&')}']`;
}
