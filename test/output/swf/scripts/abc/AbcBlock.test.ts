import { AbcBlock } from '../../../../../output/swf/scripts/abc/AbcBlock';
import type { ClassModel } from '../../../../../output/swf/scripts/abc/classModel';

const model = (given: Partial<ClassModel>): ClassModel => ({
  name: 'Star',
  base: 'flash.display.MovieClip',
  slots: [],
  scripts: new Map(),
  ...given,
});

const hexOf = (...models: ClassModel[]): string => Buffer.from(new AbcBlock(models).bytes).toString('hex');

/** The code of methods has no names of its own: only places in the pools differ from those of Adobe's compiler. */
describe('classes as ABC', () => {
  it('begins with the version that players of version 9 on read', () => {
    expect(hexOf(model({})).slice(0, 8)).toBe('10002e00');
  });

  it.each<[string, Partial<ClassModel>, RegExp]>([
    ['a class calls the constructor above it', {}, /06d030d0490047/],
    ['a picture passes its size on', { base: 'flash.display.BitmapData' }, /08d030d0d1d2490247/],
    ['a script stops', { scripts: new Map([[0, [{ kind: 'stop' }]]]) }, /08d0305d(..)4f\1(00)47/],
    [
      'a script goes to a frame beyond 127',
      { scripts: new Map([[200, [{ kind: 'go', target: 200, plays: true }]]]) },
      /5d(..)25c8014f\1(01)/,
    ],
    [
      'the constructor names the frames of scripts, from 0',
      { scripts: new Map([[4, [{ kind: 'play' }]]]) },
      /d030d049005d(..)2404d066..4f\1(02)47/,
    ],
  ])('%s', (_title, given, expected) => {
    expect(hexOf(model(given))).toMatch(expected);
  });

  it('A class that extends another one of the movie has its scopes too', () => {
    const hex = hexOf(model({}), model({ name: 'Big', base: 'Star' }));
    // Object, five of the player's classes, MovieClip, Star: eight scopes are left in the end, and one more of Star.
    expect(hex).toMatch(/58001d{7}|58001d1d1d1d1d1d1d68/);
    expect(hex).toMatch(/58011d1d1d1d1d1d1d1d68/);
  });
});
