import { $, $$, Collection, ElementCollection, ItemCollection, Selectors } from '../../../src';
import { INTERNAL_METHODS } from '../../support/internalMethods';
import { randomArguments } from './fitting';
import type { Random } from '../../selector/randomQueries';
import type { RandomValues } from './randomValues';

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Something public to call, with arguments. */
export interface Call {
  /** Its full name, `ElementCollection.each`. */
  name: string;
  /** How its errors begin: any of these, then `()`. */
  names: string[];
  receiver: Collection | null;
  args: unknown[];
  run(): unknown;
}

const CLASSES = { Collection, ElementCollection, ItemCollection };
type ClassName = keyof typeof CLASSES;

/** Every public method of a class, inherited ones included. */
function methodsOf(className: ClassName): string[] {
  const names = new Set<string>();
  let prototype = CLASSES[className].prototype as object;
  while (prototype !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(prototype)) names.add(name);
    prototype = Object.getPrototypeOf(prototype) as object;
  }
  return [...names].filter((name) => !INTERNAL_METHODS.has(name)).sort();
}

const METHODS = {
  Collection: methodsOf('Collection'),
  ElementCollection: methodsOf('ElementCollection'),
  ItemCollection: methodsOf('ItemCollection'),
};

const FUNCTIONS: Methods = {
  $,
  '$.all': $.all,
  $$,
  'Selectors.element.register': Selectors.element.register,
  'Selectors.item.register': Selectors.item.register,
} as unknown as Methods;

/** Methods that are there to change what is selected. */
export const SELECTING = ['select', 'group', 'duplicate', 'addToStage'];

/** Gives the words that random calls may register their own meaning. */
export function registerWords(): void {
  for (const { register } of [Selectors.element, Selectors.item]) {
    register(':fuzzed', () => true);
    register('[fuzzed]', () => 1);
  }
}

/** All that there is to call: `Collection.each`, `$`. */
export const PUBLIC = Object.keys(FUNCTIONS).concat(
  Object.keys(CLASSES).flatMap((name) => [
    name,
    ...METHODS[name as ClassName].map((method) => `${name}.${method}`),
  ]),
);

export function randomCall(random: Random, values: RandomValues): Call {
  const name = random.pick(PUBLIC);
  const args = randomArguments(name, values, random);
  const [className, method] = name.split('.') as [ClassName, string | undefined];
  if (name in FUNCTIONS) {
    return { name, names: [name], receiver: null, args, run: () => FUNCTIONS[name](...args) };
  }
  if (method === undefined) {
    const Type = CLASSES[className] as new (...given: unknown[]) => unknown;
    return { name, names: [className], receiver: null, args, run: () => new Type(...args) };
  }
  const receiver = values.collection(className);
  const names = Object.keys(CLASSES).map((each) => `${each}.${method}`);
  return { name, names, receiver, args, run: () => (receiver as unknown as Methods)[method](...args) };
}
