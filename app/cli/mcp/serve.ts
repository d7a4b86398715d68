import { availableParallelism } from 'node:os';
import { DOCUMENT_BOUNDS, SANDBOX_STACK } from '../actions/documents/documentBounds';
import { UsageError, type Io } from '../Io';
import { readManifest } from '../messages/versionLine';
import { Commands } from './Commands';
import { Connection } from './Connection';
import { McpServer } from './McpServer';
import { PathFault, Roots } from './Roots';

/** The options of the verb `mcp`. */
export interface McpOptions {
  root: string[];
  trustScripts?: boolean;
  trustConfig?: boolean;
  write?: string[];
}

/** Serves one assistant over standard input and output, until it disconnects. */
export async function serve(
  { root, trustScripts = false, trustConfig = false, write = [] }: McpOptions,
  io: Io,
): Promise<void> {
  const commands = new Commands(io, { ...DOCUMENT_BOUNDS, stack: SANDBOX_STACK }, availableParallelism());
  const roots = rootsOf(root, '--root');
  const writable = write.length > 0 ? rootsOf(write, '--write').folders : [];
  // Commands print paths relative to this folder, as the assistant uses them.
  process.chdir(roots.folders[0]);
  const server = new McpServer(roots, commands, {
    version: readManifest(io.libraryFolder).version,
    trustsScripts: trustScripts,
    trustsConfig: trustConfig,
    writable,
  });
  const connection = new Connection(
    (request) => server.handle(request),
    (line) => io.out(line),
  );
  const answers = new Set<Promise<void>>();
  for await (const line of io.readLines()) {
    const answered = connection.take(line).finally(() => answers.delete(answered));
    answers.add(answered);
  }
  connection.close();
  await Promise.all(answers);
  commands.close();
}

function rootsOf(folders: readonly string[], option: string): Roots {
  try {
    return new Roots(folders, option);
  } catch (error) {
    throw error instanceof PathFault ? new UsageError(error.message) : error;
  }
}
