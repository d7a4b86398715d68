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
 * QuickJS, compiled to WebAssembly. Each call creates an engine with its own memory.
 *
 * @param memory - maximum size of the memory in bytes, from 16 MB to 2 GB. QuickJS's own limit counts no bytes when it is
 *   compiled to WebAssembly.
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
