import fs from 'node:fs';
import path from 'node:path';
import { ProcessWorker } from '../../../../app/cli/workers/ProcessWorker';
import { END_OF_OUTPUT } from '../../../../app/cli/workers/workerProtocol';
import { eventually } from '../../../support/eventually';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();

/**
 * A process that prints its number and what it receives, unless it receives the order to die. To the worker one that waits forever
 * is as one that computes forever; it leaves the processor to other tests.
 */
const PROCESS = `
const end = ${JSON.stringify(END_OF_OUTPUT)};
process.on('message', (args) => {
  process.stderr.write(args.join(' '));
  if (args[0] === 'exit') process.exit(Number(args[1]));
  if (args[0] === 'kill') process.kill(process.pid, 'SIGKILL');
  if (args[0] === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (args[0] === 'fill') for (const all = []; ; ) all.push(Buffer.alloc(1e6, 1));
  process.stdout.write(String(process.pid));
  process.send({ status: Number(args[0]) });
  setTimeout(() => process.stdout.write(end), 20);
  process.stderr.write(end);
});
`;

let worker: ProcessWorker;

async function runOn(
  one: ProcessWorker,
  args: readonly string[],
): Promise<{ status: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const status = await one.run(args, {
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
  });
  return { status, ...said };
}

beforeEach(() => {
  const file = path.join(folder(), 'process.cjs');
  fs.writeFileSync(file, PROCESS);
  worker = new ProcessWorker(file);
});

afterEach(() => worker.stop());

describe('a worker', () => {
  it('A worker runs several command lines in the same process', async () => {
    const first = await runOn(worker, ['0', 'first']);
    const second = await runOn(worker, ['2', 'second']);
    expect([first.status, first.err]).toEqual([0, '0 first']);
    expect([second.status, second.err]).toEqual([2, '2 second']);
    expect(first.out).toMatch(/^\d+$/);
    expect(second.out).toBe(first.out);
  });

  it.each([
    ['ends', ['exit', '7'], 7],
    ['ends without an answer', ['exit', '0'], 1],
    ['is killed', ['kill'], 1],
  ])(
    'A worker reports a failure when its process %s, and starts another one',
    async (_title, args, status) => {
      const { out } = await runOn(worker, ['0']);
      expect(await runOn(worker, args)).toEqual({ status, out: '', err: args.join(' ') });
      const next = await runOn(worker, ['0']);
      expect(next.status).toBe(0);
      expect(next.out).not.toBe(out);
    },
  );

  it('A worker reports a failure when its process cannot start', async () => {
    const missing = new ProcessWorker(path.join(folder(), 'none.cjs'));
    const { status, err } = await runOn(missing, ['0']);
    expect(status).toBe(1);
    expect(err).toContain('none.cjs');
  });

  it.each([
    // Long enough for a process to start on a busy machine.
    ['time', 'hang', { seconds: 1.5 }, 'stopped after 1.5 s'],
    ['time', 'hang', { seconds: 1.5, areOptions: true }, 'stopped after 1.5 s (--timeout)'],
    ['memory', 'fill', { megabytes: 150 }, 'stopped, as it took more than 150 MB of memory'],
    [
      'memory',
      'fill',
      { megabytes: 150, areOptions: true },
      'stopped, as it took more than 150 MB of memory (--memory)',
    ],
  ])(
    'A worker that uses more %s than it may is stopped, and another one starts',
    async (_title, arg, bounds, reason) => {
      const bounded = new ProcessWorker(path.join(folder(), 'process.cjs'), bounds);
      expect(await runOn(bounded, [arg])).toEqual({
        status: 1,
        out: '',
        err: `${arg}adobe-collection: ${reason}\n`,
      });
      expect((await runOn(bounded, ['0'])).status).toBe(0);
      bounded.stop();
    },
  );

  it('A worker ends its process when it is stopped', async () => {
    const pid = Number((await runOn(worker, ['0'])).out);
    worker.stop();
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
  });
});
