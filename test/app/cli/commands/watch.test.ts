import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { runCli, runWith } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

describe('watch', () => {
  it('A command runs again when its script or its document changes, until it is interrupted', async () => {
    const copy = copyExample('sky');
    const file = script('1');
    const changes = [
      () => fs.appendFileSync(file, ' + 1'),
      () => fs.appendFileSync(path.join(copy, 'LIBRARY/stars/star.xml'), '\n'),
    ];
    let interrupt = (): void => undefined;
    const runs: (readonly string[])[] = [];
    const { status, err } = await runWith(
      {
        onInterrupt: (listener) => {
          interrupt = listener;
          return () => undefined;
        },
        startWorker: () =>
          Promise.resolve({
            run: (job) => {
              runs.push(job as readonly string[]);
              setTimeout(changes.shift() ?? interrupt, 50);
              return Promise.resolve(0);
            },
            stop: () => undefined,
          }),
      },
      ['watch', 'run', file, '-d', copy],
    );
    expect([status, runs]).toEqual([0, Array.from({ length: 3 }, () => ['run', file, '-d', copy])]);
    const messages = err.split('\n').filter((line) => line.includes('again'));
    expect(messages).toEqual([
      expect.stringMatching(/^\S+ \d\d:\d\d:\d\d \S*\.jsfl changed; run again$/),
      expect.stringMatching(/^\S+ \d\d:\d\d:\d\d \S*LIBRARY\/stars\/star\.xml changed; run again$/),
    ]);
  });

  it('Only the output of the command is printed with --quiet', async () => {
    let interrupt = (): void => undefined;
    const { err } = await runWith(
      {
        onInterrupt: (listener) => {
          interrupt = listener;
          return () => undefined;
        },
        startWorker: () =>
          Promise.resolve({
            run: () => {
              setTimeout(() => interrupt(), 20);
              return Promise.resolve(0);
            },
            stop: () => undefined,
          }),
      },
      ['watch', '-q', 'tree', copyExample('sky')],
    );
    expect(err).toBe('');
  });

  it('Commands that cannot be repeated are refused', async () => {
    const { status, err } = await runCli('watch', 'install');
    expect([status, err]).toEqual([2, expect.stringContaining('watch install: expected one of query, lint')]);
  });
});
