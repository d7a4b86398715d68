/**
 * The actions of AVM1 by name. Those from 0x80 on have data behind them.
 *
 * Source: Adobe's "SWF File Format Specification, version 19", chapter "Actions" (SWF 3 to SWF 10 action models).
 */
export const ACTION = {
  end: 0x00,
  nextFrame: 0x04,
  previousFrame: 0x05,
  play: 0x06,
  stop: 0x07,
  toggleQuality: 0x08,
  stopSounds: 0x09,
  add: 0x0a,
  subtract: 0x0b,
  multiply: 0x0c,
  divide: 0x0d,
  equals: 0x0e,
  less: 0x0f,
  and: 0x10,
  or: 0x11,
  not: 0x12,
  stringEquals: 0x13,
  stringLength: 0x14,
  stringExtract: 0x15,
  pop: 0x17,
  toInteger: 0x18,
  getVariable: 0x1c,
  setVariable: 0x1d,
  setTarget2: 0x20,
  stringAdd: 0x21,
  getProperty: 0x22,
  setProperty: 0x23,
  cloneSprite: 0x24,
  removeSprite: 0x25,
  trace: 0x26,
  startDrag: 0x27,
  endDrag: 0x28,
  stringLess: 0x29,
  throw: 0x2a,
  castOp: 0x2b,
  implementsOp: 0x2c,
  fsCommand2: 0x2d,
  randomNumber: 0x30,
  mbStringLength: 0x31,
  charToAscii: 0x32,
  asciiToChar: 0x33,
  getTime: 0x34,
  mbStringExtract: 0x35,
  mbCharToAscii: 0x36,
  mbAsciiToChar: 0x37,
  delete: 0x3a,
  delete2: 0x3b,
  defineLocal: 0x3c,
  callFunction: 0x3d,
  return: 0x3e,
  modulo: 0x3f,
  newObject: 0x40,
  defineLocal2: 0x41,
  initArray: 0x42,
  initObject: 0x43,
  typeOf: 0x44,
  targetPath: 0x45,
  enumerate: 0x46,
  add2: 0x47,
  less2: 0x48,
  equals2: 0x49,
  toNumber: 0x4a,
  toString: 0x4b,
  pushDuplicate: 0x4c,
  stackSwap: 0x4d,
  getMember: 0x4e,
  setMember: 0x4f,
  increment: 0x50,
  decrement: 0x51,
  callMethod: 0x52,
  newMethod: 0x53,
  instanceOf: 0x54,
  enumerate2: 0x55,
  bitAnd: 0x60,
  bitOr: 0x61,
  bitXor: 0x62,
  bitLeft: 0x63,
  bitRight: 0x64,
  bitUnsignedRight: 0x65,
  strictEquals: 0x66,
  greater: 0x67,
  stringGreater: 0x68,
  extends: 0x69,
  gotoFrame: 0x81,
  getUrl: 0x83,
  storeRegister: 0x87,
  constantPool: 0x88,
  waitForFrame: 0x8a,
  setTarget: 0x8b,
  goToLabel: 0x8c,
  waitForFrame2: 0x8d,
  defineFunction2: 0x8e,
  try: 0x8f,
  with: 0x94,
  push: 0x96,
  jump: 0x99,
  getUrl2: 0x9a,
  defineFunction: 0x9b,
  if: 0x9d,
  call: 0x9e,
  gotoFrame2: 0x9f,
} as const;

/** An action without data. */
export type PlainAction = {
  [Name in keyof typeof ACTION]: (typeof ACTION)[Name] extends LongCode ? never : Name;
}[keyof typeof ACTION];

type LongCode =
  | 0x81
  | 0x83
  | 0x87
  | 0x88
  | 0x8a
  | 0x8b
  | 0x8c
  | 0x8d
  | 0x8e
  | 0x8f
  | 0x94
  | 0x96
  | 0x99
  | 0x9a
  | 0x9b
  | 0x9d
  | 0x9e
  | 0x9f;

/** Kinds of values that `push` takes. */
export const PUSHED = {
  string: 0,
  float: 1,
  null: 2,
  undefined: 3,
  register: 4,
  boolean: 5,
  double: 6,
  integer: 7,
  constant8: 8,
  constant16: 9,
} as const;

/** Bits of `DefineFunction2`: what is put into registers before a function runs, and what is not made at all. */
export const FUNCTION_FLAG = {
  preloadThis: 0x0001,
  suppressThis: 0x0002,
  preloadArguments: 0x0004,
  suppressArguments: 0x0008,
  preloadSuper: 0x0010,
  suppressSuper: 0x0020,
  preloadRoot: 0x0040,
  preloadParent: 0x0080,
  preloadGlobal: 0x0100,
} as const;
