import vm from 'node:vm';
import { HOST_FILE, type World } from '../World';

/**
 * Removes members from a fresh context. The constructors of generators and async functions, which have no global name,
 * compile texts that the host cannot check.
 */
const CUT = `delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100;
  for (const made of [function* () {}, async function () {}, async function* () {}])
    delete Object.getPrototypeOf(made).constructor;`;

/** Makes an error of the realm from an error of Node's compiler. */
const FAULT = `(function (message, stack) {
  var fault = new SyntaxError(message);
  fault.stack = stack;
  return fault;
})`;

/** Scripts that were compiled, by source: every realm runs the scripts that prepare it, and most run the library. */
const compiled = new Map<string, { file: string; script: vm.Script }>();

const MAX_COMPILED = 100;

/** The compiled script does not belong to a realm. @throws SyntaxError of Node's realm */
function compile(source: string, file: string): vm.Script {
  const cached = compiled.get(source);
  const script = cached?.file === file ? cached.script : new vm.Script(source, { filename: file });
  // The last used script moves to the end.
  compiled.delete(source);
  compiled.set(source, { file, script });
  const [oldest] = compiled.keys();
  if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
  return script;
}

/**
 * A context of `vm`. Node reads the stack of an error that it decorates, and what a script put there for that
 * (`Error.prepareStackTrace`) would be called with objects of Node's realm: so nothing is compiled in the context, and no
 * error that leaves it is decorated.
 */
export function createWorld(): World {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
  const run = (script: vm.Script): unknown => script.runInContext(context, { displayErrors: false });
  run(compile(CUT, HOST_FILE));
  const faultOf = run(compile(FAULT, HOST_FILE)) as (message: string, stack: string | undefined) => Error;
  return {
    global: run(compile('this', HOST_FILE)) as Record<string, unknown>,
    run: (source, file = 'script') => {
      let script;
      try {
        script = compile(source, file);
      } catch (error) {
        const { name, message, stack } = error as Error;
        throw name === 'SyntaxError' ? faultOf(message, stack) : error;
      }
      return run(script);
    },
  };
}
