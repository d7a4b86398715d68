import fs from 'fs';
import os from 'os';
import path from 'path';

/** A folder of its own for each test of the file that calls this; removed after it. The returned function names it. */
export function temporaryFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-')));
  });
  afterEach(() => {
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return () => folder;
}
