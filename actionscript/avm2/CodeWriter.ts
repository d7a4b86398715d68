import { ByteWriter } from '../../platform/ByteWriter';
import type { ConstantPool } from './ConstantPool';
import { OP } from './OP';

/** Where jumps go. */
export interface Label {
  /** Undefined until it is put. */
  position?: number;
  /** The number of values on the stack there; undefined until a jump or the code before it says so. */
  depth?: number;
  scopes?: number;
  readonly patches: { at: number; from: number }[];
}

export interface ExceptionEntry {
  readonly from: number;
  readonly to: number;
  readonly target: number;
  /** Places of names; 0 for any type, and for no variable. */
  readonly type: number;
  readonly variable: number;
}

/** What a method needs and does. */
export interface WrittenCode {
  readonly code: Uint8Array;
  readonly stack: number;
  readonly locals: number;
  readonly scopes: number;
  readonly exceptions: readonly ExceptionEntry[];
}

/** The instructions of a method, with the depths of its stacks. */
export class CodeWriter {
  readonly exceptions: ExceptionEntry[] = [];
  private out = new ByteWriter();
  private readonly fixes: { at: number; value: number }[] = [];
  private depth = 0;
  private maxDepth = 0;
  private scopeDepth = 0;
  private maxScopes = 0;
  private locals: number;
  private readonly free: number[] = [];
  /** False after a jump, a return or a throw. */
  private isReached = true;

  constructor(
    readonly pool: ConstantPool,
    parameters: number,
  ) {
    this.locals = parameters;
  }

  get position(): number {
    return this.out.size;
  }

  get scopes(): number {
    return this.scopeDepth;
  }

  /** Sets the number of scopes back, after a jump out of them. */
  restoreScopes(count: number): void {
    this.scopeDepth = count;
  }

  get reached(): boolean {
    return this.isReached;
  }

  get written(): WrittenCode {
    const code = this.out.written.slice();
    for (const { at, value } of this.fixes) {
      code[at] = value & 255;
      code[at + 1] = (value >> 8) & 255;
      code[at + 2] = (value >> 16) & 255;
    }
    const { maxDepth, locals, maxScopes, exceptions } = this;
    return { code, stack: Math.max(1, maxDepth), locals, scopes: maxScopes, exceptions };
  }

  /** An instruction. @param change - of the number of values on the stack */
  op(code: number, change: number, ...operands: readonly number[]): this {
    this.out.u8(code);
    for (const operand of operands) this.out.encoded(operand);
    return this.move(change);
  }

  /** An instruction that ends what runs in order: a return or a throw. */
  end(code: number, change: number): void {
    this.op(code, change);
    this.isReached = false;
  }

  number(value: number): this {
    const { pool } = this;
    if (Number.isInteger(value) && !Object.is(value, -0)) {
      if (value >= -128 && value < 128) {
        this.out.u8(OP.pushByte).u8(value & 255);
        return this.move(1);
      }
      if (value >= -32768 && value < 32768) return this.op(OP.pushShort, 1, value & 0xffff);
      if (value >= -2147483648 && value < 2147483648) return this.op(OP.pushInt, 1, pool.integer(value));
      if (value > 0 && value < 4294967296) return this.op(OP.pushUint, 1, pool.unsignedInteger(value));
    }
    return Number.isNaN(value) ? this.op(OP.pushNaN, 1) : this.op(OP.pushDouble, 1, pool.double(value));
  }

  text(text: string): this {
    return this.op(OP.pushString, 1, this.pool.text(text));
  }

  getLocal(register: number): this {
    return register < 4 ? this.op(OP.getLocal0 + register, 1) : this.op(OP.getLocal, 1, register);
  }

  setLocal(register: number): this {
    return register < 4 ? this.op(OP.setLocal0 + register, -1) : this.op(OP.setLocal, -1, register);
  }

  pushScope(): this {
    this.op(OP.pushScope, -1);
    return this.moveScopes(1);
  }

  pushWith(): this {
    this.op(OP.pushWith, -1);
    return this.moveScopes(1);
  }

  popScope(): this {
    this.op(OP.popScope, 0);
    return this.moveScopes(-1);
  }

  /** A register that is free; `release` gives it back. */
  local(): number {
    return this.free.pop() ?? this.locals++;
  }

  release(register: number): void {
    this.free.push(register);
  }

  label(): Label {
    return { patches: [] };
  }

  /** A jump. @param change - of the stack, before the jump is taken */
  jump(code: number, label: Label, change = 0): this {
    this.move(change);
    this.out.u8(code);
    this.reference(label, this.position + 3);
    this.note(label);
    if (code === OP.jump) this.isReached = false;
    return this;
  }

  /** Jumps by the number on the stack; the last label is for all other numbers. */
  lookupSwitch(cases: readonly Label[], otherwise: Label): void {
    this.move(-1);
    const from = this.position;
    this.out.u8(OP.lookupSwitch);
    this.reference(otherwise, from);
    this.out.encoded(cases.length - 1);
    for (const label of cases) this.reference(label, from);
    for (const label of [otherwise, ...cases]) this.note(label);
    this.isReached = false;
  }

  /** What follows is where a label is. @param isLoop - jumps come from below */
  put(label: Label, isLoop = false): this {
    if (this.isReached) this.note(label);
    else {
      // The jump to the end of a loop, where its condition is, left the depth as it is inside.
      this.depth = label.depth ?? (isLoop ? this.depth : 0);
      this.scopeDepth = label.scopes ?? this.scopeDepth;
      this.isReached = label.depth !== undefined || isLoop;
    }
    label.position = this.position;
    for (const { at, from } of label.patches) this.fixes.push({ at, value: this.position - from });
    return isLoop ? this.op(OP.label, 0) : this;
  }

  /** What follows is a handler: the stack holds what was thrown, no scope is there. */
  handler(): number {
    this.depth = 1;
    this.scopeDepth = 0;
    this.isReached = true;
    this.maxDepth = Math.max(this.maxDepth, 1);
    return this.position;
  }

  private note(label: Label): void {
    label.depth ??= this.depth;
    label.scopes ??= this.scopeDepth;
  }

  private reference(label: Label, from: number): void {
    const at = this.position;
    this.out.u8(0).u8(0).u8(0);
    if (label.position === undefined) label.patches.push({ at, from });
    else this.fixes.push({ at, value: label.position - from });
  }

  private move(change: number): this {
    this.depth += change;
    this.maxDepth = Math.max(this.maxDepth, this.depth, this.depth - change);
    return this;
  }

  private moveScopes(change: number): this {
    this.scopeDepth += change;
    this.maxScopes = Math.max(this.maxScopes, this.scopeDepth);
    return this;
  }
}
