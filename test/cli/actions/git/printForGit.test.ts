import fs from 'node:fs';
import path from 'node:path';
import { printForGit } from '../../../../host-mocks/cli/actions/git/printForGit';
import type { CommandIo } from '../../../../host-mocks/cli/Io';
import { ProcessWorker } from '../../../../host-mocks/cli/workers/ProcessWorker';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

describe('git textconv', () => {
  it('a document that takes too long is told in a line, and its process ends', async () => {
    const program = path.join(folder(), 'worker.js');
    const pid = path.join(folder(), 'pid');
    fs.writeFileSync(
      program,
      `process.on('message', () => { require('fs').writeFileSync(${JSON.stringify(pid)}, String(process.pid)); for (;;); });`,
    );
    const said = { out: '', err: '' };
    const io: Partial<CommandIo> = {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      startWorker: (bounds) => Promise.resolve(new ProcessWorker(program, bounds)),
    };
    await printForGit('a.fla', io as CommandIo, 1);
    expect(said).toEqual({ out: 'cannot be read: stopped after 1 s\n', err: '' });
    const started = Number(fs.readFileSync(pid, 'utf8'));
    expect(() => process.kill(started, 0)).toThrow('ESRCH');
  });
});
