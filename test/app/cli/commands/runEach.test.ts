import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles, filesIn } from '../support/exampleFiles';
import type { Worker } from '../../../../app/cli/Io';
import { EXAMPLE, runCli, runOnTerminal, runWith } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

describe('run --each', () => {
  it('Each document of a folder gets one run, and no failure stops the others', async () => {
    copyExample('docs/a');
    copyExample('docs/b');
    fs.writeFileSync(path.join(folder(), 'docs/broken.fla'), 'no document');
    const file = script('fl.trace(document.name)');
    const { status, out, err } = await runCli('run', '--each', file, '-d', path.join(folder(), 'docs'));
    expect(status).toBe(1);
    expect(out.split('\n').sort().join('\n').trim()).toBe(
      [`== ${folder()}/docs/a`, `== ${folder()}/docs/b`, 'night-sky.xfl', 'night-sky.xfl'].join('\n'),
    );
    expect(err).toMatch(/docs\/a +done +\d+\.\d\d s/);
    expect(err).toMatch(/docs\/broken\.fla +failed +\d+\.\d\d s/);
    expect(err).toContain('3 documents, 1 failed');
  });

  it('Patterns are taken, and documents are saved elsewhere under their own names and folders', async () => {
    copyExample('docs/a');
    copyExample('docs/b');
    const pattern = path.join(folder(), 'docs/*/*.xfl');
    const target = path.join(folder(), 'out');
    const { status, err } = await runCli(
      'run',
      '--each',
      script('1'),
      '-d',
      pattern,
      '--bare',
      `--save=${target}`,
    );
    expect([status, err.split('\n').at(-2)]).toEqual([0, '2 documents, all done, 2 saved']);
    const [saved, before] = [filesIn(target), filesIn(path.join(folder(), 'docs'))];
    for (const name of ['a/DOMDocument.xml', 'b/DOMDocument.xml', 'b/LIBRARY/stars/star.xml'])
      expect([name, saved[name]]).toEqual([name, before[name]]);
  });

  it('A folder without documents is reported', async () => {
    const { status, err } = await runCli('run', '--each', script('1'), '-d', path.join(folder(), '*.fla'));
    expect(status).toBe(1);
    expect(err).toContain('*.fla: no document matches this pattern');
  });

  it('Progress is shown on a terminal', async () => {
    const { err } = await runOnTerminal(true, ['run', '--each', script('1'), '-d', EXAMPLE]);
    expect(err).toContain('0 of 1 document\r');
    expect(err).toContain('1 of 1 document\r');
  });

  it.each([[['--each']], [[]]])('A run with %j reports a folder that does not exist', async (options) => {
    const missing = path.join(folder(), 'nowhere');
    const { status, err } = await runCli('run', ...options, script('1'), missing);
    expect([status, err]).toEqual([1, `adobe-collection: ${missing}: there is no such file or folder\n`]);
  });

  it('A missing script is reported once', async () => {
    const missing = path.join(folder(), 'none.jsfl');
    const { status, err } = await runCli('run', '--each', missing, '-d', EXAMPLE);
    expect([status, err]).toEqual([1, `adobe-collection: ${missing}: there is no such script\n`]);
  });
});

it('Every option is passed on unchanged by run --each', async () => {
  const copy = copyExample('docs/a');
  const tasks: unknown[] = [];
  const run: Worker['run'] = (job) => {
    tasks.push(job);
    return Promise.resolve(0);
  };
  const given = ['--each', '--bare', '--modern', '--force', '--strict', '--in-place', '--save', '--json'];
  const valued = ['--answer=yes', '--answer=:cancel', '--root=a', '--memory=100', '--publish=note'];
  const command = ['run', script('1'), '-d', copy, ...given, ...valued, '--max-pixels=5'];
  await runWith({ startWorker: () => Promise.resolve({ run, stop: () => undefined }) }, command);
  expect(tasks).toMatchObject([
    {
      task: 'run',
      options: {
        ...{ bare: true, modern: true, force: true, strict: true, inPlace: true, save: '', json: true },
        ...{ answer: ['yes', ':cancel'], root: ['a'], memory: 100, publish: 'note', maxPixels: 5 },
        document: [copy],
      },
    },
  ]);
});
