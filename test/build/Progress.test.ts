import path from 'node:path';
import Progress from '../../build/jest/Progress.cjs';

type Reported = Parameters<InstanceType<typeof Progress>['onTestResult']>;

const rootDir = path.resolve('project');

function report(
  progress: InstanceType<typeof Progress>,
  name: string,
  numFailingTests: number,
  seconds: number,
): void {
  const test = { path: path.join(rootDir, 'test', name), context: { config: { rootDir } } };
  const perfStats = { start: 1_000, end: 1_000 + 1_000 * seconds };
  progress.onTestResult(...([test, { numFailingTests, perfStats }] as unknown as Reported));
}

describe('the progress of a run of tests', () => {
  it('The progress names each file that fails or is slow at once, and counts the others', () => {
    const printed: string[] = [];
    const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
    try {
      const progress = new Progress();
      progress.onRunStart({ numTotalTestSuites: 3 } as Parameters<typeof progress.onRunStart>[0]);
      for (const [name, faults, seconds] of [
        ['a.test.ts', 0, 19],
        ['b.test.ts', 2, 1],
        ['c.test.ts', 0, 61],
      ] as const)
        report(progress, name, faults, seconds);
      progress.say();
    } finally {
      write.mockRestore();
    }
    expect(printed).toEqual([
      '...   tests: 0 of 3 files\n',
      `...   FAIL ${path.join('test', 'b.test.ts')}\n`,
      `...   slow: ${path.join('test', 'c.test.ts')} (61 s)\n`,
      '...   tests: 3 of 3 files, 1 failed\n',
    ]);
  });
});
