/** The codes of errors: those of JSON-RPC 2.0, and one of the Model Context Protocol. */
export const CODES = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  wrongParameters: -32602,
  failed: -32603,
  noResource: -32002,
} as const;

export type RequestId = string | number;

/** A message from the client: a request, or a notification, which has no id. */
export interface Message {
  id?: RequestId;
  method: string;
  params: Record<string, unknown>;
}

/** An error with a code for the client. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads a message.
 *
 * @returns undefined for an answer: this server sends no requests
 * @throws RpcError for anything else
 */
export function readMessage(value: unknown): Message | undefined {
  if (!isRecord(value) || value.jsonrpc !== '2.0')
    throw new RpcError(CODES.invalidRequest, 'expected an object with "jsonrpc": "2.0"');
  const { id, method, params = {} } = value;
  if (method === undefined && ('result' in value || 'error' in value)) return undefined;
  if (typeof method !== 'string')
    throw new RpcError(CODES.invalidRequest, 'expected "method" to be a string');
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    throw new RpcError(CODES.invalidRequest, 'expected "id" to be a string or a number');
  if (!isRecord(params)) throw new RpcError(CODES.invalidRequest, 'expected "params" to be an object');
  return { id, method, params };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
