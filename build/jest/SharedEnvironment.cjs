const hooks = require('node:async_hooks');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** @type {SharedEnvironment | undefined} */
let shared;

/**
 * The globals of all test files that run in one process: the host's modules, loaded once (see SharedRuntime), are of their
 * realm. After each file they are what they were before it. A file that replaces modules asks for globals of its own, by
 * a first comment with `@jest-environment node`.
 */
class SharedEnvironment extends NodeEnvironment {
  /** @type {hooks.AsyncLocalStorage<unknown>[]} those of the test framework, which is loaded anew for each file */
  storages = [];

  /** @param {ConstructorParameters<typeof NodeEnvironment>} args */
  constructor(...args) {
    if (shared) return shared;
    super(...args);
    shared = this;
    this.exit = this.global.process.exit;
  }

  async setup() {
    await super.setup();
    const { global } = this;
    this.before = {
      descriptors: Object.getOwnPropertyDescriptors(global),
      env: { ...global.process.env },
      folder: process.cwd(),
    };
    const { storages } = this;
    this.original = Object.getOwnPropertyDescriptor(hooks, 'AsyncLocalStorage');
    // In some versions of Node it is a getter, which takes no assignment.
    Object.defineProperty(hooks, 'AsyncLocalStorage', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: class extends hooks.AsyncLocalStorage {
        constructor(...args) {
          super(...args);
          storages.push(this);
        }
      },
    });
  }

  /** What stays is what the modules made that stay too. */
  async teardown() {
    Object.defineProperty(hooks, 'AsyncLocalStorage', this.original);
    // A storage that is not disabled is visited at each promise from then on.
    for (const storage of this.storages.splice(0)) storage.disable();
    this.fakeTimersModern.useRealTimers();
    const { global, before } = this;
    for (const key of Reflect.ownKeys(global)) {
      if (!Object.hasOwn(before.descriptors, key) && !isOfModules(key)) delete global[key];
    }
    for (const [key, { value, writable }] of Object.entries(before.descriptors)) {
      if (writable && global[key] !== value) global[key] = value;
    }
    for (const key of Object.keys(global.process.env))
      if (!(key in before.env)) delete global.process.env[key];
    Object.assign(global.process.env, before.env);
    // Jest puts a function of its own around it, for each file.
    global.process.exit = this.exit;
    if (process.cwd() !== before.folder) process.chdir(before.folder);
  }
}

const FRAMEWORK = Symbol.for('EVENT_HANDLERS');

/** Is it a global under which a module keeps its state (such as the matchers of `expect`)? */
function isOfModules(key) {
  return typeof key === 'symbol' && key !== FRAMEWORK;
}

module.exports = SharedEnvironment;
