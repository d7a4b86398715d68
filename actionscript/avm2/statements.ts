import type { VariableStatement } from '../syntax/Declaration';
import type { IfStatement, Statement, SwitchStatement } from '../syntax/Statement';
import { emitCondition } from './conditions';
import { emit, emitVoid } from './emit';
import type { Exit, FunctionContext } from './FunctionContext';
import { compileDoWhile, compileFor, compileForIn, compileWhile } from './loops';
import { OP } from './OP';
import { emitPlace, store } from './references';
import { compileTry } from './tries';
import { flatten } from './Unit';

export function compileStatements(context: FunctionContext, statements: readonly Statement[]): void {
  for (const statement of statements) compileStatement(context, statement);
}

export function compileStatement(context: FunctionContext, node: Statement): void {
  if (!context.code.reached) return;
  switch (node.kind) {
    case 'Expression':
      emitVoid(context, node.expression);
      return;
    case 'Variable':
      compileVariables(context, node);
      return;
    case 'Block':
      compileStatements(context, node.body);
      return;
    case 'Include':
    case 'Config':
      compileStatements(context, flatten(context.link, [node]));
      return;
    case 'If':
      compileIf(context, node);
      return;
    case 'While':
      compileWhile(context, node);
      return;
    case 'DoWhile':
      compileDoWhile(context, node);
      return;
    case 'For':
      compileFor(context, node);
      return;
    case 'ForIn':
      compileForIn(context, node);
      return;
    case 'Switch':
      compileSwitch(context, node);
      return;
    case 'Try':
      compileTry(context, node);
      return;
    default:
      compileOther(context, node);
  }
}

function compileOther(context: FunctionContext, node: Statement): void {
  const { code } = context;
  switch (node.kind) {
    case 'Break':
    case 'Continue':
      compileJump(context, node.at, node.kind, node.label);
      return;
    case 'Return':
      compileReturn(context, node.value);
      return;
    case 'Throw':
      emit(context, node.value);
      code.end(OP.throw, -1);
      return;
    case 'Labeled':
      compileLabeled(context, node.label, node.body);
      return;
    case 'With':
      compileWith(context, node);
      return;
    case 'Import':
      context.names.note(node);
      return;
    case 'UseNamespace':
      context.useNamespaces(node.names);
      return;
    case 'DefaultXmlNamespace':
      emit(context, node.value);
      code.op(OP.dxnsLate, -1);
      return;
    case 'Empty':
    case 'FunctionDeclaration':
    case 'Class':
    case 'Namespace':
    case 'Package':
      return;
    default:
      context.error(node.at, 'This is not a statement of ActionScript 3.');
  }
}

function compileVariables(
  context: FunctionContext,
  { modifiers, variables, isConst }: VariableStatement,
): void {
  context.link.refuseEmbed(modifiers);
  for (const { name, value, at } of variables) {
    if (!value) continue;
    const reference = emitPlace(context, { kind: 'Name', at, name });
    emit(context, value);
    if (isConst && reference.variable === undefined && reference.slot === undefined)
      context.code.op(OP.initProperty, -1 - reference.refs, reference.name);
    else store(context, reference);
  }
}

/** A chain of `else if` may be long: no recursion there. */
function compileIf(context: FunctionContext, first: IfStatement): void {
  const { code } = context;
  const end = code.label();
  let node: Statement | undefined = first;
  while (node?.kind === 'If') {
    const otherwise = code.label();
    emitCondition(context, node.condition, otherwise, false);
    compileStatement(context, node.then);
    if (node.otherwise && code.reached) code.jump(OP.jump, end);
    code.put(otherwise);
    node = node.otherwise;
  }
  if (node) compileStatement(context, node);
  code.put(end);
}

