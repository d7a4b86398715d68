import path from 'node:path';
import { AssistantWrites } from '../../app/cli/writing/AssistantWrites';
import { isOfLock, isTemporaryOf, lockBeside, nameOfFile, temporaryBeside } from '../../platform/namesBeside';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { pathToWrite } from '../../platform/WritePath';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

describe.each(['star.fla', `${'ä'.repeat(120)}.fla`, `${'long'.repeat(60)}.fla`])(
  'The temporary file and the lock of %s',
  (name) => {
    const file = (): ReturnType<typeof pathToWrite> => pathToWrite(nodePlatform, path.join(folder(), name));

    it('They have names that are short enough, and that say whose they are', () => {
      const temporary = path.basename(temporaryBeside(nodePlatform, file()));
      const lock = path.basename(lockBeside(nodePlatform, file()));
      expect(isTemporaryOf(nodePlatform, file(), temporary)).toBe(true);
      expect(isTemporaryOf(nodePlatform, file(), lock)).toBe(false);
      for (const beside of [temporary, lock, `${lock}.abcdef01`, `${lock}.abcdef01.0123456789ab`]) {
        expect(Buffer.byteLength(beside)).toBeLessThan(256);
        expect(nameOfFile(beside)).toMatch(/\.fla$/);
        expect(isOfLock(lock, beside)).toBe(beside !== temporary);
      }
    });

    it('They may be written by an assistant that may write the document', () => {
      const writes = new AssistantWrites({ documents: [folder()], files: [] });
      for (const beside of [file(), temporaryBeside(nodePlatform, file()), lockBeside(nodePlatform, file())])
        expect(writes.allows(beside)).toBe(true);
    });
  },
);

it.each(['star.fla', '.star.fla', '.lock', '.star.fla.tmp', '.star.fla.locked', '.star.fla.lock.xyz'])(
  'The name %s is of no temporary file and no lock',
  (name) => {
    expect(nameOfFile(name)).toBeUndefined();
  },
);
