import * as sources from '../../src';
import { createRealm, type Engine } from '../bundle/realms';

/** The library, and what it finds on the global object. */
export type Library = Pick<
  typeof sources,
  '$' | '$$' | 'Collection' | 'ElementCollection' | 'ItemCollection' | 'LayerCollection' | 'FrameCollection'
>;

/** What the host puts on the global object. */
export interface Globals {
  fl?: unknown;
  $?: unknown;
  console?: unknown;
}

/** A form of the library that the contract binds. */
export interface Subject {
  /** Loads the library beside these globals; the last ones are gone then. */
  load(globals?: Globals): Library;
  /** Takes the globals away. */
  unload(): void;
}

/** The sources. They find their globals on that of the tests. */
function sourcesSubject(): Subject {
  const world = globalThis as unknown as Record<string, unknown>;
  const names = ['fl', '$', 'console'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(world, name));
  function unload(): void {
    names.forEach((name, i) => {
      delete world[name];
      if (before[i]) Object.defineProperty(world, name, before[i]);
    });
  }
  function load(globals: Globals = {}): Library {
    unload();
    for (const name of names) {
      Object.defineProperty(world, name, { value: globals[name], configurable: true, writable: true });
    }
    return sources;
  }
  return { load, unload };
}

/** The built script, in an engine of its own each time. */
function builtSubject(engine: Engine): Subject {
  function load(globals: Globals = {}): Library {
    const realm = createRealm(engine);
    Object.assign(realm.globals, globals);
    realm.load();
    return realm.globals as unknown as Library;
  }
  return { load, unload: () => undefined };
}

export const SUBJECTS: [title: string, subject: Subject][] = [
  ['the sources', sourcesSubject()],
  ['the built script', builtSubject('modern')],
  ['the built script in an engine like Animate', builtSubject('SpiderMonkey 1.8')],
];

/** What a refused call throws: `TypeError: Collection.each(): …`. Errors may be of another engine's classes. */
export function thrownBy(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
  return 'nothing';
}
