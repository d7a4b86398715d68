import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const file = (name: string): string => fs.readFileSync(path.resolve(__dirname, '../..', name), 'utf8');

const compile = (filename: string): vm.Script => new vm.Script(file(`dist/${filename}`), { filename });

const SCRIPTS = {
  'collection.jsx': compile('collection.jsx'),
  'collection.es5.jsx': compile('collection.es5.jsx'),
};
const DELETE_NEWER = file('test/engines/deleteNewer.js');

/** The engines, from the one with the most members to the one with the fewest. */
export const ENGINES = ['modern', 'SpiderMonkey 1.8', 'ExtendScript', 'bare ES3'] as const;
export type Engine = (typeof ENGINES)[number];

const LEGACY: Record<Engine, string[]> = {
  modern: [],
  'SpiderMonkey 1.8': ['__defineGetter__', '__defineSetter__', '__proto__'],
  ExtendScript: ['__proto__'],
  'bare ES3': [],
};

/** A global object of its own, and functions that run scripts in it. */
export interface Realm {
  globals: Record<string, unknown>;
  /** Evaluates a script in the realm and returns its value. */
  run(script: string): unknown;
  /** Runs a built script; may be called several times. */
  load(script?: keyof typeof SCRIPTS): void;
}

/** Makes a realm with the part of V8's library that the given engine has. It has no `fl`. */
export function createRealm(engine: Engine = 'modern'): Realm {
  const context = vm.createContext({});
  const run = (script: string): unknown => vm.runInContext(script, context);
  if (engine !== 'modern') {
    const legacy = JSON.stringify(LEGACY[engine]);
    run(`(function (deleteNewer, globals, names) {
      var own = Object.getOwnPropertyDescriptor, define = Object.defineProperty, prototype = Object.prototype;
      var kept = names.map(function (name) { return own(prototype, name); });
      deleteNewer(globals);
      for (var i = 0; i < names.length; i++) define(prototype, names[i], kept[i]);
    })(${DELETE_NEWER.trim().replace(/;$/, '')}, Function('return this')(), ${legacy});`);
  }
  return {
    globals: context,
    run,
    load: (script = 'collection.jsx') => SCRIPTS[script].runInContext(context),
  };
}
