import { Commands } from '../../../../app/cli/mcp/Commands';
import { McpServer } from '../../../../app/cli/mcp/McpServer';
import { Roots } from '../../../../app/cli/mcp/Roots';
import type { ToolResult } from '../../../../app/cli/mcp/tools/Tool';
import { runCli } from './runCli';

/** Calls a tool for assistants, in this process: what it answers, and whether it failed. */
export async function callTool(
  root: string,
  name: string,
  args: object,
  trustsConfig = false,
): Promise<{ text: string; isError: boolean }> {
  const worker = {
    async run(line: readonly string[], sink: { out(text: string): void; err(text: string): void }) {
      const { status, out, err } = await runCli(...line);
      sink.out(out);
      sink.err(err);
      return status;
    },
    stop: () => undefined,
  };
  const commands = new Commands({ startWorker: () => Promise.resolve(worker) }, {}, 1);
  const settings = { version: '1.0.0', trustsScripts: false, trustsConfig, writable: [] };
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
