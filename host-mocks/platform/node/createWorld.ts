import vm from 'node:vm';
import type { World } from '../World';

/** A context of `vm`. */
export function createWorld(): World {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
  vm.runInContext('delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100', context);
  return {
    global: vm.runInContext('this', context) as Record<string, unknown>,
    run: (source, file) => vm.runInContext(source, context, { filename: file ?? 'script' }) as unknown,
  };
}
