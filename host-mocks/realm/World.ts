import vm from 'node:vm';

/** Where scripts run: a global object and a way to evaluate source in its realm. */
export interface World {
  readonly global: Record<string, unknown>;
  /** Runs a script at global level and returns the value of its last statement; `file` names it in errors. */
  run(source: string, file?: string): unknown;
}

/** The realm of the caller itself (in a test, Jest's own). */
export function worldHere(): World {
  const evaluate = eval as (source: string) => unknown;
  return {
    global: globalThis as unknown as Record<string, unknown>,
    run: (source, file) => evaluate(file ? `${source}\n//# sourceURL=${file}` : source),
  };
}

/** A realm of its own, with a fresh global object that has the members of the language and nothing of Node. */
export function separateWorld(): World {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
  vm.runInContext('delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100', context);
  return {
    global: vm.runInContext('this', context) as Record<string, unknown>,
    run: (source, file) => vm.runInContext(source, context, { filename: file ?? 'script' }) as unknown,
  };
}
