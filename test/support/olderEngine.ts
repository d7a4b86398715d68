type Member = [owner: object, name: string];

const NEWER: Member[] = [
  [Object, 'defineProperty'],
  [Object, 'getOwnPropertyNames'],
  [Object, 'getPrototypeOf'],
];
const METHODS: Member[] = [
  [Object.prototype, '__defineGetter__'],
  [Object.prototype, '__defineSetter__'],
];
const PROTOTYPE: Member = [Object.prototype, '__proto__'];

/** The members for inspecting objects that each engine lacks and this one has. */
export const LACKING = {
  modern: [],
  'SpiderMonkey 1.8': NEWER,
  ExtendScript: [...NEWER, ...METHODS],
  'bare ES3': [...NEWER, ...METHODS, PROTOTYPE],
};
export type Engine = keyof typeof LACKING;
export const ENGINES = Object.keys(LACKING) as Engine[];

const { defineProperty, getOwnPropertyDescriptor } = Object;

/** Runs the work while these members are deleted, and returns its result. The members always come back. */
export function without<T>(members: readonly Member[], work: () => T): T {
  const kept = members.map(([owner, name]) => getOwnPropertyDescriptor(owner, name) as PropertyDescriptor);
  for (const [owner, name] of members) Reflect.deleteProperty(owner, name);
  try {
    return work();
  } finally {
    members.forEach(([owner, name], index) => defineProperty(owner, name, kept[index]));
  }
}

/** Runs the work in an engine like MuJS, whose Number() reads texts that begin with a sign as NaN. */
export function withoutSigns<T>(work: () => T): T {
  const known = globalThis.Number;
  const reading = (text: unknown) => (typeof text === 'string' && /^[+-]/.test(text) ? NaN : known(text));
  globalThis.Number = Object.assign(reading, { prototype: known.prototype }) as NumberConstructor;
  try {
    return work();
  } finally {
    globalThis.Number = known;
  }
}
