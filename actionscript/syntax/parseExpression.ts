import type { BinaryExpression, Expression, UnaryOperator } from './Expression';
import { parsePostfix } from './parsePostfix';
import type { TokenReader } from './TokenReader';

/** How tightly operators of two operands bind, the loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['||', 'or'],
  ['&&', 'and'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!=', '===', '!==', '<>', 'eq', 'ne'],
  ['<', '>', '<=', '>=', 'lt', 'gt', 'le', 'ge', 'is', 'as', 'in', 'instanceof'],
  ['<<', '>>', '>>>'],
  ['+', '-', 'add'],
  ['*', '/', '%'],
];

const PRECEDENCE = new Map(
  LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level + 1])),
);

const WORDS_OF_AS3 = new Set(['is', 'as']);
const WORDS_OF_AS1 = new Set(['or', 'and', 'eq', 'ne', 'lt', 'gt', 'le', 'ge', 'add']);

const ASSIGNMENTS = new Set([
  '=',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '<<=',
  '>>=',
  '>>>=',
  '&=',
  '|=',
  '^=',
  '&&=',
  '||=',
]);

/** Maximum number of operators in a row: `a + b + c …`, `a.b.c …`. */
const MAX_CHAIN = 4000;

const UNARY = new Set(['!', '~', '+', '-']);
const UNARY_WORDS = new Set(['typeof', 'void', 'delete']);

/** Parses an expression with commas. */
export function parseExpression(reader: TokenReader): Expression {
  let left = parseAssignment(reader);
  for (let count = 0; reader.is(','); count++) {
    checkChain(reader, count);
    const { at } = reader;
    reader.next();
    left = { kind: 'Binary', at, operator: ',', left, right: parseAssignment(reader) };
  }
  return left;
}

/** Parses an expression without commas, as an argument is. */
export function parseAssignment(reader: TokenReader): Expression {
  const { at } = reader;
  reader.enter();
  const target = parseConditional(reader);
  const operator = reader.value;
  if (reader.kind !== 'punctuator' || !ASSIGNMENTS.has(operator)) {
    reader.leave();
    return target;
  }
  if (!isTarget(target)) throw reader.fault('Only a variable or a property can be assigned to.', at);
  reader.next();
  const value = parseAssignment(reader);
  reader.leave();
  return { kind: 'Assign', at: target.at, operator, target, value };
}

function parseConditional(reader: TokenReader): Expression {
  const condition = parseBinary(reader, 1);
  if (!reader.is('?')) return condition;
  const { at, allowsIn } = reader;
  reader.next();
  reader.allowsIn = true;
  const then = parseAssignment(reader);
  reader.allowsIn = allowsIn;
  reader.expect(':', ' of "?"');
  return { kind: 'Conditional', at, condition, then, otherwise: parseAssignment(reader) };
}

function parseBinary(reader: TokenReader, lowest: number): Expression {
  let left = parseUnary(reader);
  for (let count = 0; ; count++) {
    const level = binaryLevel(reader);
    if (level < lowest) return left;
    checkChain(reader, count);
    const { at, value: operator } = reader;
    reader.next();
    left = { kind: 'Binary', at, operator, left, right: parseBinary(reader, level + 1) } as BinaryExpression;
  }
}

/** The level of the operator that comes next; 0 if there is none. */
function binaryLevel(reader: TokenReader): number {
  const { kind, value } = reader;
  if (kind !== 'punctuator' && kind !== 'name') return 0;
  const level = PRECEDENCE.get(value) ?? 0;
  if (level === 0 || kind === 'punctuator') return level;
  if (value === 'in') return reader.allowsIn ? level : 0;
  if (value === 'instanceof') return level;
  const isWord = reader.isAs3 ? WORDS_OF_AS3.has(value) : WORDS_OF_AS1.has(value);
  return isWord ? level : 0;
}

function parseUnary(reader: TokenReader): Expression {
  const { at, value, kind } = reader;
  if (kind === 'punctuator' && (value === '++' || value === '--')) {
    reader.enter();
    reader.next();
    const operand = parseUnary(reader);
    if (!isTarget(operand)) throw reader.fault(`"${value}" needs a variable or a property.`, at);
    reader.leave();
    return { kind: 'Update', at, operator: value, isPrefix: true, operand };
  }
  const isOperator = kind === 'punctuator' ? UNARY.has(value) : kind === 'name' && isUnaryWord(reader);
  if (!isOperator) return parsePostfix(reader);
  reader.enter();
  reader.next();
  const operand = parseUnary(reader);
  reader.leave();
  // The zero of ActionScript 3 keeps its sign, -0 and -0.0: both are the same number in Adobe's blocks.
  if (value === '-' && operand.kind === 'Number' && (operand.value !== 0 || reader.isAs3))
    return { ...operand, at, value: -operand.value };
  return { kind: 'Unary', at, operator: value as UnaryOperator, operand };
}

function isUnaryWord({ value, isAs3 }: TokenReader): boolean {
  return UNARY_WORDS.has(value) || (value === 'not' && !isAs3);
}

/** True for what can be assigned to; ActionScript 1 can assign to `eval("name")`. */
export function isTarget({ kind }: Expression): boolean {
  return ['Name', 'Member', 'Index', 'QualifiedName', 'QualifiedMember', 'SlashPath', 'Call'].includes(kind);
}

export function checkChain(reader: TokenReader, count: number): void {
  if (count > MAX_CHAIN) throw reader.fault(`An expression has more than ${MAX_CHAIN} operators in a row.`);
}

/** Parses what is between brackets and commas, up to the closing sign. */
export function parseArguments(reader: TokenReader, end: ')' | ']' | '}' = ')'): Expression[] {
  const values: Expression[] = [];
  const { allowsIn } = reader;
  reader.allowsIn = true;
  while (!reader.is(end)) {
    values.push(parseAssignment(reader));
    if (!reader.accept(',')) break;
  }
  reader.allowsIn = allowsIn;
  reader.expect(end, ' or ","');
  return values;
}
