import type { AnyNode, Literal, MemberExpression } from 'acorn';
import { type Doing, nodeAt } from './nodeAt';

/** Where an error was thrown: the source that Node's engine ran, and a position in it; line and column count from 1. */
export interface EnginePosition {
  source: string;
  line: number;
  column: number;
}

/** Messages of Node's engine that Animate's words in another way, and that quote nothing of the script. */
const FIXED: ReadonlyMap<string, string> = new Map([
  ['Invalid array length', 'invalid array length'],
  ['Reduce of empty array with no initial value', 'reduce of empty array with no initial value'],
  ['URI malformed', 'malformed URI sequence'],
  [
    'CreateListFromArrayLike called on non-object',
    'second argument to Function.prototype.apply must be an array',
  ],
]);

interface Form {
  /** Words that every such message contains. */
  words: string;
  pattern: RegExp;
  /** What the script does at the position of the error. */
  doing: Doing;
  /**
   * The message for the groups of the pattern and the expression at the position; undefined if it needs an expression
   * that is missing.
   */
  say(groups: readonly string[], expression: string | undefined): string | undefined;
}

const FORMS: readonly Form[] = [
  {
    words: 'Cannot read properties of ',
    pattern: /^Cannot read properties of (null|undefined)/,
    doing: 'reads',
    say: ([, value], object = value) => isNothing(object, value),
  },
  {
    words: 'Cannot set properties of ',
    pattern: /^Cannot set properties of (null|undefined)/,
    doing: 'sets',
    say: ([, value], object = value) => isNothing(object, value),
  },
  {
    words: 'Cannot destructure property ',
    pattern: / of '([^']*)' as it is (null|undefined)\.$/,
    doing: 'reads',
    say: ([, object, value]) => isNothing(object, value),
  },
  {
    words: ' is not iterable',
    pattern: /^(null|undefined) is not iterable/,
    doing: 'reads',
    say: ([, value]) => isNothing(value, value),
  },
  {
    words: ' is not a function',
    pattern: / is not a function$/,
    doing: 'calls',
    say: (_groups, callee) => callee && `${callee} is not a function`,
  },
  {
    words: ' is not a constructor',
    pattern: / is not a constructor$/,
    doing: 'makes',
    say: (_groups, callee) => callee && `${callee} is not a constructor`,
  },
  {
    words: "Right-hand side of 'instanceof' is not ",
    pattern: /^Right-hand side of 'instanceof' is not /,
    doing: 'compares',
    say: (_groups, right) => right && `invalid 'instanceof' operand ${right}`,
  },
  {
    words: "Cannot use 'in' operator to search for ",
    pattern: /^Cannot use 'in' operator to search for /,
    doing: 'compares',
    say: (_groups, right) => right && `invalid 'in' operand ${right}`,
  },
  {
    words: ': Unterminated group',
    pattern: /: Unterminated group$/,
    doing: 'calls',
    say: () => 'unterminated parenthetical',
  },
  {
    words: ': Unterminated character class',
    pattern: /: Unterminated character class$/,
    doing: 'calls',
    say: () => 'unterminated character class ',
  },
  {
    words: 'Invalid flags supplied to RegExp constructor ',
    pattern: /^Invalid flags supplied to RegExp constructor '([^']*)'$/,
    doing: 'calls',
    say: ([, flags]) => `invalid regular expression flag ${(flags ?? '').replace(/[gimy]/g, '').charAt(0)}`,
  },
];

/**
 * Animate's message for an `object` without a value. A literal `null` "has no properties"; it is not "null is null".
 */
function isNothing(object = '', value = ''): string {
  return object === value ? `${value} has no properties` : `${object} is ${value}`;
}

/**
 * A message of Node's engine in the words of SpiderMonkey 1.8: `a.b is undefined`, `null has no properties`. A message
 * that has no other form there, or whose position is unknown, is returned unchanged.
 */
export function engineWords(message: string, position: EnginePosition | undefined): string {
  const fixed = FIXED.get(message);
  if (fixed !== undefined) return fixed;
  for (const { pattern, doing, say } of FORMS) {
    const groups = pattern.exec(message);
    if (!groups) continue;
    const node = position && nodeAt(position, doing);
    return say(groups, node && position && printExpression(node, position.source)) ?? message;
  }
  return message;
}

/** Every message that `engineWords` changes contains one of these words. */
export const NODE_WORDS: readonly string[] = [...FIXED.keys(), ...FORMS.map(({ words }) => words)];

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
