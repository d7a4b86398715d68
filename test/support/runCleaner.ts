import fs from 'fs';
import path from 'path';
import { CLEANER, REMAINS } from '../../app/cli/workers/startCleaner';
import type { Remains } from '../../platform/Processes';

/** Lets the cleaner do in this process what it does when the process dies that it watches. */
export function runCleaner(folder: string, lists: Iterable<readonly Remains[]>): void {
  fs.mkdirSync(folder);
  let number = 0;
  for (const remains of lists)
    fs.writeFileSync(path.join(folder, `${++number}${REMAINS}`), JSON.stringify(remains));
  const stdin = { resume: () => ({ on: (_event: 'close', listener: () => void) => listener() }) };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('fs', 'path', 'process', CLEANER) as (...globals: object[]) => void;
  run(fs, path, { stdin, pid: 77, argv: ['node', folder] });
}
