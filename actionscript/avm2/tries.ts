import type { CatchClause, TryStatement } from '../syntax/Statement';
import type { Label } from './CodeWriter';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import { compileStatements, withExit } from './statements';

interface Range {
  readonly from: number;
  readonly to: number;
}

export function compileTry(context: FunctionContext, node: TryStatement): void {
  if (node.finalizer) compileFinally(context, node);
  else compileCatches(context, node);
}

function compileCatches(context: FunctionContext, { body, catches }: TryStatement): void {
  const { code } = context;
  const end = code.label();
  const from = code.position;
  compileStatements(context, body);
  const to = code.position;
  if (code.reached) code.jump(OP.jump, end);
  if (to > from) for (const clause of catches) compileCatch(context, clause, { from, to }, end);
  code.put(end);
}

/** Makes the scopes of a function anew, as each handler must. */
function enterScopes({ code, scopeRegisters }: FunctionContext): void {
  for (const { register, isWith } of scopeRegisters) {
    code.getLocal(register);
    if (isWith) code.pushWith();
    else code.pushScope();
  }
}

function compileCatch(context: FunctionContext, clause: CatchClause, range: Range, end: Label): void {
  const { code, link } = context;
  const { name, type, body } = clause;
  const target = code.handler();
  const variable = link.writer.pool.name(name);
  const index = code.exceptions.push({ ...range, target, type: context.typeName(type), variable }) - 1;
  enterScopes(context);
  const register = code.local();
  const before = context.variables.get(name);
  if (context.activation === undefined) {
    context.coerce(type);
    code.setLocal(register);
    context.variables.set(name, { register, type });
    compileStatements(context, body);
    if (before) context.variables.set(name, before);
    else context.variables.delete(name);
  } else compileCatchScope(context, clause, index, register);
  if (code.reached) code.op(OP.kill, 0, register).jump(OP.jump, end);
  code.release(register);
}

/** What was caught is in a scope of its own, which functions inside can keep. */
function compileCatchScope(
  context: FunctionContext,
  { name, body }: CatchClause,
  index: number,
  register: number,
): void {
  const { code, slots, hidden } = context;
  code.op(OP.newCatch, 1, index).op(OP.dup, 1).setLocal(register).op(OP.dup, 1).pushScope();
  code.op(OP.swap, 0).op(OP.setSlot, -2, 1);
  context.scopeRegisters.push({ register, isWith: false });
  const slot = slots.get(name);
  const wasHidden = hidden.has(name);
  slots.delete(name);
  hidden.add(name);
  withExit(context, { popsScope: true }, () => {
    compileStatements(context, body);
  });
  if (!wasHidden) hidden.delete(name);
  if (slot !== undefined) slots.set(name, slot);
  context.scopeRegisters.pop();
  if (code.reached) code.popScope();
  else code.restoreScopes(code.scopes - 1);
}

/** The block runs in one place: a number says where to continue after it. */
function compileFinally(context: FunctionContext, node: TryStatement): void {
  const { code } = context;
  const [way, thrown] = [code.local(), code.local()];
  const [block, done, rethrow] = [code.label(), code.label(), code.label()];
  const ways: Label[] = [done, rethrow];
  const go = (index: number): void => {
    code.number(index).setLocal(way).jump(OP.jump, block);
  };
  code.number(0).setLocal(way).op(OP.pushUndefined, 1).op(OP.coerceA, 0).setLocal(thrown);
  const leave = (): void => {
    const resume = code.label();
    go(ways.push(resume) - 1);
    code.put(resume, true);
  };
  const from = code.position;
  withExit(context, { leave }, () => {
    compileCatches(context, { ...node, finalizer: undefined });
  });
  if (code.reached) go(0);
  const to = code.position;
  const target = code.handler();
  code.exceptions.push({ from, to, target, type: 0, variable: 0 });
  enterScopes(context);
  code.op(OP.coerceA, 0).setLocal(thrown).number(1).setLocal(way);
  code.put(block, true);
  compileStatements(context, node.finalizer ?? []);
  if (code.reached) code.getLocal(way).lookupSwitch(ways, done);
  code.put(rethrow);
  if (code.reached) {
    code.getLocal(thrown);
    code.end(OP.throw, -1);
  }
  code.put(done).op(OP.kill, 0, thrown);
  code.release(way);
  code.release(thrown);
}
