import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import path from 'node:path';

const CLI = path.resolve(__dirname, '../../../../dist/cli.js');

interface Content {
  type: string;
  text?: string;
  data?: string;
  mimeType?: string;
}

/** What a tool answered. */
export interface Answer {
  /** All its texts, a line each. */
  text: string;
  image?: Content;
  isError: boolean;
}

/** An assistant, as the official client of the protocol makes one, that is served by the built command. */
export class Assistant {
  readonly client = new Client({ name: 'tests', version: '1.0.0' });
  readonly transport: StdioClientTransport;

  constructor(folder: string, ...options: string[]) {
    this.transport = new StdioClientTransport({
      command: process.execPath,
      args: [CLI, 'mcp', '--root', folder, ...options],
      stderr: 'pipe',
    });
  }

  async start(): Promise<this> {
    await this.client.connect(this.transport);
    return this;
  }

  /** Has something done. */
  async call(name: string, args: object): Promise<Answer> {
    const { content, isError } = await this.client.callTool({ name, arguments: { ...args } });
    const parts = content as Content[];
    return {
      text: parts.flatMap(({ text }) => text ?? []).join('\n'),
      image: parts.find(({ type }) => type === 'image'),
      isError: isError === true,
    };
  }

  async stop(): Promise<void> {
    await this.client.close();
  }
}
