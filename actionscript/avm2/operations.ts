import type { Expression, UnaryExpression, UpdateExpression } from '../syntax/Expression';
import { emit, emitVoid } from './emit';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import { doublePlace, emitPlace, load, meaningOf, scopeName, store, storeAndKeep } from './references';

const OPERATORS: Readonly<Record<string, readonly number[]>> = {
  '+': [OP.add],
  '-': [OP.subtract],
  '*': [OP.multiply],
  '/': [OP.divide],
  '%': [OP.modulo],
  '<<': [OP.leftShift],
  '>>': [OP.rightShift],
  '>>>': [OP.unsignedRightShift],
  '&': [OP.bitAnd],
  '|': [OP.bitOr],
  '^': [OP.bitXor],
  '==': [OP.equals],
  '!=': [OP.equals, OP.not],
  '===': [OP.strictEquals],
  '!==': [OP.strictEquals, OP.not],
  '<': [OP.lessThan],
  '<=': [OP.lessEquals],
  '>': [OP.greaterThan],
  '>=': [OP.greaterEquals],
  is: [OP.isTypeLate],
  as: [OP.asTypeLate],
  in: [OP.in],
  instanceof: [OP.instanceOf],
};

/** True for an operator that takes two values and puts one. */
export function isOperator(operator: string): boolean {
  return Object.hasOwn(OPERATORS, operator);
}

export function emitOperator({ code }: FunctionContext, operator: string): void {
  (OPERATORS[operator] ?? []).forEach((op, index) => {
    code.op(op, index === 0 ? -1 : 0);
  });
}

/** `!`, `-`, `typeof`, `delete` and their like. */
export function emitUnary(context: FunctionContext, { operator, operand }: UnaryExpression): void {
  const { code } = context;
  if (operator === 'delete') {
    emitDelete(context, operand);
    return;
  }
  if (operator === 'void') {
    emitVoid(context, operand);
    code.op(OP.pushUndefined, 1);
    return;
  }
  if (operator === 'typeof' && operand.kind === 'Name' && meaningOf(context, operand.name).kind === 'free') {
    // A name that is nowhere has the type "undefined".
    const name = scopeName(context, operand.name);
    code.op(OP.findProperty, 1, name).op(OP.getProperty, 0, name);
  } else emit(context, operand);
  const ops = {
    '!': OP.not,
    not: OP.not,
    '~': OP.bitNot,
    '+': OP.convertD,
    '-': OP.negate,
    typeof: OP.typeOf,
  };
  code.op(ops[operator], 0);
}

function emitDelete(context: FunctionContext, operand: Expression): void {
  const { code } = context;
  const isProperty = ['Member', 'Index', 'QualifiedMember', 'QualifiedName'].includes(operand.kind);
  if (operand.kind === 'Name' && meaningOf(context, operand.name).kind === 'free') {
    const name = scopeName(context, operand.name);
    code.op(OP.findProperty, 1, name).op(OP.deleteProperty, 0, name);
    return;
  }
  if (isProperty) {
    const reference = emitPlace(context, operand);
    code.op(OP.deleteProperty, 1 - reference.refs, reference.name);
    return;
  }
  if (operand.kind === 'Descendants') {
    emit(context, operand);
    code.op(OP.pop, -1).op(OP.pushTrue, 1);
    return;
  }
  emitVoid(context, operand);
  code.op(operand.kind === 'Name' ? OP.pushFalse : OP.pushTrue, 1);
}

export function emitUpdate(context: FunctionContext, node: UpdateExpression, isNeeded: boolean): void {
  const { code } = context;
  const isUp = node.operator === '++';
  const reference = emitPlace(context, node.operand);
  const type = reference.variable?.type?.name;
  if (reference.variable && !isNeeded && (type === 'int' || type === 'Number')) {
    const ops = type === 'int' ? [OP.incLocalI, OP.decLocalI] : [OP.incLocal, OP.decLocal];
    code.op((isUp ? ops[0] : ops[1]) ?? 0, 0, reference.variable.register);
    return;
  }
  doublePlace(context, reference);
  load(context, reference);
  const register = isNeeded && !node.isPrefix ? code.local() : undefined;
  if (register !== undefined) code.op(OP.convertD, 0).op(OP.dup, 1).setLocal(register);
  const isInteger = type === 'int';
  code.op(isUp ? (isInteger ? OP.incrementI : OP.increment) : isInteger ? OP.decrementI : OP.decrement, 0);
  if (isNeeded && node.isPrefix) storeAndKeep(context, reference);
  else store(context, reference);
  if (register === undefined) return;
  code.getLocal(register);
  if (type === 'int' || type === 'uint') code.op(type === 'int' ? OP.convertI : OP.convertU, 0);
  code.op(OP.kill, 0, register).release(register);
}

export function emitAssign(
  context: FunctionContext,
  node: Extract<Expression, { kind: 'Assign' }>,
  isNeeded: boolean,
): void {
  const { code } = context;
  const { operator, target, value } = node;
  const reference = emitPlace(context, target);
  const keep = (): void => {
    if (isNeeded) storeAndKeep(context, reference);
    else store(context, reference);
  };
  if (operator === '=') {
    emit(context, value);
    keep();
    return;
  }
  doublePlace(context, reference);
  load(context, reference);
  const binary = operator.slice(0, -1);
  if (binary !== '&&' && binary !== '||') {
    emit(context, value);
    emitOperator(context, binary);
  } else {
    const end = code.label();
    code
      .op(OP.coerceA, 0)
      .op(OP.dup, 1)
      .jump(binary === '&&' ? OP.ifFalse : OP.ifTrue, end, -1)
      .op(OP.pop, -1);
    emit(context, value);
    code.op(OP.coerceA, 0).put(end);
  }
  keep();
}
