import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** Files with sentences and code. */
const TEXTS = /\.(?:[cm]?[jt]s|jsfl|jsx|vue|css|md)$/;

/** What a build makes of other files; the history, the notices of packages, and tests, whose data has names of any kind. */
const OTHERS =
  /^(?:dist\/|docs\/(?:api|command-line|recipes)\.md$|host-mocks\/FIDELITY\.md$|editor\/queries\/meaningsOfWords\.ts$|CHANGELOG\.md$|THIRD_PARTY\.md$|test\/)/;

/** A word that puzzles native readers, a line that has it, and what to write instead. */
type Word = readonly [word: RegExp, example: string, instead: string];

/** Words that are out: they have no uses. */
const OUT: readonly Word[] = [
  [/\bfor ever\b/, 'It waits for ever.', 'forever, or endlessly'],
  [
    /\b(?:DEEPEST|FARTHEST|FASTEST|HIGHEST|LARGEST|LONGEST|MOST)(?:_[A-Z]+)* = (?!\[)|\bMOST_[A-Z]/,
    'const LONGEST_NAME = 5;',
    'MAX_…',
  ],
  [/\b(?:is|are) at hand\b/, 'A font is at hand.', 'is available'],
  [
    /\bstands? (?:on|at|in|below|beside|above|between|before|inside)\b(?! for)/,
    'The name stands before the value.',
    'is on, is at, is in',
  ],
  [/\bsomebody\b/i, 'Somebody typed a query.', 'who it is: the user, a caller'],
  [/\b(?:is|are|was|were|be) told\b/i, 'The caller is told.', 'receives, or is reported'],
  [/\bhas its turn\b/, 'The query has its turn.', 'runs, or is answered'],
  [/\bnobody\b/i, 'Nobody calls it.', 'who it is: no script, no user, no one'],
  [/\bwhoever\b/i, 'Whoever opens it sees it.', 'who it is: the user, a caller'],
  [/\bof which\b/, 'A list of which the first counts.', 'a sentence of its own'],
  [/\blies\b/, 'It lies beside the document.', 'is'],
  [/\bleads? to\b/, 'The link leads to a page.', 'opens, causes, or refers to'],
  [/\bgoes on\b/, 'The script goes on.', 'continues'],
  [/\bone after (?:the other|another)\b/, 'They run one after the other.', 'in order, or one at a time'],
  [/\bat most[.,;)]/, 'It has ten parts at most.', 'maximum, or up to'],
  [/\b(?:const|let|var) (?:place|found|known|one|kept|told)\b/, 'const found = 1;', 'the name of the thing'],
];

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)));

function textOf(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

const files = tracked.filter((file) => TEXTS.test(file) && !OTHERS.test(file));

const lines = files.flatMap((file) =>
  textOf(file)
    .split('\n')
    .map((line, index) => ({ at: `${file}:${index + 1}`, line })),
);

function uses(word: RegExp): string[] {
  return lines.filter(({ line }) => word.test(line)).map(({ at }) => at);
}

describe('Words', () => {
  it.each(OUT)('%s is out: instead of "%s" write %s', (word, example) => {
    expect(word.test(example)).toBe(true);
    expect(uses(word)).toEqual([]);
  });

  it('The words are looked for in sentences and code of every kind', () => {
    const endings = new Set(files.map((file) => path.extname(file)));
    expect([...endings].sort()).toEqual(
      ['.cjs', '.css', '.cts', '.js', '.jsfl', '.md', '.mjs', '.mts', '.ts', '.vue'].sort(),
    );
  });
});

/** The title of a test: after `it(`, after a table on the same line, or after one that ends at the indentation of `it`. */
const TITLE =
  /^( *)(?:it|test)\b(?:(?:\.each.*?\))?|\.each[^]*?\n\1[\])}].*?\))\(\s*(['"`])((?:\\.|(?!\2)[^])*?)\2/gm;

function titlesIn(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, , , title]) => title);
}

/** Titles of a text of tests that begin in lower case: with a verb, or in the middle of a sentence. */
function fragmentsIn(text: string): string[] {
  return titlesIn(text).filter((title) => /^[a-z]/.test(title));
}

const testFiles = tracked.filter((file) => /^test\/.*\.ts$/.test(file) && !file.endsWith('words.test.ts'));

describe('Titles of tests', () => {
  it('A title is a fragment if it begins in lower case', () => {
    const text = `it('has a name', () => {});\n  it.each<[A, () => B]>([f(g(1)), [2]])(\n    "is %s", () => {});\n  it.each([\n    [1],\n  ])('of %s', f);\nit('It has a name', f);`;
    expect(fragmentsIn(text)).toEqual(['has a name', 'is %s', 'of %s']);
  });

  it('Titles have none of the words that are out', () => {
    const titles = testFiles.flatMap((file) => titlesIn(textOf(file)).map((title) => `${file}: ${title}`));
    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter((title) => OUT.some(([word]) => word.test(title)))).toEqual([]);
  });

  it('Titles are sentences that begin with their subject', () => {
    const fragments = testFiles.flatMap((file) =>
      fragmentsIn(textOf(file)).map((title) => `${file}: ${title}`),
    );
    expect(fragments).toEqual([]);
  });
});
