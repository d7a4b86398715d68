import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Collection } from '../../src/collection/Collection';
import { INTERNAL_METHODS } from '../support/internalMethods';

const root = path.join(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

/** A class of collections, with a way to fill one. */
export interface MethodOwner {
  readonly name: string;
  readonly prototype: object;
  /** A collection with elements, of a document of its own. */
  make(): Collection<unknown>;
}

/** The methods that a class declares itself. */
export function methodsOf({ prototype }: MethodOwner): string[] {
  return Object.getOwnPropertyNames(prototype).filter((name) => !INTERNAL_METHODS.has(name));
}

/** Values that hardly a parameter takes. */
const WRONG = [NaN, Infinity, 'no such word at all', true, {}, new Date(0), [[]], () => undefined];

function isChecked(owner: MethodOwner, method: string, arity: number): boolean {
  return WRONG.some((value) =>
    Array.from({ length: arity }, (_, position) => position).some((position) => {
      const collection = owner.make() as unknown as Record<string, (...args: unknown[]) => unknown>;
      const args = Array.from({ length: position + 1 }, (_, at) => (at === position ? value : undefined));
      try {
        collection[method]?.(...args);
        return false;
      } catch (error) {
        // A fault of the engine names no method: it is what a method says that checks nothing.
        return error instanceof Error && error.message.includes(`${method}()`);
      }
    }),
  );
}

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

/** Names of measured calls, as `ElementCollection.align`. */
const measured = new Set(
  Object.keys(
    runInNewContext(`${read('build/bench/script/calls.js')}; methodCalls()`, {
      $: FINDER,
      $$: FINDER,
    }) as Record<string, unknown>,
  ).map((call) => call.split('(')[0]),
);

const SHOWN_BY = ['ElementCollection', 'ItemCollection', 'LayerCollection', 'FrameCollection'];

/**
 * What a method of a collection lacks, each with a sentence that says what to do.
 * @param takesAnything whether any value is right for its parameters
 */
export function faultsOfMethod(owner: MethodOwner, method: string, takesAnything = false): string[] {
  const arity = (owner.prototype as Record<string, () => unknown>)[method]?.length ?? 0;
  const [, body = ''] = (sections.get(owner.name) ?? '').split(`\n### ${method}\n`);
  const benches = owner.name === 'Collection' ? SHOWN_BY : [owner.name];
  const faults: [boolean, string][] = [
    [
      takesAnything || arity === 0 || isChecked(owner, method, arity),
      `no wrong argument is refused with "${method}(): …"; check them by src/collection/support/check.ts`,
    ],
    [called.has(method), 'no test calls it; add one below test/collection/'],
    [
      /^\s*\*\*`.*`\*\*\s+\S/.test(body),
      `no description in docs/api.md; give it a docstring, then npm run docs`,
    ],
    [
      benches.every((type) => measured.has(`${type}.${method}`)),
      'not measured; add a row to OWN_CALLS or SHARED_CALLS in build/bench/script/calls.js',
    ],
  ];
  return faults.filter(([holds]) => !holds).map(([, advice]) => `${owner.name}.${method}: ${advice}`);
}
