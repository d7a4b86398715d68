import { ByteWriter } from '../../platform/ByteWriter';
import type { WrittenCode } from './CodeWriter';
import { ConstantPool } from './ConstantPool';

/** Version 46.16 of ABC. */
const MAJOR = 46;
const MINOR = 16;

/** A value of the pool, as defaults and constants have them: its place, and its kind. */
export interface PoolValue {
  readonly index: number;
  readonly kind: number;
}

export const METHOD_FLAGS = {
  arguments: 1,
  activation: 2,
  rest: 4,
  optional: 8,
  setsXmlSpace: 0x40,
} as const;

export interface MethodSignature {
  /** Places of names; 0 for no type. */
  readonly parameters: readonly number[];
  readonly returns: number;
  readonly flags: number;
  /** Of the last parameters. */
  readonly defaults: readonly PoolValue[];
  /** The place of a text. */
  readonly name?: number;
}

export type TraitKind = 'slot' | 'method' | 'get' | 'set' | 'class' | 'const';

const TRAIT_CODES: Readonly<Record<TraitKind, number>> = {
  slot: 0,
  method: 1,
  get: 2,
  set: 3,
  class: 4,
  const: 6,
};

export interface WrittenTrait {
  readonly kind: TraitKind;
  /** The place of its name. */
  readonly name: number;
  readonly isFinal?: boolean;
  readonly isOverride?: boolean;
  /** Of a slot: its number, from 1; 0 lets the player choose. */
  readonly slot?: number;
  /** Of a slot. */
  readonly type?: number;
  readonly value?: PoolValue;
  /** The index of a method or a class. */
  readonly index?: number;
}

export interface WrittenClass {
  readonly name: number;
  readonly base: number;
  /** 1 sealed, 2 final, 4 interface, 8 with a namespace for what is protected. */
  readonly flags: number;
  readonly protectedSpace: number;
  readonly interfaces: readonly number[];
  readonly constructorIndex: number;
  readonly initializer: number;
  readonly traits: readonly WrittenTrait[];
  readonly statics: readonly WrittenTrait[];
}

/** An ABC block: takes methods, classes and scripts, and writes them. */
export class AbcWriter {
  readonly pool = new ConstantPool();
  private readonly methods: Uint8Array[] = [];
  private readonly classes: WrittenClass[] = [];
  private classCount = 0;
  private readonly scripts: Uint8Array[] = [];
  private readonly bodies: Uint8Array[] = [];

  /** @returns the index of the method */
  addMethod({ parameters, returns, flags, defaults, name }: MethodSignature): number {
    const out = new ByteWriter().encoded(parameters.length).encoded(returns);
    for (const type of parameters) out.encoded(type);
    const isOptional = defaults.length > 0;
    out.encoded(name ?? 0).u8(flags | (isOptional ? METHOD_FLAGS.optional : 0));
    if (isOptional) out.encoded(defaults.length);
    for (const { index, kind } of defaults) out.encoded(index).u8(kind);
    return this.methods.push(out.written) - 1;
  }

  /** @param outer - the number of scopes around the method */
  addBody(method: number, written: WrittenCode, outer: number, traits: readonly WrittenTrait[] = []): void {
    const { code, stack, locals, scopes, exceptions } = written;
    const out = new ByteWriter().encoded(method).encoded(stack).encoded(locals).encoded(outer);
    out
      .encoded(outer + scopes)
      .encoded(code.length)
      .raw(code)
      .encoded(exceptions.length);
    for (const { from, to, target, type, variable } of exceptions)
      out.encoded(from).encoded(to).encoded(target).encoded(type).encoded(variable);
    writeTraits(out, traits);
    this.bodies.push(out.written);
  }

  /** @returns the index of the class, for `setClass` */
  addClass(): number {
    return this.classCount++;
  }

  setClass(index: number, written: WrittenClass): void {
    this.classes[index] = written;
  }

  addScript(method: number, traits: readonly WrittenTrait[]): void {
    const out = new ByteWriter().encoded(method);
    writeTraits(out, traits);
    this.scripts.push(out.written);
  }

  get bytes(): Uint8Array {
    const out = new ByteWriter().u16(MINOR).u16(MAJOR);
    this.pool.write(out);
    writeAll(out, this.methods);
    out.encoded(0).encoded(this.classes.length);
    for (const written of this.classes) writeInstance(out, written);
    for (const { initializer, statics } of this.classes) writeTraits(out.encoded(initializer), statics);
    writeAll(out, this.scripts);
    writeAll(out, this.bodies);
    return out.written;
  }
}

function writeAll(out: ByteWriter, parts: readonly Uint8Array[]): void {
  out.encoded(parts.length);
  for (const part of parts) out.raw(part);
}

function writeInstance(out: ByteWriter, written: WrittenClass): void {
  const { name, base, flags, protectedSpace, interfaces, constructorIndex, traits } = written;
  out.encoded(name).encoded(base).u8(flags);
  if (flags & 8) out.encoded(protectedSpace);
  out.encoded(interfaces.length);
  for (const entry of interfaces) out.encoded(entry);
  writeTraits(out.encoded(constructorIndex), traits);
}

function writeTraits(out: ByteWriter, traits: readonly WrittenTrait[]): void {
  out.encoded(traits.length);
  for (const trait of traits) {
    const { kind, name, isFinal, isOverride, slot, type, value, index } = trait;
    out.encoded(name).u8(TRAIT_CODES[kind] | (isFinal ? 0x10 : 0) | (isOverride ? 0x20 : 0));
    out.encoded(slot ?? 0);
    if (kind !== 'slot' && kind !== 'const') {
      out.encoded(index ?? 0);
      continue;
    }
    out.encoded(type ?? 0).encoded(value?.index ?? 0);
    if (value && value.index !== 0) out.u8(value.kind);
  }
}
