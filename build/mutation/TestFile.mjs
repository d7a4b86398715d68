import { expect } from 'expect';
import { bind } from 'jest-each';

/** The suite that Jest's words add to. */
let current = suiteOf('', null, false);

function suiteOf(title, parent, isSkipped) {
  return {
    title,
    parent,
    isSkipped,
    children: [],
    beforeAll: [],
    afterAll: [],
    beforeEach: [],
    afterEach: [],
  };
}

function declareTest(isSkipped) {
  return (title, body) => current.children.push({ title, body, isSkipped, parent: current });
}

function declareSuite(isSkipped) {
  return (title, body) => {
    const outer = current;
    current = suiteOf(title, outer, isSkipped || outer.isSkipped);
    outer.children.push(current);
    try {
      body();
    } finally {
      current = outer;
    }
  };
}

function withTables(declare) {
  const word = declare(false);
  word.skip = declare(true);
  for (const each of [word, word.skip]) each.each = bind(each, false);
  return word;
}

/** The functions of Jest that the tests use. */
export const words = {
  expect,
  describe: withTables(declareSuite),
  test: withTables(declareTest),
  beforeAll: (hook) => current.beforeAll.push(hook),
  afterAll: (hook) => current.afterAll.push(hook),
  beforeEach: (hook) => current.beforeEach.push(hook),
  afterEach: (hook) => current.afterEach.push(hook),
};
words.it = words.test;

/** The tests of a file. They are synchronous. */
export class TestFile {
  #root = suiteOf('', null, false);
  /** All tests, by names that are unique in the file. */
  tests = new Map();

  /**
   * @param {() => void} load
   * @throws what the loading throws
   */
  constructor(load) {
    current = this.#root;
    load();
    this.#name(this.#root, '');
  }

  #name(suite, before) {
    for (const child of suite.children) {
      const title = before + child.title;
      if (child.children) {
        this.#name(child, title + ' ');
        continue;
      }
      let name = title;
      for (let count = 2; this.tests.has(name); count++) name = `${title} #${count}`;
      child.name = name;
      this.tests.set(name, child);
    }
  }

  /**
   * Runs tests in their order.
   *
   * @param {(name: string) => boolean} isWanted
   * @param {(name: string, error: unknown, milliseconds: number) => boolean} onResult called after each test; `error` is
   * undefined for a test that passed; true ends the run
   * @param {(name: string | undefined) => void} onStart called with the name before each test, without one after it
   */
  run(isWanted, onResult, onStart = () => undefined) {
    this.#run(this.#root, { isWanted: (test) => !test.isSkipped && isWanted(test.name), onResult, onStart });
  }

  /** Returns true when the run ends. */
  #run(suite, rules) {
    if (suite.isSkipped || !holdsAny(suite, rules.isWanted)) return false;
    for (const hook of suite.beforeAll) hook();
    let isEnd = false;
    for (const child of suite.children) {
      if (child.children) isEnd = this.#run(child, rules);
      else if (rules.isWanted(child)) isEnd = runTest(child, rules);
      if (isEnd) break;
    }
    for (const hook of suite.afterAll) hook();
    return isEnd;
  }
}

function holdsAny(suite, isWanted) {
  return suite.children.some((child) => (child.children ? holdsAny(child, isWanted) : isWanted(child)));
}

function runTest(test, { onStart, onResult }) {
  const suites = [];
  for (let suite = test.parent; suite; suite = suite.parent) suites.unshift(suite);
  const start = performance.now();
  onStart(test.name);
  let error = attempt(() => {
    expect.setState({ assertionCalls: 0, expectedAssertionsNumber: null, isExpectingAssertions: false });
    for (const suite of suites) for (const hook of suite.beforeEach) hook();
    const result = test.body();
    if (result !== undefined)
      throw new Error(`"${test.name}" returns something: only synchronous tests can be run`);
    const [wrongCount] = expect.extractExpectedAssertionsErrors();
    if (wrongCount) throw wrongCount.error;
  });
  for (const suite of suites.reverse()) for (const hook of suite.afterEach) error = attempt(hook) ?? error;
  onStart(undefined);
  return onResult(test.name, error, performance.now() - start);
}

/** Returns what the action throws; undefined when it throws nothing. */
function attempt(action) {
  try {
    action();
    return undefined;
  } catch (error) {
    return error ?? new Error('nothing was thrown');
  }
}
