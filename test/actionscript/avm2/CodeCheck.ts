import { BlockReader } from './BlockReader';

type Operand =
  | 'u30'
  | 'text'
  | 'int'
  | 'uint'
  | 'double'
  | 'name'
  | 'method'
  | 'class'
  | 'local'
  | 'scope'
  | 'byte'
  | 'handler';

/** Name, operands, values that are taken, values that are put. `args`: as many as the last operand says are taken. */
type Form = readonly [
  name: string,
  operands: readonly Operand[],
  taken: number,
  put: number,
  more?: 'args' | 'pairs',
];

const BINARY =
  'add subtract multiply divide modulo lshift rshift urshift bitand bitor bitxor equals strictequals lessthan lessequals greaterthan greaterequals instanceof'.split(
    ' ',
  );

const FORMS: Record<number, Form> = {
  0x03: ['throw', [], 1, 0],
  0x04: ['getsuper', ['name'], 1, 1],
  0x05: ['setsuper', ['name'], 2, 0],
  0x07: ['dxnslate', [], 1, 0],
  0x08: ['kill', ['local'], 0, 0],
  0x09: ['label', [], 0, 0],
  0x1c: ['pushwith', [], 1, 0],
  0x1d: ['popscope', [], 0, 0],
  0x1e: ['nextname', [], 2, 1],
  0x20: ['pushnull', [], 0, 1],
  0x21: ['pushundefined', [], 0, 1],
  0x23: ['nextvalue', [], 2, 1],
  0x24: ['pushbyte', ['byte'], 0, 1],
  0x25: ['pushshort', ['u30'], 0, 1],
  0x26: ['pushtrue', [], 0, 1],
  0x27: ['pushfalse', [], 0, 1],
  0x28: ['pushnan', [], 0, 1],
  0x29: ['pop', [], 1, 0],
  0x2a: ['dup', [], 1, 2],
  0x2b: ['swap', [], 2, 2],
  0x2c: ['pushstring', ['text'], 0, 1],
  0x2d: ['pushint', ['int'], 0, 1],
  0x2e: ['pushuint', ['uint'], 0, 1],
  0x2f: ['pushdouble', ['double'], 0, 1],
  0x30: ['pushscope', [], 1, 0],
  0x32: ['hasnext2', ['local', 'local'], 0, 1],
  0x40: ['newfunction', ['method'], 0, 1],
  0x41: ['call', ['u30'], 2, 1, 'args'],
  0x42: ['construct', ['u30'], 1, 1, 'args'],
  0x45: ['callsuper', ['name', 'u30'], 1, 1, 'args'],
  0x46: ['callproperty', ['name', 'u30'], 1, 1, 'args'],
  0x47: ['returnvoid', [], 0, 0],
  0x48: ['returnvalue', [], 1, 0],
  0x49: ['constructsuper', ['u30'], 1, 0, 'args'],
  0x4a: ['constructprop', ['name', 'u30'], 1, 1, 'args'],
  0x4c: ['callproplex', ['name', 'u30'], 1, 1, 'args'],
  0x4e: ['callsupervoid', ['name', 'u30'], 1, 0, 'args'],
  0x4f: ['callpropvoid', ['name', 'u30'], 1, 0, 'args'],
  0x53: ['applytype', ['u30'], 1, 1, 'args'],
  0x55: ['newobject', ['u30'], 0, 1, 'pairs'],
  0x56: ['newarray', ['u30'], 0, 1, 'args'],
  0x57: ['newactivation', [], 0, 1],
  0x58: ['newclass', ['class'], 1, 1],
  0x59: ['getdescendants', ['name'], 1, 1],
  0x5a: ['newcatch', ['handler'], 0, 1],
  0x5d: ['findpropstrict', ['name'], 0, 1],
  0x5e: ['findproperty', ['name'], 0, 1],
  0x60: ['getlex', ['name'], 0, 1],
  0x61: ['setproperty', ['name'], 2, 0],
  0x62: ['getlocal', ['local'], 0, 1],
  0x63: ['setlocal', ['local'], 1, 0],
  0x65: ['getscopeobject', ['scope'], 0, 1],
  0x66: ['getproperty', ['name'], 1, 1],
  0x68: ['initproperty', ['name'], 2, 0],
  0x6a: ['deleteproperty', ['name'], 1, 1],
  0x6c: ['getslot', ['u30'], 1, 1],
  0x6d: ['setslot', ['u30'], 2, 0],
  0x70: ['convert_s', [], 1, 1],
  0x71: ['esc_xelem', [], 1, 1],
  0x72: ['esc_xattr', [], 1, 1],
  0x73: ['convert_i', [], 1, 1],
  0x74: ['convert_u', [], 1, 1],
  0x75: ['convert_d', [], 1, 1],
  0x76: ['convert_b', [], 1, 1],
  0x78: ['checkfilter', [], 1, 1],
  0x80: ['coerce', ['name'], 1, 1],
  0x82: ['coerce_a', [], 1, 1],
  0x85: ['coerce_s', [], 1, 1],
  0x87: ['astypelate', [], 2, 1],
  0x90: ['negate', [], 1, 1],
  0x91: ['increment', [], 1, 1],
  0x92: ['inclocal', ['local'], 0, 0],
  0x93: ['decrement', [], 1, 1],
  0x94: ['declocal', ['local'], 0, 0],
  0x95: ['typeof', [], 1, 1],
  0x96: ['not', [], 1, 1],
  0x97: ['bitnot', [], 1, 1],
  0xb3: ['istypelate', [], 2, 1],
  0xb4: ['in', [], 2, 1],
  0xc0: ['increment_i', [], 1, 1],
  0xc1: ['decrement_i', [], 1, 1],
  0xef: ['debug', ['byte', 'u30', 'byte', 'u30'], 0, 0],
  0xf0: ['debugline', ['u30'], 0, 0],
  0xf1: ['debugfile', ['text'], 0, 0],
  0x64: ['getglobalscope', [], 0, 1],
  0xc2: ['inclocal_i', ['local'], 0, 0],
  0xc3: ['declocal_i', ['local'], 0, 0],
};
BINARY.forEach((name, index) => (FORMS[0xa0 + index] = [name, [], 2, 1]));
for (let i = 0; i < 4; i++) {
  FORMS[0xd0 + i] = [`getlocal${i}`, [], 0, 1];
  FORMS[0xd4 + i] = [`setlocal${i}`, [], 1, 0];
}
const JUMPS =
  'ifnlt ifnle ifngt ifnge jump iftrue iffalse ifeq ifne iflt ifle ifgt ifge ifstricteq ifstrictne'.split(
    ' ',
  );
