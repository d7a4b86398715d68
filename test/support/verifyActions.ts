import { readActions, type ReadAction } from './readActions';

/** Values that actions take from the stack and leave there. Source: SWF 19. */
const EFFECTS: ReadonlyMap<string, readonly [taken: number, left: number]> = new Map(
  [
    [
      'end nextFrame previousFrame play stop toggleQuality stopSounds endDrag constantPool gotoFrame getUrl setTarget',
      0,
      0,
    ],
    ['goToLabel waitForFrame jump', 0, 0],
    [
      'pop trace setTarget2 removeSprite gotoFrame2 call waitForFrame2 throw defineLocal2 with if return',
      1,
      0,
    ],
    ['setVariable defineLocal extends getUrl2', 2, 0],
    ['setMember setProperty cloneSprite', 3, 0],
    ['not toInteger getVariable randomNumber charToAscii asciiToChar mbCharToAscii mbAsciiToChar', 1, 1],
    [
      'stringLength mbStringLength typeOf targetPath toNumber toString increment decrement delete2 store',
      1,
      1,
    ],
    ['enumerate enumerate2 storeRegister', 1, 1],
    ['add subtract multiply divide equals less and or stringEquals stringAdd stringLess getProperty', 2, 1],
    ['delete modulo add2 less2 equals2 getMember instanceOf bitAnd bitOr bitXor bitLeft bitRight', 2, 1],
    ['bitUnsignedRight strictEquals greater stringGreater castOp', 2, 1],
    ['stringExtract mbStringExtract', 3, 1],
    ['getTime', 0, 1],
    ['pushDuplicate', 1, 2],
    ['stackSwap', 2, 2],
  ].flatMap(([names, taken, left]) =>
    String(names)
      .split(' ')
      .map((name) => [name, [Number(taken), Number(left)]]),
  ) as [string, [number, number]][],
);

/** The names of an enumeration, which count as one value. */
const NAMES = 'names';

/** What is on the stack; `?` for values that are not constants. */
type Stack = readonly string[];

/**
 * Fails for actions that players could not run: jumps between actions or out of functions, stacks of different heights at
 * one action, or too few or too many values.
 */
export function verifyActions(bytes: Uint8Array): void {
  const actions = readActions(bytes);
  verifyPart(actions, 0, actions.length - 1);
}

function verifyPart(actions: readonly ReadAction[], first: number, last: number): void {
  const indexAt = new Map(actions.map(({ at }, index) => [at, index]));
  const indexOf = (at: number): number => {
    const index = indexAt.get(at);
    if (index === undefined || index < first || index > last) throw new Error(`nothing to jump to at ${at}`);
    return index;
  };
  const stacks = new Map<number, Stack>([[first, []]]);
  const waiting = [first];
  const visit = (index: number, stack: Stack): void => {
    const before = stacks.get(index);
    if (before && before.length !== stack.length)
      throw new Error(`the stack has ${before.length} or ${stack.length} values at ${actions[index]?.at}`);
    if (before) return;
    stacks.set(index, stack);
    waiting.push(index);
  };
  while (waiting.length > 0) {
    const index = waiting.pop() ?? 0;
    const stack = stacks.get(index) ?? [];
    if (index === last) {
      if (stack.length > 0) throw new Error(`the stack keeps ${stack.length} values`);
      continue;
    }
    for (const [next, after] of step(actions, index, stack, indexOf)) visit(next, after);
  }
}

function step(
  actions: readonly ReadAction[],
  index: number,
  stack: Stack,
  indexOf: (at: number) => number,
): [next: number, stack: Stack][] {
  const action = actions[index];
  const isNullTest = action.name === 'push' && action.values?.length === 1 && action.data === 'null';
  // The names of an enumeration are one value here: a test for null takes it when all are done.
  const hasNames = stack.at(-1) === NAMES && actions[index + 3]?.name === 'if';
  if (action.name === 'storeRegister' && hasNames && isNull(actions[index + 1]))
    return [
      [index + 4, stack],
      [indexOf(actions[index + 3].target ?? 0), taken(stack, 1, action)],
    ];
  if (isNullTest && actions[index + 2]?.name === 'not' && actions[index + 3]?.target === action.at)
    return [[index + 4, taken(stack, 1, action)]];
  if (action.blocks) return blocks(actions, index, stack, indexOf);
  if (action.name === 'jump') return [[indexOf(action.target ?? 0), stack]];
  const after = apply(action, stack);
  if (action.name === 'return' || action.name === 'throw') return [];
  const next: [number, Stack][] = [[index + 1, after]];
  if (action.name === 'if') next.push([indexOf(action.target ?? 0), after]);
  return next;
}

function isNull(action: ReadAction | undefined): boolean {
  return action?.name === 'push' && action.data === 'null';
}

function blocks(
  actions: readonly ReadAction[],
  index: number,
  stack: Stack,
  indexOf: (at: number) => number,
): [next: number, stack: Stack][] {
  const { name, data, isFunction, blocks: ends = [] } = actions[index];
  const places = ends.map(indexOf);
  if (isFunction) {
    verifyPart(actions, index + 1, places[0]);
    return [[places[0], data.startsWith('(') ? [...stack, '?'] : stack]];
  }
  const after = name === 'with' ? taken(stack, 1, actions[index]) : stack;
  const handlers = name === 'try' ? places.slice(0, -1) : [];
  return [index + 1, ...handlers].map((next) => [next, after]);
}

function taken(stack: Stack, count: number, { name, at }: ReadAction): Stack {
  if (stack.length < count) throw new Error(`${name} at ${at} finds too few values`);
  return stack.slice(0, stack.length - count);
}

function apply(action: ReadAction, stack: Stack): Stack {
  const { name, values = [] } = action;
  if (name === 'push') return [...stack, ...values];
  const counted = COUNTED.get(name);
  if (counted !== undefined) {
    const count = Number(stack.at(-1 - counted)?.replaceAll('"', ''));
    if (!Number.isInteger(count)) throw new Error(`${name} at ${action.at} has no number of values`);
    const total = count * (name === 'initObject' ? 2 : 1) + counted + 1;
    const rest = taken(stack, total, action);
    return name === 'implementsOp' ? rest : [...rest, '?'];
  }
  if (name === 'startDrag') return taken(stack, stack.at(-3)?.replaceAll('"', '') === '1' ? 7 : 3, action);
  if (name.startsWith('enumerate')) return [...taken(stack, 1, action), NAMES];
  const effect = EFFECTS.get(name);
  if (!effect) throw new Error(`nothing is known about ${name}`);
  return [...taken(stack, effect[0], action), ...Array.from({ length: effect[1] }, () => '?')];
}

/** Actions that find a number of values below so many others. */
const COUNTED: ReadonlyMap<string, number> = new Map([
  ['callFunction', 1],
  ['callMethod', 2],
  ['newObject', 1],
  ['newMethod', 2],
  ['initArray', 0],
  ['initObject', 0],
  ['implementsOp', 1],
]);
