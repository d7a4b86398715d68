import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { eventually } from '../../../support/eventually';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { describeWhere } from '../../../support/where';
import { EXAMPLE } from '../support/runCli';

const folder = temporaryFolder();
const cli = path.resolve(__dirname, '../../../../dist/cli.js');

/** The processes below another one, as /proc lists them, except those that tidy up: they end by themselves. */
function descendantsOf(id: number): number[] {
  const children = (of: number): number[] =>
    fs.readFileSync(`/proc/${of}/task/${of}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return children(id).flatMap((child) => [child, ...descendantsOf(child)]);
}

const isWorker = (id: number): boolean =>
  fs.readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('worker.js');

/** True for a process that runs; one that ended and was not asked for yet runs no more. */
function isRunning(id: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(fs.readFileSync(`/proc/${id}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Processor time of a process so far, in ticks. */
function ticksOf(id: number): number {
  const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return Number(user) + Number(system);
}

/** Waits until so many workers of a process have something to do. */
async function workersOf(child: ChildProcess, count: number): Promise<number[]> {
  let workers: number[] = [];
  await eventually(() => {
    workers = descendantsOf(child.pid as number).filter(isWorker);
    expect(workers.length).toBeGreaterThanOrEqual(count);
    for (const worker of workers) expect(ticksOf(worker)).toBeGreaterThan(20);
  });
  return workers;
}

const SPIN = 'while (true);';

function start(args: readonly string[], input = ''): ChildProcess {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin?.write(input);
  return child;
}

function callOf(name: string, args: object): string {
  return `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })}\n`;
}

// Which processes run, and below which, is read in /proc.
describeWhere(fs.existsSync('/proc/self/stat'), 'no /proc', 'Workers whose script runs forever', () => {
  it.each<[title: string, args: () => string[], input: string, count: number]>([
    ['a run with a bound', () => ['run', '--bare', '-e', SPIN, '--timeout=500'], '', 1],
    ['a run in the sandbox', () => ['run', '--bare', '-e', SPIN, '--untrusted'], '', 1],
    ['a run that prints', () => ['run', '-e', "while (true) fl.trace('x');", '--timeout=500'], '', 1],
    ['--each', () => ['run', '--bare', '-e', SPIN, '--each', folder()], '', 1],
    ['mcp', () => ['mcp', '--root', folder()], callOf('script', { document: 'a', code: SPIN }), 1],
    ['a run that is watched', () => ['watch', 'run', '--bare', '-e', SPIN, path.join(folder(), 'a')], '', 1],
  ])('Workers of %s end when their parent is killed', async (_title, args, input, count) => {
    for (const name of ['a', 'b']) fs.cpSync(EXAMPLE, path.join(folder(), name), { recursive: true });
    const child = start(args(), input);
    const workers = await workersOf(child, count);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await eventually(() => expect(workers.filter(isRunning)).toEqual([]));
  });

  it('Workers continue while their parent is stopped, and end when it is killed then', async () => {
    const child = start(['run', '--bare', '-e', SPIN, '--timeout=500']);
    const workers = await workersOf(child, 1);
    child.kill('SIGSTOP');
    const before = ticksOf(workers[0] as number);
    await eventually(() => expect(ticksOf(workers[0] as number)).toBeGreaterThan(before + 20));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await eventually(() => expect(workers.filter(isRunning)).toEqual([]));
  });

  it('Workers end when their parent is killed while they start', async () => {
    const child = start(['run', '--bare', '-e', SPIN, '--timeout=500']);
    let workers: number[] = [];
    await eventually(() => {
      workers = descendantsOf(child.pid as number);
      expect(workers.length).toBeGreaterThan(0);
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    await eventually(() => expect(workers.filter(isRunning)).toEqual([]));
  });
});
