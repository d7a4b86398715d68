import type { CompiledEvent, CompiledHandler } from '../../../actionscript/avm1/Avm1Program';
import type { ByteWriter } from '../../../platform/ByteWriter';
import { buttonCondition, clipEventFlag } from './eventFlags';

/** The flag of events with a key. */
const KEY_PRESS = 0x20000;

/** The first version whose flags have 32 bits. */
const WIDE_FLAGS = 6;

interface ClipRecord {
  readonly flags: number;
  readonly keyCode?: number;
  readonly actions: Uint8Array;
}

/** `CLIPACTIONS` of a place tag. Source: SWF 19. */
export function writeClipActions(
  out: ByteWriter,
  handlers: readonly CompiledHandler[],
  version: number,
): void {
  const records = handlers.flatMap((handler) => clipRecords(handler, version));
  const writeFlags = (flags: number): void => {
    if (version < WIDE_FLAGS) out.u16(flags);
    else out.u32(flags);
  };
  out.u16(0);
  writeFlags(records.reduce((all, { flags }) => all | flags, 0));
  for (const { flags, keyCode, actions } of records) {
    writeFlags(flags);
    out.u32(actions.length + (keyCode === undefined ? 0 : 1));
    if (keyCode !== undefined) out.u8(keyCode);
    out.raw(actions);
  }
  writeFlags(0);
}

/** Each key needs a record of its own. */
function clipRecords({ events, actions }: CompiledHandler, version: number): ClipRecord[] {
  let flags = 0;
  for (const { name, keyCode } of events)
    if (keyCode === undefined) flags |= clipEventFlag(name, version) ?? 0;
  const keys = keysOf(events);
  const plain = flags === 0 ? [] : [{ flags, actions }];
  return [...plain, ...keys.map((keyCode) => ({ flags: KEY_PRESS, keyCode, actions }))];
}

function keysOf(events: readonly CompiledEvent[]): number[] {
  return events.flatMap(({ keyCode }) => (keyCode === undefined ? [] : [keyCode]));
}

/** `BUTTONCONDACTION`s of a button. Source: SWF 19. */
export function writeButtonActions(
  out: ByteWriter,
  handlers: readonly CompiledHandler[],
  isMenu: boolean,
): void {
  const records = handlers.flatMap((handler) => buttonRecords(handler, isMenu));
  records.forEach(({ flags, actions }, index) => {
    const isLast = index === records.length - 1;
    out
      .u16(isLast ? 0 : actions.length + 4)
      .u16(flags)
      .raw(actions);
  });
}

function buttonRecords({ events, actions }: CompiledHandler, isMenu: boolean): ClipRecord[] {
  let conditions = 0;
  for (const { name, keyCode } of events)
    if (keyCode === undefined) conditions |= buttonCondition(name, isMenu) ?? 0;
  const [first = 0, ...others] = keysOf(events);
  const flags = conditions | (buttonCondition('keyPress', isMenu, first) ?? 0);
  return [flags, ...others.map((key) => buttonCondition('keyPress', isMenu, key) ?? 0)].map((each) => ({
    flags: each,
    actions,
  }));
}
