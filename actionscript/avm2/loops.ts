import type { ForInStatement, ForStatement, Statement, WhileStatement } from '../syntax/Statement';
import type { Label } from './CodeWriter';
import { emitCondition } from './conditions';
import { emit, emitVoid } from './emit';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import { emitPlace, store } from './references';
import { compileStatement, withExit } from './statements';

/** Compiles the body of a loop, and puts the label that `continue` jumps to after it. */
function compileBody(context: FunctionContext, body: Statement, breaks: Label, continues: Label): void {
  withExit(context, { breaks, continues }, () => {
    compileStatement(context, body);
  });
  context.code.put(continues);
}

export function compileWhile(context: FunctionContext, { condition, body }: WhileStatement): void {
  const { code } = context;
  const [loop, test, end] = [code.label(), code.label(), code.label()];
  code.jump(OP.jump, test).put(loop, true);
  compileBody(context, body, end, test);
  emitCondition(context, condition, loop, true);
  code.put(end);
}

export function compileDoWhile(context: FunctionContext, { condition, body }: WhileStatement): void {
  const { code } = context;
  const [loop, next, end] = [code.label(), code.label(), code.label()];
  code.put(loop, true);
  compileBody(context, body, end, next);
  if (code.reached) emitCondition(context, condition, loop, true);
  code.put(end);
}

export function compileFor(context: FunctionContext, node: ForStatement): void {
  const { code } = context;
  const { first, condition, update, body } = node;
  const labels = context.labels;
  context.labels = [];
  if (first?.kind === 'Variable') compileStatement(context, first);
  else if (first) emitVoid(context, first);
  context.labels = labels;
  const [loop, next, test, end] = [code.label(), code.label(), code.label(), code.label()];
  code.jump(OP.jump, test).put(loop, true);
  compileBody(context, body, end, next);
  if (update && code.reached) emitVoid(context, update);
  code.put(test);
  if (condition) emitCondition(context, condition, loop, true);
  else code.jump(OP.jump, loop);
  code.put(end);
}

export function compileForIn(context: FunctionContext, node: ForInStatement): void {
  const { code } = context;
  const { isEach, target, object, body } = node;
  const [list, index] = [code.local(), code.local()];
  emit(context, object);
  code.op(OP.coerceA, 0).setLocal(list).number(0).setLocal(index);
  const [loop, next, end] = [code.label(), code.label(), code.label()];
  code.jump(OP.jump, next).put(loop, true);
  const first = target.kind === 'Variable' ? target.variables[0] : undefined;
  const expression =
    target.kind === 'Variable' ? { kind: 'Name' as const, at: target.at, name: first?.name ?? '' } : target;
  const reference = emitPlace(context, expression);
  code
    .getLocal(list)
    .getLocal(index)
    .op(isEach ? OP.nextValue : OP.nextName, -1);
  store(context, reference);
  compileBody(context, body, end, next);
  code.op(OP.hasNext2, 1, list, index).jump(OP.ifTrue, loop, -1);
  code.put(end).op(OP.kill, 0, list).op(OP.kill, 0, index);
  code.release(list);
  code.release(index);
}
