import type { FormalParameter, FunctionCode, TypeName } from '../syntax/Declaration';
import { isStackOverflow } from '../../platform/isStackOverflow';
import type { Expression } from '../syntax/Expression';
import { TOO_DEEP } from '../syntax/SourceText';
import type { Statement } from '../syntax/Statement';
import { METHOD_FLAGS, type PoolValue, type WrittenTrait } from './AbcWriter';
import { analyzeBody, type BodyFacts } from './analyzeBody';
import { evaluate, poolValue } from './constants';
import { FunctionContext, type CodePlace, type Owner } from './FunctionContext';
import { OP } from './OP';
import type { Linker, Resolved } from './Linker';
import type { NameTable } from './Unit';
import { compileStatements } from './statements';

export interface FunctionSetting extends CodePlace {
  /** A function that is a value: its object is no scope. */
  readonly isClosure: boolean;
  /** Its variables are members of what is around it: scripts, and those of frames. */
  readonly keepsVariables?: boolean;
  /** Runs before the statements. */
  readonly before?: (context: FunctionContext, facts: BodyFacts) => void;
  /** The number of scopes around it. */
  readonly depth: number;
}

/** Compiles a function. @returns the index of its method */
export function compileFunction(setting: FunctionSetting, code: FunctionCode): number {
  const { link, isClosure, keepsVariables, before } = setting;
  const body = code.body ?? [];
  const facts = analyzeBody(link, body);
  const declares = keepsVariables !== true;
  const parameters = code.parameters.length;
  const usesArguments = facts.usesArguments && !code.rest && !facts.variables.has('arguments');
  const extra = code.rest || usesArguments ? 1 : 0;
  const context = new FunctionContext(setting, 1 + parameters + extra);
  code.parameters.forEach(({ name, type }, index) =>
    context.variables.set(name, { register: index + 1, type }),
  );
  if (code.rest) context.variables.set(code.rest.name, { register: parameters + 1 });
  else if (usesArguments) context.variables.set('arguments', { register: parameters + 1 });
  if (!isClosure) enterScope(context, 0);
  const hasActivation = (declares || parameters > 0) && (facts.hasClosure || facts.hasWith);
  const traits = hasActivation ? activate(context, facts, declares) : [];
  if (!hasActivation && declares) declareLocals(context, facts);
  if (declares) hoist(context, facts);
  else context.declared = new Set([...context.declared, ...facts.variables.keys()]);
  before?.(context, facts);
  compileBody(context, body);
  if (context.code.reached) context.code.end(OP.returnVoid, 0);
  const flags =
    (code.rest ? METHOD_FLAGS.rest : 0) |
    (usesArguments ? METHOD_FLAGS.arguments : 0) |
    (hasActivation ? METHOD_FLAGS.activation : 0) |
    (facts.setsXmlSpace ? METHOD_FLAGS.setsXmlSpace : 0);
  const method = addSignature(context, code, flags);
  link.writer.addBody(method, context.code.written, setting.depth, traits);
  return method;
}

/** Code that is nested too deeply for this program is an error of the script. */
function compileBody(context: FunctionContext, body: readonly Statement[]): void {
  try {
    compileStatements(context, body);
  } catch (fault) {
    if (!isStackOverflow(fault)) throw fault;
    context.error(body[0]?.at ?? 0, TOO_DEEP);
  }
}

/** Adds a method without its code: of an interface, or before its code. */
export function addSignature(context: FunctionContext, code: FunctionCode, flags = 0): number {
  const { link } = context;
  const parameters = code.parameters.map(({ type }) => context.typeName(type));
  const first = code.parameters.findIndex(({ value }) => value !== undefined);
  const optional = first < 0 ? [] : code.parameters.slice(first);
  const defaults = optional.map((parameter) => defaultOf(context, parameter));
  const name = context.path === '' || !link.program.namesMethods ? 0 : link.writer.pool.text(context.path);
  return link.writer.addMethod({
    parameters,
    returns: context.typeName(code.returns),
    flags,
    defaults,
    name,
  });
}

function defaultOf(context: FunctionContext, { at, value, type, name }: FormalParameter): PoolValue {
  const { link, names } = context;
  if (!value) {
    context.error(at, `The parameter ${name} needs a default, because one before it has one.`);
    return { index: 0, kind: 0 };
  }
  const folded = evaluate(value, (path) => constantOf(names, context.owner, path));
  const numeric =
    type && ['int', 'uint', 'Number'].includes(type.name) && folded
      ? toNumeric(folded.value, type.name)
      : folded?.value;
  const entry =
    folded && (poolValue(link, { value: numeric }, type) ?? poolValue(link, { value: numeric }, undefined));
  if (entry) return entry;
  context.error(value.at, `The default of the parameter ${name} is not a constant.`);
  return { index: 0, kind: 0 };
}

function toNumeric(value: unknown, type: string): number {
  const number = value === undefined ? NaN : Number(value);
  return type === 'int' ? number | 0 : type === 'uint' ? number >>> 0 : number;
}