function compileSwitch(context: FunctionContext, { value, cases }: SwitchStatement): void {
  const { code } = context;
  const end = code.label();
  const register = code.local();
  emit(context, value);
  code.op(OP.coerceA, 0).setLocal(register);
  const labels = cases.map(() => code.label());
  cases.forEach(({ value: test }, index) => {
    const label = labels[index];
    if (!test || !label) return;
    emit(context, test);
    code.getLocal(register).jump(OP.ifStrictEq, label, -2);
  });
  const fallback = labels[cases.findIndex(({ value: test }) => !test)] ?? end;
  code.jump(OP.jump, fallback);
  withExit(context, { breaks: end, isSwitch: true }, () => {
    cases.forEach(({ body }, index) => {
      const label = labels[index];
      if (label) code.put(label);
      compileStatements(context, body);
    });
  });
  code.put(end).op(OP.kill, 0, register).release(register);
}

/** Compiles what can be jumped out of. */
export function withExit(context: FunctionContext, exit: Exit, work: () => void): void {
  const names = [...context.labels];
  context.labels = [];
  context.exits.push({ ...exit, labels: names });
  work();
  context.exits.pop();
}

function compileLabeled(context: FunctionContext, label: string, body: Statement): void {
  context.labels.push(label);
  if (['While', 'DoWhile', 'For', 'ForIn', 'Switch', 'Labeled'].includes(body.kind)) {
    compileStatement(context, body);
    context.labels = [];
    return;
  }
  const end = context.code.label();
  withExit(context, { breaks: end, isLabelOnly: true }, () => {
    compileStatement(context, body);
  });
  context.code.put(end);
}

function compileJump(
  context: FunctionContext,
  at: number,
  kind: 'Break' | 'Continue',
  label: string | undefined,
): void {
  const { exits, code } = context;
  const isTarget = (exit: Exit): boolean => {
    if (label !== undefined && !exit.labels?.includes(label)) return false;
    if (kind === 'Continue') return exit.continues !== undefined;
    return exit.breaks !== undefined && (label !== undefined || exit.isLabelOnly !== true);
  };
  let index = exits.length - 1;
  while (index >= 0 && !isTarget(exits[index] ?? {})) index--;
  const exit = exits[index];
  const target = kind === 'Break' ? exit?.breaks : exit?.continues;
  if (!target) {
    const word = kind.toLowerCase();
    context.error(
      at,
      label === undefined
        ? `"${word}" is outside of what it can end.`
        : `No loop around has the label "${label}".`,
    );
    return;
  }
  const { scopes } = code;
  leaveTo(context, index + 1);
  code.jump(OP.jump, target).restoreScopes(scopes);
}

/** Ends scopes, and runs `finally` blocks, on the way out. @param first - the outermost exit that is left */
function leaveTo(context: FunctionContext, first: number): void {
  const { exits, code } = context;
  for (const exit of exits.slice(first).reverse()) {
    if (exit.popsScope) code.popScope();
    exit.leave?.();
  }
}

function compileReturn(context: FunctionContext, value: Parameters<typeof emit>[1] | undefined): void {
  const { code, exits } = context;
  if (!value) {
    const { scopes } = code;
    leaveTo(context, exits.some(({ leave }) => leave) ? 0 : exits.length);
    code.end(OP.returnVoid, 0);
    code.restoreScopes(scopes);
    return;
  }
  emit(context, value);
  if (exits.some(({ leave }) => leave)) {
    const { scopes } = code;
    const register = code.local();
    code.op(OP.coerceA, 0).setLocal(register);
    leaveTo(context, 0);
    code.getLocal(register).release(register);
    code.end(OP.returnValue, -1);
    code.restoreScopes(scopes);
    return;
  }
  code.end(OP.returnValue, -1);
}

function compileWith(context: FunctionContext, node: Extract<Statement, { kind: 'With' }>): void {
  const { code } = context;
  const register = code.local();
  emit(context, node.object);
  code.op(OP.coerceA, 0).op(OP.dup, 1).setLocal(register).pushWith();
  context.scopeRegisters.push({ register, isWith: true });
  context.depthOfWith++;
  withExit(context, { popsScope: true }, () => {
    compileStatement(context, node.body);
  });
  context.depthOfWith--;
  context.scopeRegisters.pop();
  if (code.reached) code.popScope().op(OP.kill, 0, register);
  else code.restoreScopes(code.scopes - 1);
  code.release(register);
}
