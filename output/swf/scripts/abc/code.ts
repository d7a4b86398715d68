import { ByteWriter } from '../../../../platform/ByteWriter';
import type { Command } from '../../../../film/playing/Command';
import type { ConstantPool } from '../../../../actionscript/avm2/ConstantPool';

/** Instructions. Source: the overview of the ActionScript virtual machine 2. */
export const OP = {
  popScope: 0x1d,
  pushByte: 0x24,
  pushShort: 0x25,
  pushString: 0x2c,
  pushScope: 0x30,
  returnVoid: 0x47,
  constructSuper: 0x49,
  callPropertyVoid: 0x4f,
  newClass: 0x58,
  findPropertyStrict: 0x5d,
  getLex: 0x60,
  getScopeObject: 0x65,
  getProperty: 0x66,
  initProperty: 0x68,
  getLocal0: 0xd0,
  getLocal1: 0xd1,
  getLocal2: 0xd2,
} as const;

const CALLS = { stop: 'stop', play: 'play', next: 'nextFrame', previous: 'prevFrame' } as const;

/** Every method begins with its object as the innermost scope. */
export function methodCode(write: (out: ByteWriter) => void): Uint8Array {
  const out = new ByteWriter().u8(OP.getLocal0).u8(OP.pushScope);
  write(out);
  return out.u8(OP.returnVoid).written;
}

/** The code of a frame script. */
export function scriptCode(commands: readonly Command[], pool: ConstantPool): Uint8Array {
  return methodCode((out) => {
    for (const command of commands) writeCommand(out, command, pool);
  });
}

function writeCommand(out: ByteWriter, command: Command, pool: ConstantPool): void {
  if (command.kind === 'stopAllSounds') {
    out.u8(OP.getLex).encoded(pool.name('flash.media.SoundMixer'));
    out.u8(OP.callPropertyVoid).encoded(pool.name('stopAll')).u8(0);
    return;
  }
  const isGo = command.kind === 'go';
  const method = pool.name(isGo ? (command.plays ? 'gotoAndPlay' : 'gotoAndStop') : CALLS[command.kind]);
  out.u8(OP.findPropertyStrict).encoded(method);
  const args = isGo ? [command.target, ...(command.scene === undefined ? [] : [command.scene])] : [];
  for (const arg of args) pushLiteral(out, arg, pool);
  out.u8(OP.callPropertyVoid).encoded(method).u8(args.length);
}

function pushLiteral(out: ByteWriter, value: number | string, pool: ConstantPool): void {
  if (typeof value === 'string') out.u8(OP.pushString).encoded(pool.text(value));
  else pushNumber(out, value);
}

export function pushNumber(out: ByteWriter, value: number): void {
  if (value < 128) out.u8(OP.pushByte).u8(value);
  else out.u8(OP.pushShort).encoded(value);
}