const SWITCH = 0x1b;
const ENDS = new Set(['throw', 'returnvoid', 'returnvalue', 'jump']);

/** The names of a block, and how many values of the stack each takes. */
export interface Names {
  readonly words: string[];
  readonly late: number[];
}

/** Follows the code of a method along all of its ways. */
export class CodeCheck {
  readonly faults: string[] = [];
  readonly words = new Map<number, string>();
  private readonly seen = new Map<number, string>();

  constructor(
    private readonly code: Uint8Array,
    private readonly counts: Record<string, number>,
    private readonly names: Names,
    private readonly texts: readonly string[],
    private readonly maxStack: number,
    private readonly maxScope: number,
  ) {}

  fault(words: string): void {
    if (this.faults.length < 20) this.faults.push(words);
  }

  run(start: number, startDepth: number, startScopes: number): void {
    const rest = [[start, startDepth, startScopes] as const];
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [at, depth, scopes] = next;
      const state = `${depth} ${scopes}`;
      const before = this.seen.get(at);
      if (before !== undefined) {
        if (before !== state) this.fault(`has the depths ${before} and ${state} at ${at}`);
        continue;
      }
      this.seen.set(at, state);
      if (at >= this.code.length) this.fault(`has no instruction at ${at}`);
      else for (const following of this.step(at, depth, scopes)) rest.push(following);
    }
  }

  private step(at: number, depth: number, scopes: number): (readonly [number, number, number])[] {
    const reader = new BlockReader(this.code);
    reader.at = at;
    const op = reader.u8();
    if (op === SWITCH) return this.stepSwitch(reader, at, depth - 1, scopes);
    if (op >= 0x0c && op <= 0x1a) {
      const name = JUMPS[op - 0x0c] ?? '';
      const taken = name === 'jump' ? 0 : name === 'iftrue' || name === 'iffalse' ? 1 : 2;
      const target = reader.s24() + reader.at;
      this.words.set(at, `${name} ${target}`);
      if (depth < taken) this.fault(`takes too much from the stack at ${at}`);
      const jumped = [target, depth - taken, scopes] as const;
      if (target <= at && this.code[target] !== 0x09)
        this.fault(`jumps back to ${target}, where no label is`);
      return name === 'jump' ? [jumped] : [jumped, [reader.at, depth - taken, scopes]];
    }
    const form = FORMS[op];
    if (!form) {
      this.fault(`has the unknown instruction ${op} at ${at}`);
      return [];
    }
    return this.stepForm(reader, form, at, depth, scopes);
  }

  private stepSwitch(
    reader: BlockReader,
    at: number,
    depth: number,
    scopes: number,
  ): (readonly [number, number, number])[] {
    const targets = [reader.s24()];
    const count = reader.u30() + 1;
    for (let i = 0; i < count; i++) targets.push(reader.s24());
    this.words.set(at, `lookupswitch ${targets.map((target) => target + at).join(' ')}`);
    return targets.map((target) => [target + at, depth, scopes] as const);
  }

  private stepForm(
    reader: BlockReader,
    form: Form,
    at: number,
    depth: number,
    scopes: number,
  ): (readonly [number, number, number])[] {
    const [name, operands, taken, put, more] = form;
    const values = operands.map((operand) => (operand === 'byte' ? reader.u8() : reader.u30()));
    let used = taken;
    operands.forEach((operand, index) => {
      const value = values[index] ?? 0;
      if (operand === 'name') used += this.names.late[value - 1] ?? 0;
      this.checkOperand(operand, value, scopes, at);
    });
    const last = values[values.length - 1] ?? 0;
    if (more !== undefined) used += more === 'pairs' ? 2 * last : last;
    if (depth < used) this.fault(`takes ${used} of ${depth} values at ${at} (${name})`);
    const after = depth - used + put;
    if (after > this.maxStack) this.fault(`needs a stack of ${after}, and has ${this.maxStack}`);
    const change = name === 'pushscope' || name === 'pushwith' ? 1 : name === 'popscope' ? -1 : 0;
    if (scopes + change < 0 || scopes + change > this.maxScope)
      this.fault(`has ${scopes + change} scopes at ${at}`);
    this.words.set(
      at,
      [name, ...operands.map((operand, index) => this.wordOf(operand, values[index] ?? 0))].join(' '),
    );
    return ENDS.has(name) ? [] : [[reader.at, after, scopes + change]];
  }

  private checkOperand(operand: Operand, value: number, scopes: number, at: number): void {
    if (operand === 'byte' || operand === 'u30') return;
    const isFromOne = ['text', 'int', 'uint', 'double', 'name'].includes(operand);
    const count = operand === 'scope' ? scopes : (this.counts[operand] ?? 0);
    if (isFromOne ? value < 1 || value > count : value >= count)
      this.fault(`has ${operand} ${value} of ${count} at ${at}`);
  }

  private wordOf(operand: Operand, value: number): string {
    if (operand === 'name') return this.names.words[value - 1] ?? '';
    if (operand === 'text') return JSON.stringify(this.texts[value - 1]);
    return String(operand === 'byte' ? (value << 24) >> 24 : value);
  }
}
