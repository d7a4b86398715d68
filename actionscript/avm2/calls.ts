import type { Expression } from '../syntax/Expression';
import { emit } from './emit';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import {
  checkName,
  emitPlace,
  load,
  meaningOf,
  qualifiedDefinition,
  scopeName,
  staticSpace,
} from './references';

type Call = Extract<Expression, { kind: 'Call' }>;

function emitArguments(context: FunctionContext, values: readonly Expression[]): void {
  for (const value of values) emit(context, value);
}

/** Calls; the result is on the stack if it is needed. */
export function emitCall(context: FunctionContext, node: Call, isNeeded: boolean): void {
  const { code } = context;
  const { callee, arguments: values } = node;
  const count = values.length;
  if (context.link.program.omitsTraces === true && isTrace(context, callee)) {
    if (isNeeded) code.op(OP.pushUndefined, 1);
    return;
  }
  if (callee.kind === 'Super') {
    code.getLocal(0);
    emitArguments(context, values);
    code.op(OP.constructSuper, -1 - count, count);
    if (isNeeded) code.op(OP.pushUndefined, 1);
    return;
  }
  if (callee.kind === 'Index') {
    emitIndexCall(context, callee, values, isNeeded);
    return;
  }
  const reference = emitCallee(context, callee);
  if (!reference) {
    emit(context, callee);
    code.op(OP.pushNull, 1);
    emitArguments(context, values);
    code.op(OP.call, -1 - count, count);
    if (!isNeeded) code.op(OP.pop, -1);
    return;
  }
  emitArguments(context, values);
  const ops = reference.isSuper ? [OP.callSuper, OP.callSuperVoid] : [OP.callProperty, OP.callPropertyVoid];
  code.op(
    (isNeeded ? ops[0] : ops[1]) ?? 0,
    (isNeeded ? 1 : 0) - reference.refs - count,
    reference.name,
    count,
  );
}

/**
 * `object[index](…)`: the function is read before it is called, as elements of an array are no methods.
 * Source: what Adobe's programs write.
 */
function emitIndexCall(
  context: FunctionContext,
  callee: Extract<Expression, { kind: 'Index' }>,
  values: readonly Expression[],
  isNeeded: boolean,
): void {
  const { code } = context;
  const object = code.local();
  const reference = emitPlace(context, callee, () => code.op(OP.dup, 1).setLocal(object));
  load(context, reference);
  code.getLocal(object);
  emitArguments(context, values);
  code.op(OP.call, -1 - values.length, values.length);
  if (!isNeeded) code.op(OP.pop, -1);
  code.op(OP.kill, 0, object).release(object);
}

/** True for `trace` of the player. */
function isTrace(context: FunctionContext, callee: Expression): boolean {
  if (callee.kind !== 'Name' || callee.name !== 'trace') return false;
  const meaning = meaningOf(context, callee.name);
  return meaning.kind === 'known' && meaning.resolved.definition === undefined;
}

/** Pushes the object of a method; undefined, with nothing pushed, for any other function. */
function emitCallee(
  context: FunctionContext,
  callee: Expression,
): { refs: number; name: number; isSuper?: boolean } | undefined {
  const { code, link } = context;
  switch (callee.kind) {
    case 'Name': {
      const { kind } = meaningOf(context, callee.name);
      if (kind === 'local' || kind === 'slot') return undefined;
      checkName(context, callee, true);
      const name = scopeName(context, callee.name);
      code.op(OP.findPropertyStrict, 1, name);
      return { refs: 1, name };
    }
    case 'Member': {
      const resolved = qualifiedDefinition(context, callee);
      if (!resolved) return emitPlace(context, callee);
      const name = link.nameOf(resolved);
      code.op(OP.findPropertyStrict, 1, name);
      return { refs: 1, name };
    }
    case 'QualifiedMember':
      return emitPlace(context, callee);
    case 'QualifiedName': {
      const { space, isAttribute, computed } = callee.property;
      const fixed = space !== undefined && space !== 'any' ? staticSpace(context, space) : undefined;
      if (fixed === undefined || isAttribute || computed) return emitPlace(context, callee);
      const name = link.writer.pool.qualified(fixed, callee.property.name);
      code.op(OP.findPropertyStrict, 1, name);
      return { refs: 1, name };
    }
    default:
      return undefined;
  }
}

export function emitNew(context: FunctionContext, node: Extract<Expression, { kind: 'New' }>): void {
  const { code, link } = context;
  const { callee, arguments: values } = node;
  const count = values.length;
  const resolved = qualifiedDefinition(context, callee);
  const isFree = callee.kind === 'Name' && ['known', 'free'].includes(meaningOf(context, callee.name).kind);
  if (resolved || isFree) {
    if (callee.kind === 'Name') checkName(context, callee, true);
    const name = resolved
      ? link.nameOf(resolved)
      : scopeName(context, callee.kind === 'Name' ? callee.name : '');
    code.op(OP.findPropertyStrict, 1, name);
    emitArguments(context, values);
    code.op(OP.constructProp, -count, name, count);
    return;
  }
  if (callee.kind === 'Member' && callee.object.kind !== 'Super') {
    const reference = emitPlace(context, callee);
    emitArguments(context, values);
    code.op(OP.constructProp, 1 - reference.refs - count, reference.name, count);
    return;
  }
  emit(context, callee);
  emitArguments(context, values);
  code.op(OP.construct, -count, count);
}

/** `Vector.<T>` as a value. */
export function emitAppliedType(
  context: FunctionContext,
  node: Extract<Expression, { kind: 'AppliedType' }>,
): void {
  emit(context, node.base);
  emitTypeValue(context, node.argument);
  context.code.op(OP.applyType, -1, 1);
}

type Argument = Extract<Expression, { kind: 'AppliedType' }>['argument'];

function emitTypeValue(context: FunctionContext, type: Argument): void {
  const { code } = context;
  if (type.name === '*') {
    code.op(OP.pushNull, 1);
    return;
  }
  const plain = context.typeName({ at: type.at, name: type.name });
  const meaning = meaningOf(context, type.name);
  // A class that is being made has no name yet.
  if (meaning.kind === 'local' && meaning.variable.register === 0) code.getLocal(0);
  else code.op(OP.getLex, 1, plain);
  if (!type.argument) return;
  emitTypeValue(context, type.argument);
  code.op(OP.applyType, -1, 1);
}

/** `new <T>[…]` */
export function emitVector(context: FunctionContext, node: Extract<Expression, { kind: 'Vector' }>): void {
  const { code, link } = context;
  const { pool } = link.writer;
  code.op(OP.getLex, 1, pool.name('__AS3__.vec.Vector'));
  emitTypeValue(context, node.type);
  code.op(OP.applyType, -1, 1).number(node.elements.length).op(OP.construct, -1, 1);
  const name = pool.lateName(pool.namespaceSet([link.packageSpace('')]));
  node.elements.forEach((element, index) => {
    code.op(OP.dup, 1).number(index);
    emit(context, element);
    code.op(OP.setProperty, -3, name);
  });
}
