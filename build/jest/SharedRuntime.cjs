const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const SharedEnvironment = require('./SharedEnvironment.cjs');

const OWN = ['test', 'src'].map((folder) => path.resolve(__dirname, '../..', folder) + path.sep);

/**
 * Is it a module of the host, or of a package? Those of the tests register hooks and keep what a test makes, and the
 * library keeps the words that a script adds to queries: each file has its own.
 * @param {string} file
 */
const isOfProgram = (file) => !OWN.some((folder) => file.startsWith(folder));

/**
 * Is it a module of Jest, but not of the runner, which holds the tests that it runs?
 * @param {string} file
 */
const isOfFramework = (file) => !/[\\/]jest-circus[\\/]/.test(file);

/**
 * Modules by path: some for this test file, some for all.
 * @extends {Map<string, unknown>}
 */
class Registry extends Map {
  /**
   * @param {Map<string, unknown>} common modules for all test files
   * @param {(file: string) => boolean} isCommon
   */
  constructor(common, isCommon) {
    super();
    this.common = common;
    this.isCommon = isCommon;
  }

  mapOf(file) {
    return this.isCommon(file) ? this.common : undefined;
  }

  get(file) {
    const common = this.mapOf(file);
    return common ? common.get(file) : super.get(file);
  }

  has(file) {
    return this.get(file) !== undefined;
  }

  set(file, module) {
    const common = this.mapOf(file);
    if (!common) return super.set(file, module);
    common.set(file, module);
    return this;
  }

  delete(file) {
    const common = this.mapOf(file);
    return common ? common.delete(file) : super.delete(file);
  }
}

const programs = new Map();
const frameworks = new Map();
const sourceMaps = new Map();

/** A file of tests runs once; what it loads, many times. */
const isLoadedAgain = (file) => !file.endsWith('.test.ts');

/**
 * Compiles each module once in a process: what a file of tests loads anew (the library, the helpers of tests) is run anew,
 * but not compiled and optimised anew. It holds for one context.
 * @template T
 * @param {(source: string, file: string) => T} compile
 * @param {Map<string, { source: string, compiled: T }>} [cache]
 */
function compileOnce(compile, cache = new Map()) {
  return (source, file) => {
    const before = cache.get(file);
    if (before?.source === source) return before.compiled;
    const compiled = compile(source, file);
    if (isLoadedAgain(file)) cache.set(file, { source, compiled });
    return compiled;
  };
}

const compiled = new Map();

/**
 * What Jest's Runtime keeps to itself. A newer Jest may name it otherwise: then the tests of all files fail at once, and
 * without the two lines of `jest.config.cjs` they run as slowly as they did.
 * @typedef {object} Inside
 * @property {{ moduleRegistry: Map<string, unknown>, internalModuleRegistry: Map<string, unknown> }} registries
 * @property {{ sourceMaps: Map<string, string> }} transformCache
 * @property {{ compile(source: string, file: string): unknown }} executor
 * @property {{ clear(): void }} mockState
 * @property {{ reset(): void }} testMainModule
 * @property {{ clearJestObjectCache(): void }} jestGlobals
 */

/**
 * @param {unknown} runtime
 * @returns {Inside}
 */
const insideOf = (runtime) => /** @type {Inside} */ (runtime);

/**
 * Loads the host once in a process, not once for each test file, so that the engine compiles and optimises it once.
 * It holds for files that run in the SharedEnvironment.
 */
class SharedRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    this.isShared = args[1] instanceof SharedEnvironment;
    if (!this.isShared) return;
    const { registries, transformCache, executor } = insideOf(this);
    registries.moduleRegistry = new Registry(programs, isOfProgram);
    registries.internalModuleRegistry = new Registry(frameworks, isOfFramework);
    transformCache.sourceMaps = sourceMaps;
    executor.compile = compileOnce(executor.compile.bind(executor), compiled);
  }

  /** Its modules stay, and may load others later: for another file of tests, and between tests. */
  leaveTestCode() {
    if (!this.isShared) super.leaveTestCode();
  }

  teardown() {
    if (!this.isShared) return super.teardown();
    const { mockState, testMainModule, jestGlobals } = insideOf(this);
    this.restoreAllMocks();
    this.resetModules();
    mockState.clear();
    testMainModule.reset();
    jestGlobals.clearJestObjectCache();
  }
}

module.exports = { default: SharedRuntime, Registry, compileOnce, isOfProgram, __esModule: true };
