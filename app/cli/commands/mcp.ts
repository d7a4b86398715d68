import type { McpOptions } from '../mcp/serve';
import type { DefineCommand } from './DefineCommand';
import { repeated } from './repeated';

export const mcp: DefineCommand = (program, io) => {
  program
    .command('mcp')
    .description('serve an assistant: Model Context Protocol over standard input and output')
    .option(
      '--root <folder>',
      'a folder with documents that the assistant may read and change; may be repeated; default: the current one',
      repeated,
    )
    .option(
      '--write <folder>',
      'a folder in which scripts of the assistant may write files; may be repeated; default: none, they save documents only',
      repeated,
    )
    .option('--trust-scripts', 'run scripts of the assistant outside the sandbox')
    .option(
      '--trust-config',
      'treat configurations of lint beside documents as your own: they run code, and decide what is fixed',
    )
    .action(async (options: Partial<McpOptions>) => {
      const { serve } = await import('../mcp/serve');
      await serve({ ...options, root: options.root ?? ['.'] }, io);
    });
};
