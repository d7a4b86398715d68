import type { BinaryExpression, Expression } from '../syntax/Expression';
import { emitCondition } from './conditions';
import { emitAppliedType, emitCall, emitNew, emitVector } from './calls';
import { emitDescendants, emitFilter, emitXml } from './xmlExpressions';
import { emitFunctionExpression } from './functions';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import { emitAssign, emitOperator, emitUnary, emitUpdate, isOperator } from './operations';
import { checkName, emitPlace, load, meaningOf, qualifiedDefinition, scopeName } from './references';

/** Pushes the value of an expression. */
export function emit(context: FunctionContext, node: Expression): void {
  const { code } = context;
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
    default:
      emitReading(context, node);
  }
}

/** Names, members, and what else is one value of its own. */
function emitReading(context: FunctionContext, node: Expression): void {
  const { code, link } = context;
  switch (node.kind) {
    case 'Name':
      emitName(context, node);
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
    default:
      emitContainer(context, node);
  }
}

/** Arrays, objects, vectors, and the expressions of E4X. */
function emitContainer(context: FunctionContext, node: Expression): void {
  switch (node.kind) {
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
      context.error(node.at, 'This is not an expression of ActionScript 3.');
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

function emitName(context: FunctionContext, node: Extract<Expression, { kind: 'Name' }>): void {
  const { code } = context;
  const { name } = node;
  const meaning = meaningOf(context, name);
  if (meaning.kind === 'local') code.getLocal(meaning.variable.register);
  else if (meaning.kind === 'slot') code.getLocal(context.activation ?? 0).op(OP.getSlot, 0, meaning.slot);
  else if (meaning.kind === 'known' && name === 'undefined') code.op(OP.pushUndefined, 1);
  else if (meaning.kind === 'known' && name === 'NaN') code.op(OP.pushNaN, 1);
  else {
    checkName(context, node);
    code.op(OP.getLex, 1, scopeName(context, name));
  }
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
  for (; left.kind === 'Binary' && isOperator(left.operator); left = left.left) chain.push(left);
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
