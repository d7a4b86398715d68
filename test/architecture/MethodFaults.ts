import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Collection } from '../../src/collection/Collection';
import { describeArgument } from '../../src/host/describeValue';
import { INTERNAL_METHODS } from '../support/internalMethods';

const root = path.join(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** A class of collections, with a way to fill one. */
export interface MethodOwner {
  readonly name: string;
  readonly prototype: object;
  /** A collection with elements that the method can change, in a new document. */
  make(method: string): Collection<unknown>;
  /** Right arguments of methods, where those of the benchmark are too few. */
  readonly right?: Record<string, () => unknown[]>;
}

/** The methods that a class declares itself. */
export function methodsOf({ prototype }: MethodOwner): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) => !INTERNAL_METHODS.has(name));
}

/** Values that hardly a parameter takes. */
const WRONG = [NaN, Infinity, 'no such word at all', true, {}, new Date(0), [[]], () => undefined];

const tests = ['test/collection', 'test/contract', 'test/query']
  .flatMap((folder) => {
    const files = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.ts')).map((file) => read(path.join(folder, file)));
  })
  .join('\n');
const called = new Set(
  Array.from(tests.matchAll(/\.(\w+)\(|'(\w+)'/g), ([, called, named]) => called ?? named),
);

const sections = new Map(
  read('docs/api.md')
    .split(/^## /m)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

/** What the calls ask for finders; none is called here. */
const FINDER = { layers: {}, frames: {} };

type Arguments = Record<string, unknown[] | undefined>;

/** Arguments of methods, and the measured calls by name, as `ElementCollection.align`. */
const { shared, own, all } = runInNewContext(
  `${read('build/bench/script/calls.js')}; ({ shared: SHARED_CALLS, own: OWN_CALLS, all: methodCalls() })`,
  { $: FINDER, $$: FINDER },
) as { shared: Arguments; own: Record<string, Arguments>; all: Record<string, unknown> };

const measured = new Set(Object.keys(all).map((call) => call.split('(')[0]));

function sectionOf(owner: MethodOwner, method: string): string {
  const [, body = ''] = (sections.get(owner.name) ?? '').split(`\n### ${method}\n`);
  return body.split('\n### ')[0];
}

/** The parameters of each form of a method, as `docs/api.md` shows them; without a description, only their number. */
function formsOf(owner: MethodOwner, method: string): string[][] {
  const shown = Array.from(sectionOf(owner, method).matchAll(/^\*\*`\w+\((.*?)\)/gm), ([, list]) => list);
  const names = shown.map((list) => list.split(', ').map((parameter) => parameter.split(/[?= ]/)[0]));
  if (names.length > 0) return names.map((form) => form.filter((name) => name !== ''));
  const { length } = (owner.prototype as Record<string, () => unknown>)[method] ?? [];
  return [Array.from({ length }, (_, position) => `argument ${position + 1}`)];
}

/** Tells whether a wrong value is refused by a message that names the method and shows the value. */
function isChecked(owner: MethodOwner, method: string, position: number): boolean {
  return WRONG.some((value) => {
    const collection = owner.make(method) as unknown as Record<string, (...args: unknown[]) => unknown>;
    const args = [...(owner.right?.[method]?.() ?? own[owner.name]?.[method] ?? shared[method] ?? [])];
    args[position] = value;
    try {
      collection[method]?.(...args);
      return false;
    } catch (error) {
      // A fault of the engine names no method: it is what a method says that checks nothing.
      const { message } = error as Error;
      return message.includes(`${method}()`) && message.includes(`got ${describeArgument(value)}`);
    }
  });
}

const SHOWN_BY = ['ElementCollection', 'ItemCollection', 'LayerCollection', 'FrameCollection'];

/**
 * What a method of a collection lacks, each with a sentence that says what to do.
 *
 * @param takesAnything true for a parameter that any value is right for
 */
export function faultsOfMethod(
  owner: MethodOwner,
  method: string,
  takesAnything: (parameter: string) => boolean = () => false,
): string[] {
  const benches = owner.name === 'Collection' ? SHOWN_BY : [owner.name];
  const unchecked = formsOf(owner, method).flatMap((form) =>
    form.filter((name, position) => !takesAnything(name) && !isChecked(owner, method, position)),
  );
  const faults: [boolean, string][] = [
    ...unchecked.map((parameter): [boolean, string] => [
      false,
      `no wrong value of ${parameter} is refused with "${method}(): …"; check it by src/collection/support/check.ts`,
    ]),
    [called.has(method), 'no test calls it; add one below test/collection/'],
    [
      /^\s*\*\*`.*`\*\*\s+\S/.test(sectionOf(owner, method)),
      `no description in docs/api.md; give it a docstring, then npm run docs`,
    ],
    [
      benches.every((type) => measured.has(`${type}.${method}`)),
      'not measured; add a row to OWN_CALLS or SHARED_CALLS in build/bench/script/calls.js',
    ],
  ];
  return faults.filter(([holds]) => !holds).map(([, advice]) => `${owner.name}.${method}: ${advice}`);
}
