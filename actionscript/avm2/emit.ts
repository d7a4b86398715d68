import type { BinaryExpression, Expression, UnaryExpression, UpdateExpression } from '../syntax/Expression';
import { emitCondition } from './conditions';
import { emitAppliedType, emitCall, emitNew, emitVector } from './calls';
import { emitDescendants, emitFilter, emitXml } from './xmlExpressions';
import { emitFunctionExpression } from './functions';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import {
  doublePlace,
  emitPlace,
  load,
  meaningOf,
  qualifiedDefinition,
  scopeName,
  store,
  storeAndKeep,
} from './references';

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

/** Pushes the value of an expression. */
export function emit(context: FunctionContext, node: Expression): void {
  const { code, link } = context;
  switch (node.kind) {
    case 'Number':
      code.number(node.value);
      return;
    case 'String':
      code.text(node.value);
      return;
    case 'True':
      code.op(OP.pushTrue, 1);
      return;
    case 'False':
      code.op(OP.pushFalse, 1);
      return;
    case 'Null':
      code.op(OP.pushNull, 1);
      return;
    case 'This':
    case 'Super':
      code.getLocal(0);
      return;
    case 'Name':
      emitName(context, node.name);
      return;
    case 'RegExp':
      code
        .op(OP.getLex, 1, link.writer.pool.name('RegExp'))
        .text(node.pattern)
        .text(node.flags)
        .op(OP.construct, -2, 2);
      return;
    case 'Member': {
      const resolved = qualifiedDefinition(context, node);
      if (resolved) code.op(OP.getLex, 1, link.nameOf(resolved));
      else load(context, emitPlace(context, node));
      return;
    }
    case 'Index':
    case 'QualifiedMember':
      load(context, emitPlace(context, node));
      return;
    case 'QualifiedName':
      emitQualifiedName(context, node);
      return;
    case 'Function':
      emitFunctionExpression(context, node.code);
      return;
    default:
      emitOperation(context, node);
  }
}

function emitOperation(context: FunctionContext, node: Expression): void {
  switch (node.kind) {
    case 'Binary':
      emitBinary(context, node);
      return;
    case 'Unary':
      emitUnary(context, node);
      return;
    case 'Update':
      emitUpdate(context, node, true);
      return;
    case 'Assign':
      emitAssign(context, node, true);
      return;
    case 'Conditional':
      emitConditional(context, node);
      return;
    case 'Call':
      emitCall(context, node, true);
      return;
    case 'New':
      emitNew(context, node);
      return;
    case 'AppliedType':
      emitAppliedType(context, node);
      return;
    case 'Vector':
      emitVector(context, node);
      return;
    case 'Array':
      for (const element of node.elements) emitOrUndefined(context, element);
      context.code.op(OP.newArray, 1 - node.elements.length, node.elements.length);
      return;
    case 'Object':
      emitObject(context, node);
      return;
    case 'Descendants':
      emitDescendants(context, node);
      return;
    case 'Filter':
      emitFilter(context, node);
      return;
    case 'Xml':
      emitXml(context, node);
      return;
    default:
      context.error(node.at, 'This is no expression of ActionScript 3.');
      context.code.op(OP.pushNull, 1);
  }
}

function emitOrUndefined(context: FunctionContext, node: Expression | undefined): void {
  if (node) emit(context, node);
  else context.code.op(OP.pushUndefined, 1);
}

function emitObject(context: FunctionContext, node: Extract<Expression, { kind: 'Object' }>): void {
  for (const { name, value } of node.properties) {
    context.code.text(name);
    emit(context, value);
  }
  const count = node.properties.length;
  context.code.op(OP.newObject, 1 - 2 * count, count);
}

function emitName(context: FunctionContext, name: string): void {
  const { code } = context;
  const meaning = meaningOf(context, name);
  if (meaning.kind === 'local') code.getLocal(meaning.variable.register);
  else if (meaning.kind === 'slot') code.getLocal(context.activation ?? 0).op(OP.getSlot, 0, meaning.slot);
  else if (meaning.kind === 'known' && name === 'undefined') code.op(OP.pushUndefined, 1);
  else if (meaning.kind === 'known' && name === 'NaN') code.op(OP.pushNaN, 1);
  else code.op(OP.getLex, 1, scopeName(context, name));
}

/** `CONFIG::name` is its value. */
function emitQualifiedName(
  context: FunctionContext,
  node: Extract<Expression, { kind: 'QualifiedName' }>,
): void {
  const { code } = context;
  const { space, name } = node.property;
  const value =
    space !== undefined && space !== 'any' && space.kind === 'Name'
      ? context.link.constant(space.name, name)
      : undefined;
  if (typeof value === 'boolean') code.op(value ? OP.pushTrue : OP.pushFalse, 1);
  else if (typeof value === 'number') code.number(value);
  else if (typeof value === 'string') code.text(value);
  else load(context, emitPlace(context, node));
}

