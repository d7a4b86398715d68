import { CODES, isRecord, readMessage, RpcError, type Message, type RequestId } from './JsonRpc';

/** A request, with what its handler may use. */
export interface Request {
  method: string;
  params: Record<string, unknown>;
  /** Aborts when the client cancels the request, or disconnects. */
  signal: AbortSignal;
  /** Sends a notification, which has no answer. */
  notify(method: string, params: object): void;
}

type Handler = (request: Request) => Promise<unknown>;

/** A server of JSON-RPC 2.0: reads messages, has them handled concurrently, and writes the answers. */
export class Connection {
  private readonly running = new Map<RequestId, AbortController>();

  /** @param handle - answers a request. @param write - writes a line */
  constructor(
    private readonly handle: Handler,
    private readonly write: (line: string) => void,
  ) {}

  /** Handles a line: a message, or a list of messages. */
  async take(line: string): Promise<void> {
    if (line.trim() === '') return;
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return this.send(failure(null, new RpcError(CODES.unreadable, 'expected a line of JSON')));
    }
    if (!Array.isArray(value)) return this.send(await this.answer(value));
    if (value.length === 0)
      return this.send(failure(null, new RpcError(CODES.invalidRequest, 'expected a message, got none')));
    const answers = await Promise.all(value.map((each) => this.answer(each)));
    const responses = answers.filter((each) => each !== undefined);
    if (responses.length > 0) this.send(responses);
  }

  /** Stops all work: the client has disconnected. */
  close(): void {
    for (const controller of this.running.values()) controller.abort();
  }

  private async answer(value: unknown): Promise<object | undefined> {
    try {
      const message = readMessage(value);
      if (message === undefined) return undefined;
      if (message.id !== undefined) return await this.answerRequest(message.id, message);
      if (message.method === 'notifications/cancelled') this.cancel(message.params.requestId);
      return undefined;
    } catch (error) {
      const id = isRecord(value) && isRequestId(value.id) ? value.id : null;
      return failure(id, error);
    }
  }

  private async answerRequest(id: RequestId, { method, params }: Message): Promise<object | undefined> {
    if (this.running.has(id)) throw new RpcError(CODES.invalidRequest, `request ${id} is being worked on`);
    const controller = new AbortController();
    const { signal } = controller;
    this.running.set(id, controller);
    const notify = (name: string, values: object): void => {
      if (!signal.aborted) this.send({ jsonrpc: '2.0', method: name, params: values });
    };
    try {
      const result = await this.handle({ method, params, signal, notify });
      return signal.aborted ? undefined : { jsonrpc: '2.0', id, result };
    } catch (error) {
      return signal.aborted ? undefined : failure(id, error);
    } finally {
      this.running.delete(id);
    }
  }

  private cancel(id: unknown): void {
    if (isRequestId(id)) this.running.get(id)?.abort();
  }

  private send(message: object | undefined): void {
    if (message !== undefined) this.write(`${JSON.stringify(message)}\n`);
  }
}

function isRequestId(value: unknown): value is RequestId {
  return typeof value === 'string' || typeof value === 'number';
}

function failure(id: RequestId | null, error: unknown): object {
  const code = error instanceof RpcError ? error.code : CODES.failed;
  return {
    jsonrpc: '2.0',
    id,
    error: { code, message: error instanceof Error ? error.message : String(error) },
  };
}
