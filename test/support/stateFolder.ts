import fs from 'fs';
import os from 'os';
import path from 'path';

/** Lets the program keep what it must know in the next run in a folder of its own for each test, not in that of the user. */
export function stateFolder(): () => string {
  const before = process.env.XDG_STATE_HOME;
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-state-'));
    process.env.XDG_STATE_HOME = folder;
  });
  afterEach(() => {
    fs.rmSync(folder, { recursive: true, force: true });
    if (before === undefined) delete process.env.XDG_STATE_HOME;
    else process.env.XDG_STATE_HOME = before;
  });
  return () => folder;
}
