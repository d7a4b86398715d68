import os from 'node:os';
import path from 'node:path';
import type { Io } from './Io';

/** The world around the command line as this process has it. @param folder - the folder of the build */
export function processIo(folder: string): Io {
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    libraryFolder: folder,
    system: { platform: process.platform, home: os.homedir(), localAppData: process.env.LOCALAPPDATA },
    startWorker: async (bounds) => {
      const { ProcessWorker } = await import('./workers/ProcessWorker');
      return new ProcessWorker(path.join(folder, 'worker.js'), bounds);
    },
  };
}
