import { ActionBytes } from './ActionBytes';
import { ACTION, PUSHED } from './actions';
import { TextPool } from './TextPool';
import { Register, type FunctionHead, type Instruction, type TryHead, type Value } from './Instruction';

/** Bits of `Try`. Source: SWF 19, "ActionTry". */
const CATCH_BLOCK = 1;
const FINALLY_BLOCK = 2;
const CATCH_IN_REGISTER = 4;

/** Bits of `GotoFrame2`. */
const PLAYS = 1;
const HAS_BIAS = 2;

/** Room that is left in the data of a `push` for one more value. */
const MAX_PUSH = 0xff00;

/** `WaitForFrame` leaves this number of actions out where the frame is not there yet. */
const SKIPPED = 1;

/**
 * The bytes of actions, with a constant pool before them and the action 0 after them.
 *
 * @throws ActionsTooLong for what does not fit into the format
 */
export function assemble(instructions: readonly Instruction[], version: number): Uint8Array {
  const out = new ActionBytes(version);
  const pool = new TextPool(instructions, version);
  if (pool.texts.length > 0) {
    out.record(ACTION.constantPool, (body) => {
      body.u16(pool.texts.length);
      for (const text of pool.texts) body.text(text);
    });
  }
  for (const instruction of instructions) write(out, instruction, pool);
  return out.u8(ACTION.end).finish();
}

function write(out: ActionBytes, instruction: Instruction, pool: TextPool): void {
  switch (instruction.kind) {
    case 'plain':
      out.u8(ACTION[instruction.action]);
      return;
    case 'label':
      out.mark(instruction.label);
      return;
    case 'push':
      writePush(out, instruction.values, pool);
      return;
    case 'jump':
    case 'if':
      out.record(ACTION[instruction.kind], (body) => body.jumpTo(instruction.target));
      return;
    case 'function':
      writeFunction(out, instruction);
      return;
    case 'try':
      writeTry(out, instruction);
      return;
    default:
      writeData(out, instruction);
  }
}

type WithData = Exclude<
  Instruction,
  { kind: 'plain' | 'label' | 'push' | 'jump' | 'if' | 'function' | 'try' }
>;

/** Actions whose data are a few numbers or texts. */
function writeData(out: ActionBytes, instruction: WithData): void {
  switch (instruction.kind) {
    case 'store':
      out.record(ACTION.storeRegister, (body) => body.u8(instruction.register));
      return;
    case 'with':
      out.record(ACTION.with, (body) => body.lengthUpTo(instruction.end, body.size + 2));
      return;
    case 'gotoFrame':
      out.record(ACTION.gotoFrame, (body) => body.u16(instruction.frame));
      return;
    case 'gotoFrame2':
      writeGotoFrame2(out, instruction.plays, instruction.bias);
      return;
    case 'goToLabel':
    case 'setTarget':
      out.record(ACTION[instruction.kind], (body) => body.text(instruction.text));
      return;
    case 'getUrl':
      out.record(ACTION.getUrl, (body) => body.text(instruction.url).text(instruction.target));
      return;
    case 'getUrl2':
      out.record(ACTION.getUrl2, (body) => body.u8(instruction.flags));
      return;
    case 'waitForFrame':
      out.record(ACTION.waitForFrame, (body) => body.u16(instruction.frame).u8(SKIPPED));
      return;
    case 'waitForFrame2':
      out.record(ACTION.waitForFrame2, (body) => body.u8(SKIPPED));
      return;
    case 'call':
      out.record(ACTION.call, () => undefined);
  }
}

function writeGotoFrame2(out: ActionBytes, plays: boolean, bias: number): void {
  out.record(ACTION.gotoFrame2, (body) => {
    body.u8((plays ? PLAYS : 0) | (bias > 0 ? HAS_BIAS : 0));
    if (bias > 0) body.u16(bias);
  });
}

function writePush(out: ActionBytes, values: readonly Value[], pool: TextPool): void {
  for (let done = 0; done < values.length;) {
    out.record(ACTION.push, (body) => {
      const start = body.size;
      do writeValue(body, values[done++], pool);
      while (done < values.length && body.size - start + sizeOf(values[done]) < MAX_PUSH);
    });
  }
}

/** Bytes that a value needs, or more. */
function sizeOf(value: Value): number {
  return typeof value === 'string' ? value.length * 3 + 2 : 9;
}

function writeValue(out: ActionBytes, value: Value, pool: TextPool): void {
  if (value === null) out.u8(PUSHED.null);
  else if (value === undefined) out.u8(PUSHED.undefined);
  else if (value instanceof Register) out.u8(PUSHED.register).u8(value.index);
  else if (typeof value === 'boolean') out.u8(PUSHED.boolean).u8(value ? 1 : 0);
  else if (typeof value === 'number') {
    if ((value | 0) === value && !Object.is(value, -0)) out.u8(PUSHED.integer).i32(value);
    else out.u8(PUSHED.double).double(value);
  } else {
    const index = pool.indexOf(value);
    if (index === undefined) out.u8(PUSHED.string).text(value);
    else if (index < 256) out.u8(PUSHED.constant8).u8(index);
    else out.u8(PUSHED.constant16).u16(index);
  }
}

function writeFunction(out: ActionBytes, { name, parameters, registers, end }: FunctionHead): void {
  out.record(registers ? ACTION.defineFunction2 : ACTION.defineFunction, (body) => {
    body.text(name).u16(parameters.length);
    if (registers) body.u8(registers.count).u16(registers.flags);
    for (const { name, register } of parameters) {
      if (registers) body.u8(register);
      body.text(name);
    }
    body.lengthUpTo(end, body.size + 2);
  });
}

function writeTry(out: ActionBytes, { caught, tryEnd, catchEnd, finallyEnd, hasFinally }: TryHead): void {
  const start = {};
  out.record(ACTION.try, (body) => {
    const isRegister = caught instanceof Register;
    const flags = (caught === undefined ? 0 : CATCH_BLOCK) | (isRegister ? CATCH_IN_REGISTER : 0);
    body.u8(flags | (hasFinally ? FINALLY_BLOCK : 0));
    body.lengthUpTo(tryEnd, start).lengthUpTo(catchEnd, tryEnd).lengthUpTo(finallyEnd, catchEnd);
    if (isRegister) body.u8(caught.index);
    else body.text(caught ?? '');
  });
  out.mark(start);
}
