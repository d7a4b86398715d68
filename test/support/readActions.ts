import { ACTION, FUNCTION_FLAG, PUSHED } from '../../actionscript/avm1/actions';
import { SwfBits } from './SwfBits';

/** An action as it was read. */
export interface ReadAction {
  at: number;
  end: number;
  name: string;
  /** As words: `"x", 1, r2`. */
  data: string;
  /** Where it jumps to. */
  target?: number;
  /** Ends of blocks and functions that begin after it. */
  blocks?: number[];
  isFunction?: boolean;
  /** What is pushed. */
  values?: readonly string[];
}

const NAMES = new Map<number, string>(Object.entries(ACTION).map(([name, code]) => [code, name]));

/** Reads actions, and fails at what is damaged: unknown codes, indexes beyond the pool, data that end early. */
export function readActions(bytes: Uint8Array): ReadAction[] {
  const actions: ReadAction[] = [];
  let pool: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const code = bytes[at];
    const name = NAMES.get(code);
    if (name === undefined) throw new Error(`there is no action ${code} (at ${at})`);
    const length = code < 0x80 ? 0 : bytes[at + 1] | (bytes[at + 2] << 8);
    const start = code < 0x80 ? at + 1 : at + 3;
    const end = start + length;
    if (end > bytes.length) throw new Error(`${name} at ${at} ends after the actions`);
    const body = bytes.subarray(start, end);
    if (code === ACTION.constantPool) pool = readPool(body);
    actions.push({ at, end, name, ...dataOf(code, body, end, pool) });
    at = end;
  }
  if (actions.at(-1)?.name !== 'end') throw new Error('the last action is not "end"');
  return actions;
}

function readPool(body: Uint8Array): string[] {
  const bits = new SwfBits(body);
  return Array.from({ length: bits.u16() }, () => bits.text());
}

function dataOf(
  code: number,
  body: Uint8Array,
  end: number,
  pool: readonly string[],
): Partial<ReadAction> & { data: string } {
  const bits = new SwfBits(body);
  switch (code) {
    case ACTION.push: {
      const values = readValues(body, pool);
      return { data: values.join(', '), values };
    }
    case ACTION.constantPool:
      return { data: pool.join(' ') };
    case ACTION.jump:
    case ACTION.if: {
      const distance = (bits.u16() << 16) >> 16;
      return { data: String(end + distance), target: end + distance };
    }
    case ACTION.with: {
      const size = bits.u16();
      return { data: '', blocks: [end + size] };
    }
    case ACTION.try: {
      const flags = bits.u8();
      const [first, second, third] = [bits.u16(), bits.u16(), bits.u16()];
      const ends = [end + first, end + first + second, end + first + second + third];
      const caught = (flags & 4) === 0 ? bits.text() : `r${bits.u8()}`;
      return {
        data: [flags & 1 ? `catch ${caught}` : '', flags & 2 ? 'finally' : ''].join(' ').trim(),
        blocks: ends,
      };
    }
    case ACTION.defineFunction:
    case ACTION.defineFunction2:
      return readFunction(bits, code === ACTION.defineFunction2, end);
    case ACTION.goToLabel:
    case ACTION.setTarget:
      return { data: JSON.stringify(bits.text()) };
    case ACTION.getUrl:
      return { data: `${JSON.stringify(bits.text())} ${JSON.stringify(bits.text())}` };
    default:
      return { data: [...body].join(' ') };
  }
}

function readFunction(bits: SwfBits, isNew: boolean, end: number): Partial<ReadAction> & { data: string } {
  const name = bits.text();
  const count = bits.u16();
  const registers = isNew ? bits.u8() : 0;
  const flags = isNew ? bits.u16() : 0;
  const parameters = Array.from({ length: count }, () => {
    const register = isNew ? bits.u8() : 0;
    return (register > 0 ? `r${register}:` : '') + bits.text();
  });
  const preloaded = Object.entries(FUNCTION_FLAG)
    .filter(([word, bit]) => word.startsWith('preload') && (flags & bit) !== 0)
    .map(([word]) => word.slice('preload'.length).toLowerCase());
  const words = isNew ? ` ${[registers, ...preloaded].join(' ')}` : '';
  return { data: `${name}(${parameters.join(', ')})${words}`, blocks: [end + bits.u16()], isFunction: true };
}

function readValues(body: Uint8Array, pool: readonly string[]): string[] {
  const values: string[] = [];
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  for (let at = 0; at < body.length;) {
    const kind = body[at++];
    const [value, size] = readValue(kind, view, at, pool);
    values.push(value);
    at += size;
  }
  return values;
}

function readValue(
  kind: number,
  view: DataView,
  at: number,
  pool: readonly string[],
): [value: string, size: number] {
  const constant = (index: number): string => {
    if (index >= pool.length) throw new Error(`there is no text ${index} in the pool`);
    return JSON.stringify(pool[index]);
  };
  switch (kind) {
    case PUSHED.string: {
      const bytes = new Uint8Array(view.buffer, view.byteOffset + at, view.byteLength - at);
      const text = new SwfBits(bytes).text();
      return [JSON.stringify(text), bytes.indexOf(0) + 1];
    }
    case PUSHED.null:
      return ['null', 0];
    case PUSHED.undefined:
      return ['undefined', 0];
    case PUSHED.register:
      return [`r${view.getUint8(at)}`, 1];
    case PUSHED.boolean:
      return [String(view.getUint8(at) !== 0), 1];
    case PUSHED.double: {
      const halves = new DataView(new ArrayBuffer(8));
      halves.setUint32(0, view.getUint32(at, true));
      halves.setUint32(4, view.getUint32(at + 4, true));
      return [`${halves.getFloat64(0)}d`, 8];
    }
    case PUSHED.integer:
      return [String(view.getInt32(at, true)), 4];
    case PUSHED.constant8:
      return [constant(view.getUint8(at)), 1];
    case PUSHED.constant16:
      return [constant(view.getUint16(at, true)), 2];
    default:
      throw new Error(`there is no kind ${kind} of values`);
  }
}

/** Actions as lines, without the pool and the end; jumps name the number of the line. */
export function linesOf(bytes: Uint8Array): string[] {
  const actions = readActions(bytes).filter(({ name }) => name !== 'constantPool');
  const lineAt = new Map(actions.map(({ at }, index) => [at, index]));
  return actions
    .filter(({ name }) => name !== 'end')
    .map(({ name, data, target }) => `${name} ${target === undefined ? data : lineAt.get(target)}`.trim());
}
