import { createRequire } from 'node:module';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type CustomizeVariantOptions,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import { packageFile } from '../../../platform/node/packageFile';

const PACKAGE = '@jitl/quickjs-wasmfile-release-sync';

/** The unit in which WebAssembly counts memory, and the memory with which the engine starts. */
const PAGE = 2 ** 16;
const FIRST_PAGES = 256;

/** The code of the engine without memory or state. */
type EngineCode = CustomizeVariantOptions['wasmModule'];

declare const WebAssembly: {
  compile: (bytes: Uint8Array) => Promise<EngineCode>;
  Memory: new (pages: { initial: number; maximum: number }) => CustomizeVariantOptions['wasmMemory'];
};

/** Compiled once in a process: engines share their code, and nothing else. */
let code: Promise<EngineCode> | undefined;

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
  const wasmModule = (): Promise<EngineCode> =>
    (code ??= WebAssembly.compile(packageFile(`${PACKAGE}/wasm`)));
  return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmMemory, wasmModule }));
}

type ModuleLoader = Awaited<ReturnType<QuickJSSyncVariant['importModuleLoader']>>;

interface FfiModule {
  QuickJSFFI: Awaited<ReturnType<QuickJSSyncVariant['importFFI']>>;
}
