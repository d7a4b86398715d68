import fs from 'node:fs';
import path from 'node:path';
import { processIo } from '../../../host-mocks/cli/processIo';
import { runProgram } from '../../../host-mocks/cli/program';

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
  const streams = [process.stdout, process.stderr];
  const before = { env: process.env, isTTY: streams.map(({ isTTY }) => isTTY) };
  const spies = streams.map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      all += typeof text === 'string' ? text : Buffer.from(text).toString();
      return true;
    }),
  );
  // Whoever runs the tests may write their output to a file.
  const stat = fs.fstatSync;
  const statSpy = jest.spyOn(fs, 'fstatSync').mockImplementation(((handle, options) => {
    if (handle <= 2) throw new Error('no file');
    return stat(handle, options);
  }) as typeof stat);
  process.env = { ...process.env, CI: '', NO_COLOR: '', FORCE_COLOR: '', TERM: 'xterm', ...env };
  for (const stream of streams) stream.isTTY = env.CI === undefined;
  try {
    await runProgram(args, { ...processIo(dist), cacheFolder: path.join(folder, 'cache') });
  } finally {
    for (const spy of [...spies, statSpy]) spy.mockRestore();
    process.env = before.env;
    streams.forEach((stream, index) => (stream.isTTY = before.isTTY[index]));
  }
  return all;
}
