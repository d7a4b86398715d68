import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { createHost } from '../../../app';
import { haveElements } from '../../../app/testing/matchers/toHaveElements';
import { toMatchPicture } from '../../../app/testing/matchers/toMatchPicture';
import { toMatchTree } from '../../../app/testing/matchers/toMatchTree';
import type { MatcherContext } from '../../../app/testing/Reference';
import { temporaryFolder } from '../../support/temporaryFolder';

const folder = temporaryFolder();
const toHaveElements = haveElements(path.resolve(__dirname, '../../../dist'));

const stage = (x: number) =>
  createHost(
    {
      name: 'a.fla',
      width: 100,
      height: 50,
      library: [{ name: 'star', type: 'movie clip' }],
      layers: [
        {
          name: 'stars',
          elements: [
            { item: 'star', name: 'a', x, y: 20 },
            { shape: 'rectangle', x, y: 0, width: 20, height: 20, fill: '#ff0000' },
          ],
        },
      ],
    },
    { realm: 'separate' },
  );

/** The context that a runner passes to a matcher in a test with the title "the stars (moved)". */
const context = (update: 'all' | 'new' | 'none', isNot = false): MatcherContext => ({
  testPath: path.join(folder(), 'stars.test.ts'),
  currentTestName: 'the stars (moved)',
  isNot,
  snapshotState: { _updateSnapshot: update },
});

const TREE = 'a.fla, 100 x 50, 24 fps\n  Scene 1: 1 layer, 1 frame\n    stars\n      0\n';

describe('toHaveElements', () => {
  it.each([
    ['star', undefined, false],
    ['a', undefined, true],
    ['*', 2, true],
    [':movieclip', 1, true],
    [':movieclip', 2, false],
    ['none', 0, true],
  ])('$(%j), %j: %j', (query, count, pass) => {
    expect(toHaveElements(stage(10), query, count).pass).toBe(pass);
  });

  it('The message lists the matches if the count differs', () => {
    expect(toHaveElements(stage(10), '*', 3).message()).toBe(
      [
        '$("*") finds 2 elements, expected 3 elements',
        '    instance "a" at 10, 20',
        '    shape "" at 20, 10',
      ].join('\n'),
    );
  });

  it('The message lists the existing elements and a suggestion if nothing matches', () => {
    expect(toHaveElements(stage(10), 'movieclip', 1).message()).toBe(
      [
        '$("movieclip") finds 0 elements, expected 1 element',
        '    no element is named movieclip; did you mean :movieclip?',
        '    the current frame has:',
        '    instance "a" at 10, 20',
        '    shape "" at 20, 10',
      ].join('\n'),
    );
    expect(toHaveElements(createHost({ layers: [{ name: 'empty' }] }), 'a').message()).toBe(
      '$("a") finds 0 elements, expected at least one element\n    the current frame has no elements',
    );
  });

  it('A value that is not a host is refused by name', () => {
    expect(() => toHaveElements({}, '*')).toThrow(
      'expect(\u2026).toHaveElements: expected a host, the result of openDocument(), got object',
    );
  });
});

describe('toMatchTree', () => {
  it('The indent of an expected text is ignored', () => {
    const text = `
        ${stage(10).toTree().trim().split('\n').join('\n        ')}
    `;
    expect(toMatchTree.call({}, stage(10), text).pass).toBe(true);
    const other = toMatchTree.call({}, stage(11), text);
    expect(other.pass).toBe(false);
    expect(other.message()).toContain('instance of star "a" at 11, 20'.replace(' "a"', ''));
  });

  it('A missing file is written next to the test, and compared with from then on', () => {
    expect(toMatchTree.call(context('new'), stage(10)).pass).toBe(true);
    const file = path.join(folder(), '__trees__/stars-the-stars-moved.txt');
    expect(fs.readFileSync(file, 'utf8')).toContain(TREE);
    expect(toMatchTree.call(context('new'), stage(10)).pass).toBe(true);
    const other = toMatchTree.call(context('new'), stage(11));
    expect([other.pass, other.message()]).toEqual([false, expect.stringContaining(`differs from ${file}`)]);
    expect(toMatchTree.call(context('all'), stage(11)).pass).toBe(true);
    expect(toMatchTree.call(context('none'), stage(11)).pass).toBe(true);
  });

  it('A missing file is not written with --ci', () => {
    expect(() => toMatchTree.call(context('none'), stage(10))).toThrow(
      'is missing, and no new one is written with --ci or CI=true',
    );
  });

  it('The matcher works only inside a test', () => {
    expect(() => toMatchTree.call({}, stage(10))).toThrow('call the matcher inside one');
  });
});

describe('toMatchPicture', () => {
  it('The message says how many pixels differ, and where', () => {
    expect(toMatchPicture.call(context('new'), stage(10)).pass).toBe(true);
    expect(toMatchPicture.call(context('new'), stage(10)).pass).toBe(true);
    const moved = toMatchPicture.call(context('new'), stage(20));
    // 10 columns left, 10 came, each of 20 pixels, of 100 x 50.
    expect([moved.pass, moved.message()]).toEqual([
      false,
      expect.stringMatching(
        /^400 of 5000 pixels differ \(8 %, tolerance 0 %\): see .*stars-the-stars-moved\.diff\.png/,
      ),
    ]);
    expect(toMatchPicture.call(context('new'), stage(20), { tolerance: 0.08 }).pass).toBe(true);
    const shown = PNG.sync.read(
      fs.readFileSync(path.join(folder(), '__pictures__/stars-the-stars-moved.actual.png')),
    );
    expect([shown.width, shown.height]).toEqual([100, 50]);
  });

  it('The message says that the sizes differ', () => {
    toMatchPicture.call(context('new'), stage(10));
    expect(toMatchPicture.call(context('new'), stage(10), { scale: 2 }).message()).toMatch(
      /^the picture has 200 x 100 pixels, .* has 100 x 50$/,
    );
  });

  it('A tolerance outside 0 to 1 is refused', () => {
    expect(() => toMatchPicture.call(context('new'), stage(10), { tolerance: 2 })).toThrow(
      'toMatchPicture: tolerance: expected a number from 0 to 1, got 2',
    );
  });
});
