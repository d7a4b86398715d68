import { services } from './outside';

const global = globalThis as unknown as Record<string, unknown>;

// Globals that the host uses and the engine of the sandbox lacks. Some modules use them when they load.
global.TextEncoder = class {
  encode(text: string): Uint8Array {
    return services.ask('text.encode', text);
  }
};
global.TextDecoder = class {
  constructor(
    private readonly label = 'utf-8',
    private readonly options: object = {},
  ) {}

  decode(bytes: Uint8Array): string {
    return services.send('text.decode', bytes, this.label, this.options);
  }
};
global.structuredClone = clone;
global.btoa = (text: string) => services.ask('text.base64', text);
global.crypto = { randomUUID: () => services.ask('crypto.randomUUID') };

/** Clones plain objects and Arrays: the host clones nothing else. */
function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(clone);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)]));
}
