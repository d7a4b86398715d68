import fs from 'node:fs';
import path from 'node:path';
import { FULL_ONLY, patterns } from '../../build/jest/fullOnly.cjs';

const tests = path.resolve(__dirname, '..');
const places = Object.values(FULL_ONLY).flat();

describe('what npm test leaves to npm run test:all', () => {
  it('Each place that is left out exists, and is named once', () => {
    const files = places.map((place) => path.join(tests, place.endsWith('/') ? place : `${place}.test.ts`));
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
    expect(new Set(places).size).toBe(places.length);
    const folders = places.filter((place) => place.endsWith('/'));
    expect(
      places.filter((one) => folders.some((folder) => one !== folder && one.startsWith(folder))),
    ).toEqual([]);
  });

  it('The patterns match what is left out, and nothing else', () => {
    const isLeft = (file: string): boolean => patterns.some((pattern) => new RegExp(pattern).test(file));
    const files = fs
      .readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.test.ts'));
    const left = files.filter((file) => isLeft(`/home/project/test/${file}`));
    expect(left.every((file) => places.some((place) => file.startsWith(place)))).toBe(true);
    expect(left.length).toBeGreaterThanOrEqual(places.length);
    // It is the exception: most files hold for every commit.
    expect(left.length).toBeLessThan(files.length / 5);
    expect(isLeft('/home/project/test/text/wildcard.test.ts')).toBe(false);
  });
});
