import path from 'node:path';
import { processIo } from '../../../app/cli/processIo';
import { runProgram } from '../../../app/cli/program';
import { standardError, standardOutput } from '../../../app/cli/StandardOutput';

const dist = path.resolve(__dirname, '../../../dist');

/** Shows what a command line writes; with the variables of a build server, as one shows it. */
export type Terminal = (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;

/** @param folder - gives the folder of the test, for what the program keeps */
export function makeTerminal(folder: () => string): Terminal {
  return (args, env = {}) => show(folder(), args, env);
}

/** What a command line writes to a terminal, standard output and standard error together. */
async function show(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  let all = '';
  const before = process.env;
  const streams = [standardOutput, standardError];
  const spies = streams.flatMap((stream) => [
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      all += typeof text === 'string' ? text : Buffer.from(text).toString();
    }),
    jest.spyOn(stream, 'isTerminal', 'get').mockReturnValue(env.CI === undefined),
    // Whoever runs the tests may write their output to a file.
    jest.spyOn(stream, 'isFile', 'get').mockReturnValue(false),
  ]);
  process.env = { ...process.env, CI: '', NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm', ...env };
  try {
    await runProgram(args, { ...processIo(dist), cacheFolder: path.join(folder, 'cache') });
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.env = before;
  }
  return all;
}
