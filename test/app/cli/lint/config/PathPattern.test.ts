import { PathPattern } from '../../../../../app/cli/lint/config/PathPattern';

describe('PathPattern', () => {
  it.each([
    ['legacy/**', ['legacy/a.fla', 'legacy/b/c.fla'], ['a/legacy/b.fla', 'legacy2/a.fla']],
    ['**/old/*.fla', ['old/a.fla', 'art/old/a.fla'], ['old/b/a.fla']],
    ['*.fla', ['a.fla', 'art/a.fla'], ['a.xfl']],
    ['art/{a,b?}.fla', ['art/a.fla', 'art/b1.fla'], ['art/c.fla', 'art/b.fla']],
    ['art/[!a]*.fla', ['art/b.fla'], ['art/a.fla']],
    ['art/sky', ['art/sky', 'art/sky/LIBRARY/star.xml'], ['art/skyline']],
    ['a/**b/*.fla', ['a/b/c.fla', 'a/x/yb/c.fla'], ['a/b/c/d.fla', 'b/c.fla']],
    ['{a,b}{c,}/x?', ['ac/x1', 'b/x1', 'bc/xy/z'], ['c/x1', 'a/x', 'abc/x1']],
    ['[a', ['[a', 'b/[a'], ['a']],
    ['a{b', ['a{b'], ['ab']],
    ['./a+b (1).fla', ['a+b (1).fla'], ['aab (1).fla']],
  ])('%s fits what it names, and nothing else', (pattern, fitting, others) => {
    const path = new PathPattern(pattern);
    expect(fitting.filter((name) => !path.test(name))).toEqual([]);
    expect(others.filter((name) => path.test(name))).toEqual([]);
  });

  it.each([
    ['**a'.repeat(50), 'a'.repeat(500) + 'b'],
    ['*a'.repeat(50), 'a'.repeat(500) + 'b'],
    ['**/'.repeat(50) + 'b', 'a/'.repeat(250) + 'a'],
    ['{a,aa,*}'.repeat(50), 'a'.repeat(250) + '/b'.repeat(250) + '\n'],
  ])('%s meets a path that it nearly fits without trying forever', (pattern, path) => {
    const fits = new PathPattern(pattern);
    expect([fits.test(path), fits.test(`${path}/c`)]).toEqual(
      pattern.startsWith('{') ? [true, true] : [false, false],
    );
  });
});
