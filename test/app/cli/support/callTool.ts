import { Commands } from '../../../../app/cli/mcp/Commands';
import { McpServer, type ServerSettings } from '../../../../app/cli/mcp/McpServer';
import { Roots } from '../../../../app/cli/mcp/Roots';
import type { ToolResult } from '../../../../app/cli/mcp/tools/Tool';
import { runWith } from './runCli';

/** What a tool answers, and whether it failed. */
export interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** What the user said when the server was started; by default nothing. */
type Settings = Partial<Omit<ServerSettings, 'version'>>;

/** Calls a tool for assistants, in this process. */
export async function callTool(
  root: string,
  name: string,
  args: object,
  { trustsScripts = false, trustsConfig = false, writable = [] }: Settings = {},
): Promise<ToolAnswer> {
  const worker = {
    async run(
      job: Parameters<typeof runWith>[1],
      sink: { out(text: string): void; err(text: string): void },
    ) {
      const { status, out, err } = await runWith({}, job);
      sink.out(out);
      sink.err(err);
      return status;
    },
    stop: () => undefined,
  };
  const commands = new Commands({ startWorker: () => Promise.resolve(worker) }, {}, 1);
  const settings = { version: '1.0.0', trustsScripts, trustsConfig, writable };
  const server = new McpServer(new Roots([root]), commands, settings);
  const { signal } = new AbortController();
  const request = {
    method: 'tools/call',
    params: { name, arguments: args },
    signal,
    notify: () => undefined,
  };
  const { content, isError = false } = (await server.handle(request)) as ToolResult;
  return { text: content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'), isError };
}
