import fs from 'node:fs';
import path from 'node:path';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { quoteShort } from '../../../document/container/quoteShort';
import { loadEngine } from './loadEngine';
import type { ConfinedOutcome } from './sandboxProtocol';
import type { Serve } from './offeredServices';

/** The build of the host for the sandbox, and the folder of its parts. */
const ENTRY = 'sandbox.js';
const PARTS = 'sandbox';
const PART = /^\w+\.js$/;

/** @param name - without a folder, as the code in the sandbox says it, which may be hostile */
type ReadPart = (name: string) => string;

type Evaluated = ReturnType<QuickJSContext['evalCode']>;

/** What a sandbox may use. */
export interface SandboxBounds {
  /** Maximum bytes of the memory, and of its stack. */
  memory: number;
  stack: number;
}

/**
 * The headless host and its scripts in an engine of their own, QuickJS, compiled to WebAssembly: a machine within this
 * process whose memory is an Array of bytes, and whose only way out is one function that passes texts and bytes.
 */
export class Sandbox {
  private constructor(
    private readonly runtime: QuickJSRuntime,
    private readonly host: QuickJSContext,
    private readonly serve: Serve,
  ) {}

  /** @param read - returns the text of a file of the build for the sandbox: of `sandbox.js`, and of what it requires */
  static async start(read: ReadPart, serve: Serve, bounds: SandboxBounds): Promise<Sandbox> {
    const runtime = (await loadEngine(bounds.memory)).newRuntime();
    runtime.setMaxStackSize(bounds.stack);
    const sandbox = new Sandbox(runtime, runtime.newContext(), serve);
    sandbox.give('outside', sandbox.outside());
    sandbox.give('createWorld', sandbox.worlds());
    sandbox.give('isWaiting', sandbox.waiting());
    sandbox.load(read);
    return sandbox;
  }

  /** Runs a job, which reaches the host as JSON. @throws SandboxEnd when the engine stops it at a limit. */
  run(job: object): ConfinedOutcome {
    const { host } = this;
    const entry = host.getProp(host.global, 'runConfined');
    const result = host.callFunction(entry, host.undefined, [host.newString(JSON.stringify(job))]);
    if (result.error) throw this.endOf(result.error);
    return JSON.parse(host.getString(result.value)) as ConfinedOutcome;
  }

  private give(name: string, value: QuickJSHandle): void {
    this.host.setProp(this.host.global, name, value);
    value.dispose();
  }

  /** Evaluates the host, whose files require each other as in CommonJS, the late ones when they are first used. */
  private load(read: ReadPart): void {
    const { host } = this;
    const modules = new Map<string, QuickJSHandle>();
    const load: QuickJSHandle = host.newFunction('require', (file): QuickJSHandle | Evaluated => {
      const name = path.posix.basename(host.getString(file));
      const loaded = modules.get(name);
      if (loaded) return loaded.dup();
      const made = host.evalCode(`(function (exports, require) {${read(name)}\n})`, 'host');
      if (made.error) return made;
      const exports = host.newObject();
      modules.set(name, exports);
      const ended: Evaluated = made.value.consume((run) =>
        host.callFunction(run, host.undefined, exports, load),
      );
      if (!ended.error) return exports.dup();
      // A script may catch the end of the stack, and use the part again later.
      modules.delete(name);
      return ended;
    });
    const result = host.callFunction(load, host.undefined, host.newString(ENTRY));
    if (result.error) throw this.endOf(result.error);
    result.value.dispose();
  }

  private endOf(error: QuickJSHandle): SandboxEnd {
    const { message } = this.host.dump(error) as { message?: unknown };
    return new SandboxEnd(String(message));
  }

  /** The only exit of the sandbox. */
  private outside(): QuickJSHandle {
    const { host, serve } = this;
    return host.newFunction('outside', (service, args, bytes) => {
      const answer = serve(host.getString(service), host.getString(args), copyOf(host, bytes));
      if (answer instanceof Uint8Array) return host.newArrayBuffer(bufferOf(answer));
      return host.newString(JSON.stringify(answer));
    });
  }

  private waiting(): QuickJSHandle {
    const { host, runtime } = this;
    return host.newFunction('isWaiting', () => (runtime.hasPendingJob() ? host.true : host.false));
  }

  /** Creates realms for scripts, in the same engine: their objects never pass through here. */
  private worlds(): QuickJSHandle {
    const { host, runtime } = this;
    return host.newFunction('createWorld', () => {
      const inner = runtime.newContext();
      const run = host.newFunction('run', (source, file) =>
        inner.evalCode(host.getString(source), host.getString(file)),
      );
      const world = host.newObject();
      host.setProp(world, 'global', inner.global);
      host.setProp(world, 'run', run);
      return world;
    });
  }
}

/**
 * Reads the files of the host for the sandbox, and no others.
 *
 * @throws Error where the host is not built
 */
export function partsOfHost(libraryFolder: string): ReadPart {
  const entry = path.join(libraryFolder, ENTRY);
  const folder = path.join(libraryFolder, PARTS);
  if (!fs.existsSync(entry)) throw new Error(`${entry} is missing; npm run build makes it`);
  return (name) => {
    if (name === ENTRY) return fs.readFileSync(entry, 'utf8');
    if (!PART.test(name)) throw new Error(`the host has no part ${quoteShort(name)}`);
    return fs.readFileSync(path.join(folder, name), 'utf8');
  };
}

/** The engine stopped the code in the sandbox. */
export class SandboxEnd extends Error {}

/** @param bytes - an ArrayBuffer of the sandbox; undefined for none */
function copyOf(host: QuickJSContext, bytes: QuickJSHandle | undefined): Uint8Array {
  if (bytes === undefined || host.typeof(bytes) !== 'object') return new Uint8Array(0);
  const buffer = host.getArrayBuffer(bytes);
  try {
    return buffer.value.slice();
  } finally {
    buffer.dispose();
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer {
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}
