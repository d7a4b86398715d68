import type { ServiceReply, Outside } from '../sandbox/sandboxProtocol';

/** The services of the process around the sandbox. */
export class Services {
  constructor(private readonly outside: Outside) {}

  /** Asks for a value. @throws Error with the code of the system's error, if the service failed. */
  ask<T>(service: string, ...args: readonly unknown[]): T {
    return this.read(this.outside(service, JSON.stringify(args))) as T;
  }

  /** Sends bytes, and asks for a value. */
  send<T>(service: string, bytes: Uint8Array, ...args: readonly unknown[]): T {
    return this.read(this.outside(service, JSON.stringify(args), bufferOf(bytes))) as T;
  }

  private read(answer: ArrayBuffer | string): unknown {
    if (typeof answer !== 'string') return new Uint8Array(answer);
    const { value, error, code } = JSON.parse(answer) as ServiceReply;
    if (error !== undefined) throw Object.assign(new Error(error), { code });
    return value;
  }
}

function bufferOf(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = bytes;
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}
