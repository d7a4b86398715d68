import fs from 'fs';
import os from 'os';
import path from 'path';

/** Makes a folder before each test of the file and removes it afterwards. The returned function returns its path. */
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
