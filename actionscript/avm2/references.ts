import type { Expression, PropertyName } from '../syntax/Expression';
import { MAX_ERRORS } from '../syntax/SourceText';
import { emit } from './emit';
import type { FunctionContext, Variable } from './FunctionContext';
import type { Resolved } from './Linker';
import { OP } from './OP';
import { packageOf } from './PlayerApi';
import type { NameTable } from './Unit';

/** What a name without a qualifier is. */
export type NameMeaning =
  | { readonly kind: 'local'; readonly variable: Variable }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'known'; readonly resolved: Resolved }
  | { readonly kind: 'free' };

export function meaningOf(context: FunctionContext, name: string): NameMeaning {
  const variable = context.variables.get(name);
  if (variable) return { kind: 'local', variable };
  const slot = context.slots.get(name);
  if (slot !== undefined && context.depthOfWith === 0) return { kind: 'slot', slot };
  if (context.isShadowed(name)) return { kind: 'free' };
  const resolved = context.names.resolve(name);
  return resolved ? { kind: 'known', resolved } : { kind: 'free' };
}

/**
 * Reports an undefined name, in strict mode: one that neither the code, a class around it, an import nor the player has.
 * Source: errors 1120 and 1180 of Adobe's compiler.
 */
export function checkName(context: FunctionContext, { name, at }: NamedPlace, isCalled = false): void {
  const { link, names, owner } = context;
  // No further errors are reported.
  if (!link.program.isStrict || link.errors.length >= MAX_ERRORS) return;
  if (context.seesObjects || context.declared.has(name)) return;
  if (context.isShadowed(name) || meaningOf(context, name).kind !== 'free') return;
  const bases = owner ? link.ancestry(owner.self) : [];
  // A base without a source is an error of its own: what it has is not known.
  if (owner && bases[0]?.name !== 'Object') return;
  if (bases.some((base) => !base.definition && link.api.mayHave(base.name, name))) return;
  if (mayBePackaged(names, name) || context.namespaceNamed(name) !== undefined) return;
  const what = isCalled ? ['function', 1180] : ['variable', 1120];
  context.error(
    at,
    `Unknown ${what[0]} ${name.slice(0, 100)}: neither the code, its class, an import nor the player has it (${what[1]}).`,
  );
}

/**
 * True for the beginning of a package, for an import (an error of its own where nothing has it), and where packages of the
 * runtime are open that the table does not know whole.
 */
function mayBePackaged(
  { link: { api }, packageName, imports, wildcards, hasFrames }: NameTable,
  name: string,
): boolean {
  if (api.isOfRuntime(packageName) || imports.has(name)) return true;
  if (/^[A-Z]/.test(name) && (hasFrames || wildcards.some((each) => api.isOfRuntime(each)))) return true;
  return (
    api.startsPackage(name) ||
    [packageName, ...imports.values(), ...wildcards].some((path) => `${path}.`.startsWith(`${name}.`))
  );
}

/** A name, and where it is. */
type NamedPlace = Pick<Extract<Expression, { kind: 'Name' }>, 'name' | 'at'>;

/** The place of a name that is searched in the scopes. */
export function scopeName(context: FunctionContext, name: string): number {
  const meaning = meaningOf(context, name);
  return meaning.kind === 'known' ? context.link.nameOf(meaning.resolved) : context.free(name);
}

/** Maximum number of parts of a name with its package: each is a folder, and no source is in as many. */
const MAX_PARTS = 200;

/** A definition that is written with its package: `flash.utils.getTimer`. */
export function qualifiedDefinition(context: FunctionContext, node: Expression): Resolved | undefined {
  if (node.kind !== 'Member') return undefined;
  const parts: string[] = [node.name];
  let object = node.object;
  while (object.kind === 'Member') {
    // Each member of a long chain asks.
    if (parts.length > MAX_PARTS) return undefined;
    parts.push(object.name);
    object = object.object;
  }
  parts.reverse();
  if (object.kind !== 'Name' || context.isShadowed(object.name)) return undefined;
  // A package may have the name of a class in it.
  const { kind } = meaningOf(context, object.name);
  if (kind === 'local' || kind === 'slot') return undefined;
  const packageName = [object.name, ...parts.slice(0, -1)].join('.');
  const name = `${packageName}.${node.name}`;
  const { imports, wildcards } = context.names;
  const isNamed =
    wildcards.includes(packageName) || [...imports.values()].some((path) => packageOf(path) === packageName);
  if (
    isNamed ||
    context.names.packageName === packageName ||
    context.link.api.inPackage(packageName, node.name)
  )
    return context.link.find(name);
  return undefined;
}

/** Where a value is read and written: what is on the stack for it, and how. */
export interface CodeReference {
  /** Values on the stack that it needs. */
  readonly refs: number;
  readonly variable?: Variable;
  readonly slot?: number;
  readonly name: number;
  readonly isSuper?: boolean;
  /** A constant that gets its value. */
  readonly isFirst?: boolean;
}

