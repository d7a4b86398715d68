import { createRequire } from 'node:module';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type CustomizeVariantOptions,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

const PACKAGE = '@jitl/quickjs-wasmfile-release-sync';

/** The unit in which WebAssembly counts memory, and the memory with which the engine starts. */
const PAGE = 2 ** 16;
const FIRST_PAGES = 256;

declare const WebAssembly: {
  Memory: new (pages: { initial: number; maximum: number }) => CustomizeVariantOptions['wasmMemory'];
};

/**
 * QuickJS, compiled to WebAssembly: each call gives an engine with a memory of its own.
 *
 * @param memory - bytes to which its memory may grow, from 16 MB to 2 GB. The limit that QuickJS itself has
 * counts no bytes where it is compiled to WebAssembly.
 */
export function loadEngine(memory: number): Promise<QuickJSWASMModule> {
  const load = createRequire(__filename);
  const variant: QuickJSSyncVariant = {
    type: 'sync',
    importFFI: () => Promise.resolve((load(`${PACKAGE}/ffi`) as FfiModule).QuickJSFFI),
    importModuleLoader: () => Promise.resolve(load(`${PACKAGE}/emscripten-module`) as ModuleLoader),
  };
  const maximum = Math.max(FIRST_PAGES, Math.floor(memory / PAGE));
  const wasmMemory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum });
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory }));
}

type ModuleLoader = Awaited<ReturnType<QuickJSSyncVariant['importModuleLoader']>>;

interface FfiModule {
  QuickJSFFI: Awaited<ReturnType<QuickJSSyncVariant['importFFI']>>;
}
