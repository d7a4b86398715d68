import { createRequire } from 'node:module';
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

const PACKAGE = '@jitl/quickjs-wasmfile-release-sync';

/** QuickJS, compiled to WebAssembly: each call gives an engine with a memory of its own. */
export function loadEngine(): Promise<QuickJSWASMModule> {
  const load = createRequire(__filename);
  const variant: QuickJSSyncVariant = {
    type: 'sync',
    importFFI: () => Promise.resolve((load(`${PACKAGE}/ffi`) as FfiModule).QuickJSFFI),
    importModuleLoader: () => Promise.resolve(load(`${PACKAGE}/emscripten-module`) as ModuleLoader),
  };
  return newQuickJSWASMModuleFromVariant(variant);
}

type ModuleLoader = Awaited<ReturnType<QuickJSSyncVariant['importModuleLoader']>>;

interface FfiModule {
  QuickJSFFI: Awaited<ReturnType<QuickJSSyncVariant['importFFI']>>;
}