/** Pushes what a place needs. @param afterObject - runs when the object of an index is on the stack */
export function emitPlace(
  context: FunctionContext,
  target: Expression,
  afterObject?: () => void,
): CodeReference {
  const { code } = context;
  switch (target.kind) {
    case 'Name': {
      const meaning = meaningOf(context, target.name);
      if (meaning.kind === 'local') return { refs: 0, variable: meaning.variable, name: 0 };
      if (meaning.kind === 'slot') {
        code.getLocal(context.activation ?? 0);
        return { refs: 1, slot: meaning.slot, name: 0 };
      }
      checkName(context, target);
      const name = scopeName(context, target.name);
      code.op(OP.findProperty, 1, name);
      return { refs: 1, name, isFirst: context.constants.has(target.name) };
    }
    case 'Member':
      emitObject(context, target.object);
      return {
        refs: 1,
        name: context.member(target.name),
        isSuper: isSuper(target.object),
        isFirst: target.object.kind === 'This' && context.constants.has(target.name),
      };
    case 'Index':
      emitObject(context, target.object);
      afterObject?.();
      emit(context, target.index);
      return {
        refs: 2,
        name: context.link.writer.pool.lateName(context.spaceSet(false)),
        isSuper: isSuper(target.object),
      };
    case 'QualifiedMember':
      emitObject(context, target.object);
      return { ...emitProperty(context, target.property), isSuper: isSuper(target.object) };
    case 'QualifiedName':
      return emitQualifiedPlace(context, target.property);
    default:
      context.error(target.at, 'Only a variable or a property can be assigned to.');
      code.op(OP.pushNull, 1);
      return { refs: 1, name: context.member('error') };
  }
}

/** `super`, or `super(object)`, before a member. */
function isSuper(node: Expression): boolean {
  return node.kind === 'Super' || superArgument(node) !== undefined;
}

function superArgument(node: Expression): Expression | undefined {
  return node.kind === 'Call' && node.callee.kind === 'Super' && node.arguments.length === 1
    ? node.arguments[0]
    : undefined;
}

/** Pushes the object before a member. */
function emitObject(context: FunctionContext, node: Expression): void {
  emit(context, superArgument(node) ?? node);
}

function emitQualifiedPlace(context: FunctionContext, property: PropertyName): CodeReference {
  const { code } = context;
  const isAny = !property.space && !property.computed;
  if (property.isAttribute || isAny) {
    // Inside a filter: the object is the innermost scope.
    code.op(OP.getScopeObject, 1, Math.max(0, code.scopes - 1));
    return emitProperty(context, property);
  }
  const reference = emitProperty(context, property);
  if (reference.refs === 1) {
    code.op(OP.findProperty, 1, reference.name);
    return reference;
  }
  code.op(OP.findProperty, 2 - reference.refs, reference.name);
  emitProperty(context, property);
  return reference;
}

/** Pushes what the name of a property needs on the stack, after its object. */
export function emitProperty(context: FunctionContext, property: PropertyName): CodeReference {
  const { link, code } = context;
  const { pool } = link.writer;
  const { name, space, computed, isAttribute } = property;
  const fixed = space === undefined || space === 'any' ? undefined : staticSpace(context, space);
  if (computed && space === undefined) {
    emit(context, computed);
    return { refs: 2, name: pool.lateName(context.spaceSet(false), isAttribute) };
  }
  if (space === 'any' || (name === '*' && space === undefined))
    return { refs: 1, name: pool.qualified(0, name, isAttribute) };
  if (space === undefined) return { refs: 1, name: context.member(name, isAttribute) };
  if (fixed !== undefined && !computed) return { refs: 1, name: pool.qualified(fixed, name, isAttribute) };
  emit(context, space);
  code.op(OP.coerce, 0, pool.name('Namespace'));
  if (!computed) return { refs: 2, name: pool.inRuntimeSpace(name, isAttribute) };
  emit(context, computed);
  return { refs: 3, name: pool.lateInRuntimeSpace(isAttribute) };
}

/** The place of a namespace that is known while compiling. */
export function staticSpace(context: FunctionContext, space: Expression): number | undefined {
  if (space.kind !== 'Name') return undefined;
  const { link, owner, names } = context;
  if (space.name === 'public') return link.packageSpace('');
  if (space.name === 'internal') return link.internalSpace(names.packageName);
  if (space.name === 'private') return owner?.spaces[0];
  if (space.name === 'protected') return owner?.spaces[1];
  if (meaningOf(context, space.name).kind === 'local' || context.slots.has(space.name)) return undefined;
  return context.namespaceNamed(space.name);
}

/** Reads a place; what it needs is taken from the stack. */
export function load({ code }: FunctionContext, reference: CodeReference): void {
  if (reference.variable) code.getLocal(reference.variable.register);
  else if (reference.slot !== undefined) code.op(OP.getSlot, 0, reference.slot);
  else if (reference.isSuper) code.op(OP.getSuper, 1 - reference.refs, reference.name);
  else code.op(OP.getProperty, 1 - reference.refs, reference.name);
}

/** Writes the value on the stack to a place. */
export function store(context: FunctionContext, reference: CodeReference): void {
  const { code } = context;
  if (reference.variable) {
    context.coerce(reference.variable.type);
    code.setLocal(reference.variable.register);
  } else if (reference.slot !== undefined) code.op(OP.setSlot, -2, reference.slot);
  else {
    const { refs, name, isSuper: ofBase, isFirst } = reference;
    code.op(ofBase ? OP.setSuper : isFirst ? OP.initProperty : OP.setProperty, -1 - refs, name);
  }
}

/** Doubles what a place needs. */
export function doublePlace({ code }: FunctionContext, { refs }: CodeReference): void {
  if (refs === 0) return;
  if (refs === 1) {
    code.op(OP.dup, 1);
    return;
  }
  const registers = Array.from({ length: refs }, () => code.local());
  for (const register of [...registers].reverse()) code.setLocal(register);
  for (const register of [...registers, ...registers]) code.getLocal(register);
  for (const register of registers) code.release(register);
}

/** Writes the value on the stack to a place, and leaves it on the stack. */
export function storeAndKeep(context: FunctionContext, reference: CodeReference): void {
  const { code } = context;
  if (reference.variable) context.coerce(reference.variable.type);
  const register = code.local();
  code.op(OP.dup, 1).setLocal(register);
  store(context, reference);
  code.getLocal(register).op(OP.kill, 0, register);
  code.release(register);
}
