import fs from 'fs';
import path from 'path';
import { ImportGraph, WINGS } from './ImportGraph';

/**
 * Words that puzzle native readers, each with what to write instead. A word that is out has no uses; one that is going
 * has a number of lines, which may fall and never rise: lower it when you have mended some.
 */
const root = path.join(__dirname, '../..');
const PARTS = ['src', ...WINGS, 'viewer', 'editor', 'build', 'site/make', 'site/playground', 'site/tools'];

const OUT: readonly [RegExp, string][] = [
  [/\bfor ever\b/, 'forever, or endlessly'],
  [/\bMOST_[A-Z]/, 'MAX_…'],
  [/\b(?:is|are) at hand\b/, 'is available'],
  [/\bstands? (?:on|at|in|below|beside|above|between|before|inside)\b(?! for)/, 'is on, is at, is in'],
];

const GOING: readonly [RegExp, number, string][] = [
  [/\bnobody\b/i, 15, 'who it is: no script, no user, no one'],
  [/\bsomebody\b/i, 22, 'who it is: the user, a caller'],
  [/\b(?:is|are) told\b/, 16, 'receives, or is reported'],
  [/\bof which\b/, 14, 'a sentence of its own'],
  [/\blies\b/, 21, 'is'],
  [/\bat most[.,;)]/, 16, 'maximum, or up to'],
  [/\b(?:const|let|var) (?:place|found|known|one|kept)\b/, 86, 'the name of the thing'],
];

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...fs.readdirSync(path.join(root, 'docs')).map((name) => `docs/${name}`),
];
const files = [...new ImportGraph(root, PARTS).files, ...pages.filter((name) => name.endsWith('.md'))];
const lines = files.flatMap((file) =>
  fs
    .readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, line })),
);

function uses(word: RegExp): string[] {
  return lines.filter(({ line }) => word.test(line)).map(({ at }) => at);
}

describe('Words', () => {
  it.each(OUT)('%s is out: write %s', (word) => {
    expect(uses(word)).toEqual([]);
  });

  it.each(GOING)('%s is on no more than %i lines: write %s', (word, count) => {
    const places = uses(word);
    expect(places.length > count ? places : []).toEqual([]);
  });

  it('A word of the list is noticed', () => {
    expect(OUT[0][0].test('It waits for ever.')).toBe(true);
  });
});
