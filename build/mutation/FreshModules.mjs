import fs from 'fs';
import { createRequire } from 'module';
import path from 'path';
import vm from 'vm';

const WORDS = ['exports', 'require', 'module', '__filename', '__dirname', 'jest'];

/**
 * Loads CommonJS modules of some folders anew each time. It reads and compiles them once. Node loads all other modules,
 * once.
 */
export class FreshModules {
  #isFresh;
  #compiled = new Map();
  #loaded = new Map();

  /** @param {string[]} folders absolute paths */
  constructor(folders) {
    this.#isFresh = (file) => folders.some((folder) => file.startsWith(folder + path.sep));
  }

  /** Loads the file and all that it imports anew. */
  load(file) {
    this.#loaded = new Map();
    return this.#require(file);
  }

  #require(file) {
    const loaded = this.#loaded.get(file);
    if (loaded) return loaded.exports;
    const module = { exports: {} };
    this.#loaded.set(file, module);
    const { run, resolve, native } = this.#compile(file);
    const require = (name) => {
      const target = resolve(name);
      return this.#isFresh(target) ? this.#require(target) : native(target);
    };
    require.resolve = resolve;
    const jest = { isolateModules: (work) => this.#apart(work), requireActual: require };
    run.call(module.exports, module.exports, require, module, file, path.dirname(file), jest);
    return module.exports;
  }

  /** As `jest.isolateModules`: what the work loads is loaded anew, and forgotten. */
  #apart(work) {
    const loaded = this.#loaded;
    this.#loaded = new Map();
    try {
      work();
    } finally {
      this.#loaded = loaded;
    }
  }

  #compile(file) {
    if (this.#compiled.has(file)) return this.#compiled.get(file);
    const native = createRequire(file);
    const targets = new Map();
    const resolve = (name) => {
      if (!targets.has(name)) targets.set(name, native.resolve(name));
      return targets.get(name);
    };
    const source = fs.readFileSync(file, 'utf8');
    const run = vm.compileFunction(source, WORDS, { filename: file });
    const compiled = { run, resolve, native };
    this.#compiled.set(file, compiled);
    return compiled;
  }
}
