import fs from 'node:fs';
import LongestFirst from '../../build/jest/Sequencer.cjs';

type Tests = Parameters<LongestFirst['sort']>[0];

const { longestFiles } = LongestFirst;

/** Test files as Jest describes them, on a machine that has run none of them. */
function unknown(paths: string[]): Tests {
  const context = { config: { cache: false }, hasteFS: { getSize: () => 1 } };
  return paths.map((path) => ({ path, context })) as unknown as Tests;
}

describe('the order of test files', () => {
  it('The list of longest files names files that exist, each once', () => {
    expect(longestFiles.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(new Set(longestFiles).size).toBe(longestFiles.length);
  });

  it('The longest files come first where nothing has run yet', async () => {
    const [first, second] = longestFiles;
    const sequencer = new LongestFirst({} as ConstructorParameters<typeof LongestFirst>[0]);
    const sorted = await sequencer.sort(unknown(['/a', second, '/b', first]));
    expect(sorted.map(({ path }) => path)).toEqual([first, second, expect.any(String), expect.any(String)]);
  });
});
