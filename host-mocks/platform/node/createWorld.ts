import vm from 'node:vm';
import type { World } from '../World';

/**
 * What a fresh context is cut down by. The constructors of generators and async functions, which no name leads to, make
 * code of texts that nobody looks through.
 */
const CUT = `delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100;
  for (const made of [function* () {}, async function () {}, async function* () {}])
    delete Object.getPrototypeOf(made).constructor;`;

/** Makes an error of the realm of what Node's compiler said. */
const FAULT = `(function (message, stack) {
  var fault = new SyntaxError(message);
  fault.stack = stack;
  return fault;
})`;

/**
 * A context of `vm`. Node reads the stack of an error that it decorates, and what a script put there for that
 * (`Error.prepareStackTrace`) would be called with objects of Node's realm: so nothing is compiled in the context, and no
 * error that leaves it is decorated.
 */
export function createWorld(): World {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
  const run = (script: vm.Script): unknown => script.runInContext(context, { displayErrors: false });
  run(new vm.Script(CUT));
  const faultOf = run(new vm.Script(FAULT)) as (message: string, stack: string | undefined) => Error;
  return {
    global: run(new vm.Script('this')) as Record<string, unknown>,
    run: (source, file = 'script') => {
      let script;
      try {
        script = new vm.Script(source, { filename: file });
      } catch (error) {
        const { name, message, stack } = error as Error;
        throw name === 'SyntaxError' ? faultOf(message, stack) : error;
      }
      return run(script);
    },
  };
}
