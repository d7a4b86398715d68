import type { Expression } from '../syntax/Expression';
import type { Label } from './CodeWriter';
import { emit } from './emit';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';

/** Jumps by the result of a comparison: if it is true, if it is not. */
const COMPARING: Readonly<Record<string, readonly [ifTrue: number, ifFalse: number]>> = {
  '<': [OP.ifLt, OP.ifNlt],
  '<=': [OP.ifLe, OP.ifNle],
  '>': [OP.ifGt, OP.ifNgt],
  '>=': [OP.ifGe, OP.ifNge],
  '==': [OP.ifEq, OP.ifNe],
  '!=': [OP.ifNe, OP.ifEq],
  '===': [OP.ifStrictEq, OP.ifStrictNe],
  '!==': [OP.ifStrictNe, OP.ifStrictEq],
};

/** Jumps to a label if a condition is true, or if it is false. */
export function emitCondition(
  context: FunctionContext,
  node: Expression,
  label: Label,
  isTrue: boolean,
): void {
  const { code } = context;
  if (node.kind === 'Unary' && node.operator === '!') {
    emitCondition(context, node.operand, label, !isTrue);
    return;
  }
  if (node.kind === 'Binary') {
    const jumps = COMPARING[node.operator];
    if (jumps) {
      emit(context, node.left);
      emit(context, node.right);
      code.jump(isTrue ? jumps[0] : jumps[1], label, -2);
      return;
    }
    if (node.operator === '&&' || node.operator === '||') {
      emitBoth(context, node.left, node.right, label, isTrue, node.operator === '||');
      return;
    }
  }
  emit(context, node);
  code.jump(isTrue ? OP.ifTrue : OP.ifFalse, label, -1);
}

function emitBoth(
  context: FunctionContext,
  left: Expression,
  right: Expression,
  label: Label,
  isTrue: boolean,
  isOr: boolean,
): void {
  if (isOr === isTrue) {
    emitCondition(context, left, label, isTrue);
    emitCondition(context, right, label, isTrue);
    return;
  }
  const skip = context.code.label();
  emitCondition(context, left, skip, !isTrue);
  emitCondition(context, right, label, isTrue);
  context.code.put(skip);
}
