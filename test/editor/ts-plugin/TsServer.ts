import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';

interface Answer {
  type: string;
  request_seq?: number;
  success?: boolean;
  message?: string;
  body?: unknown;
}

/** TypeScript's own server, as editors run it (the plugin is looked for in the project): a request a line, answers with a header. */
export class TsServer {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private received = Buffer.alloc(0);
  private readonly opened = new Set<string>();
  private count = 0;

  constructor(folder: string) {
    const server = require.resolve('typescript/lib/tsserver.js');
    const args = [server, '--disableAutomaticTypingAcquisition', '--allowLocalPluginLoads'];
    this.process = spawn(process.execPath, args, { cwd: folder });
    this.process.stdout.on('data', (bytes: Buffer) => this.take(bytes));
  }

  /** Shows a file to the server, as an editor that opens it. */
  open(file: string, text: string): void {
    if (this.opened.has(file)) this.send('close', { file });
    this.opened.add(file);
    this.send('open', { file, fileContent: text });
  }

  /** Asks something that is answered. */
  async ask<T>(command: string, args: object): Promise<T> {
    const seq = this.send(command, args);
    const answer = await new Promise<Answer>((resolve) => this.waiting.set(seq, resolve));
    if (!answer.success && answer.message !== 'No content available.') throw new Error(answer.message);
    return answer.body as T;
  }

  /** Ends the server. */
  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.send('exit', {});
    await ended;
  }

  private send(command: string, args: object): number {
    const seq = ++this.count;
    this.process.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
    return seq;
  }

  private take(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const [header, length] = /^Content-Length: (\d+)\r\n\r\n/.exec(this.received.toString('latin1')) ?? [];
      if (header === undefined || length === undefined) return;
      const end = header.length + Number(length);
      if (this.received.length < end) return;
      const answer = JSON.parse(this.received.toString('utf8', header.length, end)) as Answer;
      this.received = this.received.subarray(end);
      if (answer.type === 'response') this.waiting.get(answer.request_seq ?? 0)?.(answer);
    }
  }
}