/** Evaluates an expression whose value is not needed. */
export function emitVoid(context: FunctionContext, node: Expression): void {
  switch (node.kind) {
    case 'Assign':
      emitAssign(context, node, false);
      return;
    case 'Update':
      emitUpdate(context, node, false);
      return;
    case 'Call':
      emitCall(context, node, false);
      return;
    case 'Binary':
      if (node.operator === ',') {
        emitVoid(context, node.left);
        emitVoid(context, node.right);
        return;
      }
      break;
    default:
  }
  emit(context, node);
  context.code.op(OP.pop, -1);
}

function emitBinary(context: FunctionContext, node: BinaryExpression): void {
  // Long sums are deep on their left side: no recursion there.
  const chain: BinaryExpression[] = [];
  let left: Expression = node;
  for (; left.kind === 'Binary' && Object.hasOwn(OPERATORS, left.operator); left = left.left)
    chain.push(left);
  if (chain.length === 0) {
    emitLogical(context, node);
    return;
  }
  emit(context, left);
  for (const { operator, right } of chain.reverse()) {
    emit(context, right);
    emitOperator(context, operator);
  }
}

function emitOperator({ code }: FunctionContext, operator: string): void {
  (OPERATORS[operator] ?? []).forEach((op, index) => {
    code.op(op, index === 0 ? -1 : 0);
  });
}

/** `&&`, `||` and `,`. */
function emitLogical(context: FunctionContext, { operator, left, right }: BinaryExpression): void {
  const { code } = context;
  if (operator === ',') {
    emitVoid(context, left);
    emit(context, right);
    return;
  }
  const end = code.label();
  emit(context, left);
  code.op(OP.coerceA, 0).op(OP.dup, 1);
  code.jump(operator === '&&' ? OP.ifFalse : OP.ifTrue, end, -1).op(OP.pop, -1);
  emit(context, right);
  code.op(OP.coerceA, 0).put(end);
}

function emitConditional(context: FunctionContext, node: Extract<Expression, { kind: 'Conditional' }>): void {
  const { code } = context;
  const otherwise = code.label();
  const end = code.label();
  emitCondition(context, node.condition, otherwise, false);
  emit(context, node.then);
  code.op(OP.coerceA, 0).jump(OP.jump, end).put(otherwise);
  emit(context, node.otherwise);
  code.op(OP.coerceA, 0).put(end);
}

function emitUnary(context: FunctionContext, { operator, operand }: UnaryExpression): void {
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
  const isFree = operand.kind === 'Name' && meaningOf(context, operand.name).kind === 'free';
  if (isProperty || isFree) {
    const place = emitPlace(context, operand);
    code.op(OP.deleteProperty, 1 - place.refs, place.name);
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

function emitUpdate(context: FunctionContext, node: UpdateExpression, isNeeded: boolean): void {
  const { code } = context;
  const isUp = node.operator === '++';
  const place = emitPlace(context, node.operand);
  const type = place.variable?.type?.name;
  if (place.variable && !isNeeded && (type === 'int' || type === 'Number')) {
    const ops = type === 'int' ? [OP.incLocalI, OP.decLocalI] : [OP.incLocal, OP.decLocal];
    code.op((isUp ? ops[0] : ops[1]) ?? 0, 0, place.variable.register);
    return;
  }
  doublePlace(context, place);
  load(context, place);
  const register = isNeeded && !node.isPrefix ? code.local() : undefined;
  if (register !== undefined) code.op(OP.convertD, 0).op(OP.dup, 1).setLocal(register);
  const isInteger = type === 'int';
  code.op(isUp ? (isInteger ? OP.incrementI : OP.increment) : isInteger ? OP.decrementI : OP.decrement, 0);
  if (isNeeded && node.isPrefix) storeAndKeep(context, place);
  else store(context, place);
  if (register === undefined) return;
  code.getLocal(register);
  if (type === 'int' || type === 'uint') code.op(type === 'int' ? OP.convertI : OP.convertU, 0);
  code.op(OP.kill, 0, register).release(register);
}

function emitAssign(
  context: FunctionContext,
  node: Extract<Expression, { kind: 'Assign' }>,
  isNeeded: boolean,
): void {
  const { code } = context;
  const { operator, target, value } = node;
  const place = emitPlace(context, target);
  const keep = (): void => {
    if (isNeeded) storeAndKeep(context, place);
    else store(context, place);
  };
  if (operator === '=') {
    emit(context, value);
    keep();
    return;
  }
  doublePlace(context, place);
  load(context, place);
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