/**
 * The value of a constant: `NAME` of the class around or of what it extends, `Class.NAME`, or one of a package. Classes of
 * the player have constants, too.
 */
export function constantOf(names: NameTable, owner: Owner | undefined, path: string): Expression | undefined {
  const { link } = names;
  const dot = path.lastIndexOf('.');
  const wanted = path.slice(dot + 1);
  const around = owner ? link.ancestry(owner.self).reverse() : [];
  for (const type of dot < 0 ? around : [definitionAt(names, path.slice(0, dot))]) {
    const value = type && memberConstant(link, type, wanted);
    if (value) return value;
  }
  const own = dot < 0 ? names.resolve(path)?.definition?.node : undefined;
  return own?.kind === 'Variable' && own.isConst
    ? own.variables.find(({ name }) => name === wanted)?.value
    : undefined;
}

/** What a name is, with its package or without. */
function definitionAt(names: NameTable, path: string): Resolved | undefined {
  return path.includes('.') ? names.link.find(path) : names.resolve(path);
}

function memberConstant(
  link: Linker,
  { definition, name }: Resolved,
  wanted: string,
): Expression | undefined {
  if (!definition) {
    const value = link.api.constant(name, wanted);
    if (value === undefined) return undefined;
    return typeof value === 'string' ? { kind: 'String', at: 0, value } : { kind: 'Number', at: 0, value };
  }
  for (const statement of definition.node.kind === 'Class' ? definition.node.body : []) {
    if (statement.kind !== 'Variable' || !statement.isConst) continue;
    const variable = statement.variables.find((each) => each.name === wanted);
    if (variable) return variable.value;
  }
  return undefined;
}

function enterScope(context: FunctionContext, register: number): void {
  context.code.getLocal(register).pushScope();
  context.scopeRegisters.push({ register, isWith: false });
}

/** Makes the object that holds the variables, for functions inside. */
function activate(context: FunctionContext, facts: BodyFacts, declares: boolean): WrittenTrait[] {
  const { code, link } = context;
  const register = code.local();
  context.activation = register;
  code.op(OP.newActivation, 1).op(OP.dup, 1).setLocal(register).pushScope();
  context.scopeRegisters.push({ register, isWith: false });
  const types = new Map<string, TypeName | undefined>();
  for (const [name, { type }] of context.variables) types.set(name, type);
  if (declares) for (const [name, type] of facts.variables) if (!types.has(name)) types.set(name, type);
  const traits: WrittenTrait[] = [];
  for (const [name, type] of types) {
    const slot = context.slots.size + 1;
    context.slots.set(name, slot);
    traits.push({ kind: 'slot', name: link.writer.pool.name(name), slot, type: context.typeName(type) });
    const parameter = context.variables.get(name);
    if (parameter) code.getLocal(register).getLocal(parameter.register).op(OP.setSlot, -2, slot);
    else if (type?.name === 'Number') code.getLocal(register).op(OP.pushNaN, 1).op(OP.setSlot, -2, slot);
  }
  context.variables.clear();
  return traits;
}

function declareLocals(context: FunctionContext, facts: BodyFacts): void {
  for (const [name, type] of facts.variables) {
    if (context.variables.has(name)) continue;
    const register = context.code.local();
    context.pushInitial(type);
    context.code.setLocal(register);
    context.variables.set(name, { register, type });
  }
}

/** Functions that are declared in a function are there from its beginning. */
function hoist(context: FunctionContext, facts: BodyFacts): void {
  const { code } = context;
  for (const { code: inner } of facts.functions) {
    const slot = context.slots.get(inner.name);
    if (slot === undefined) continue;
    code
      .getLocal(context.activation ?? 0)
      .op(OP.newFunction, 1, compileInner(context, inner))
      .op(OP.setSlot, -2, slot);
  }
}

/** Compiles a function inside another. @returns the index of its method */
export function compileInner(context: FunctionContext, code: FunctionCode): number {
  const { link, names, owner, outer, used, slots, hidden, declared, seesObjects } = context;
  const around = slots.size + hidden.size > 0 ? [...outer, new Set([...slots.keys(), ...hidden])] : outer;
  const ownName = code.name === '' ? around : [...around, new Set([code.name])];
  const path = code.name === '' || context.path === '' ? code.name : `${context.path}/${code.name}`;
  const scope: CodePlace = { link, names, owner, outer: ownName, used, path, declared, seesObjects };
  return compileFunction({ ...scope, isClosure: true, depth: 1 }, code);
}

/** A function as a value. Its own name is known inside. */
export function emitFunctionExpression(context: FunctionContext, inner: FunctionCode): void {
  const { code, link } = context;
  const method = compileInner(context, inner);
  if (inner.name === '') {
    code.op(OP.newFunction, 1, method);
    return;
  }
  code.op(OP.newObject, 1, 0).pushWith();
  code
    .op(OP.newFunction, 1, method)
    .op(OP.dup, 1)
    .op(OP.getScopeObject, 1, code.scopes - 1)
    .op(OP.swap, 0);
  code.op(OP.setProperty, -2, link.writer.pool.name(inner.name)).popScope();
}
