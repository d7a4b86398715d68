import type {
  BinaryExpression,
  ConditionalExpression,
  Expression,
  UnaryExpression,
} from '../../syntax/Expression';
import type { PlainAction } from '../actions';
import type { ActionGenerator } from './ActionGenerator';

/** Actions of operators. Source: SWF 19; which of them Adobe's compiler uses was read in its movies. */
const OPERATORS: Readonly<Record<string, readonly PlainAction[]>> = {
  '+': ['add2'],
  '-': ['subtract'],
  '*': ['multiply'],
  '/': ['divide'],
  '%': ['modulo'],
  '&': ['bitAnd'],
  '|': ['bitOr'],
  '^': ['bitXor'],
  '<<': ['bitLeft'],
  '>>': ['bitRight'],
  '>>>': ['bitUnsignedRight'],
  '==': ['equals2'],
  '!=': ['equals2', 'not'],
  '<>': ['equals2', 'not'],
  '===': ['strictEquals'],
  '!==': ['strictEquals', 'not'],
  '<': ['less2'],
  '>': ['greater'],
  '<=': ['greater', 'not'],
  '>=': ['less2', 'not'],
  instanceof: ['instanceOf'],
  add: ['stringAdd'],
  eq: ['stringEquals'],
  ne: ['stringEquals', 'not'],
  lt: ['stringLess'],
  gt: ['stringGreater'],
  le: ['stringGreater', 'not'],
  ge: ['stringLess', 'not'],
};

/** What SWF 4 has in place of actions of SWF 5. */
const OLDEST: ReadonlyMap<PlainAction, PlainAction> = new Map<PlainAction, PlainAction>([
  ['add2', 'add'],
  ['equals2', 'equals'],
  ['less2', 'less'],
  ['strictEquals', 'equals'],
]);

/** Before SWF 6 there is only "less": the operands change places. */
const SWAPPED: ReadonlyMap<PlainAction, PlainAction> = new Map<PlainAction, PlainAction>([
  ['greater', 'less2'],
  ['stringGreater', 'stringLess'],
]);

const ALL_BITS = 4294967295;

/** Leaves the value of an operator of two operands on the stack. */
export function emitBinary(generator: ActionGenerator, expression: BinaryExpression): void {
  const chain: BinaryExpression[] = [];
  let first: Expression = expression;
  // Long sums are deep to the left: they need no depth here.
  while (first.kind === 'Binary' && isPlain(generator, first)) {
    chain.push(first);
    first = first.left;
  }
  if (chain.length === 0) {
    emitSpecial(generator, expression);
    return;
  }
  generator.value(first);
  for (const { at, operator, right } of chain.reverse()) {
    generator.value(right);
    emitOperator(generator, operator, at);
  }
}

/** Writes the action of an operator whose operands are on the stack. */
export function emitOperator(generator: ActionGenerator, operator: string, at: number): void {
  const { version, code } = generator;
  const actions = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (!actions) {
    generator.error(
      at,
      `The operator "${operator}" is not one of ActionScript ${generator.movie.isAs2 ? 2 : 1}.`,
    );
    return;
  }
  for (const action of actions) code.plain(version < 5 ? (OLDEST.get(action) ?? action) : action);
}

/** True for an operator that evaluates both operands, the left one first. */
function isPlain({ version }: ActionGenerator, { operator }: BinaryExpression): boolean {
  if (isShort(operator) || operator === ',') return false;
  const action = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator]?.[0] : undefined;
  return version > 5 || action === undefined || !SWAPPED.has(action);
}

function isShort(operator: string): boolean {
  return operator === '&&' || operator === '||' || operator === 'and' || operator === 'or';
}

function emitSpecial(generator: ActionGenerator, { operator, left, right }: BinaryExpression): void {
  const { code } = generator;
  if (operator === ',') {
    generator.effect(left);
    generator.value(right);
  } else if (isShort(operator)) emitShort(generator, operator === '&&' || operator === 'and', left, right);
  else {
    generator.value(right);
    generator.value(left);
    const [action = 'less2', ...rest] = OPERATORS[operator] ?? [];
    const swapped = SWAPPED.get(action) ?? action;
    code.plain(generator.version < 5 ? (OLDEST.get(swapped) ?? swapped) : swapped, ...rest);
  }
}

/** The right operand is evaluated only where the left one does not decide; in SWF 4 always. */
function emitShort(generator: ActionGenerator, isAnd: boolean, left: Expression, right: Expression): void {
  const { code } = generator;
  generator.value(left);
  if (generator.version < 5) {
    generator.value(right);
    code.plain(isAnd ? 'and' : 'or');
    return;
  }
  const end = {};
  code.plain('pushDuplicate');
  if (isAnd) code.plain('not');
  code.jumpIf(end).plain('pop');
  generator.value(right);
  code.mark(end);
}

/** Leaves one of two values on the stack. */
export function emitConditional(
  generator: ActionGenerator,
  { condition, then, otherwise }: ConditionalExpression,
): void {
  const [chosen, end] = [{}, {}];
  generator.value(condition);
  generator.code.jumpIf(chosen);
  generator.value(otherwise);
  generator.code.jump(end).mark(chosen);
  generator.value(then);
  generator.code.mark(end);
}

/** Leaves the value of an operator of one operand on the stack. */
export function emitUnary(generator: ActionGenerator, { operator, operand }: UnaryExpression): void {
  const { code } = generator;
  switch (operator) {
    case '-':
      if (operand.kind === 'Number') code.push(-operand.value);
      else {
        code.push(0);
        generator.value(operand);
        code.plain('subtract');
      }
      return;
    case '~':
      generator.value(operand);
      code.push(ALL_BITS).plain('bitXor');
      return;
    case 'void':
      generator.effect(operand);
      code.push(undefined);
      return;
    case 'delete':
      emitDelete(generator, operand);
      return;
    default:
      generator.value(operand);
      code.plain(operator === 'typeof' ? 'typeOf' : operator === '+' ? 'toNumber' : 'not');
  }
}

function emitDelete(generator: ActionGenerator, operand: Expression): void {
  const { code } = generator;
  if (operand.kind === 'Name') code.push(operand.name).plain('delete2');
  else if (operand.kind === 'Member') {
    generator.value(operand.object);
    code.push(operand.name).plain('delete');
  } else if (operand.kind === 'Index') {
    generator.value(operand.object);
    generator.value(operand.index);
    code.plain('delete');
  } else {
    generator.value(operand);
    code.plain('delete2');
  }
}
