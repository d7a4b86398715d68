import { $, $$, Collection, ElementCollection, ItemCollection } from '../../../src';
import type { Random } from '../../selector/randomQueries';
import type { RandomValues } from './randomValues';

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** Something public to call, with arguments. */
export interface Call {
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
  return [...names].filter((name) => name !== 'constructor' && name !== 'derive').sort();
}

const METHODS = {
  Collection: methodsOf('Collection'),
  ElementCollection: methodsOf('ElementCollection'),
  ItemCollection: methodsOf('ItemCollection'),
};

const FUNCTIONS: Methods = { $, '$.all': $.all, $$ } as unknown as Methods;

/** All that there is to call: `Collection.each`, `$`. */
export const PUBLIC = Object.keys(FUNCTIONS).concat(
  Object.keys(CLASSES).flatMap((name) => [
    name,
    ...METHODS[name as ClassName].map((method) => `${name}.${method}`),
  ]),
);

export function randomCall(random: Random, values: RandomValues): Call {
  const name = random.pick(PUBLIC);
  const args = values.list(4);
  const [className, method] = name.split('.') as [ClassName, string | undefined];
  if (name in FUNCTIONS) {
    return { names: [name], receiver: null, args, run: () => FUNCTIONS[name](...args) };
  }
  if (method === undefined) {
    const Type = CLASSES[className] as new (...given: unknown[]) => unknown;
    return { names: [className], receiver: null, args, run: () => new Type(...args) };
  }
  const receiver = values.collection(className);
  const names = Object.keys(CLASSES).map((each) => `${each}.${method}`);
  return { names, receiver, args, run: () => (receiver as unknown as Methods)[method](...args) };
}
