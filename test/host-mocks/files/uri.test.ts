import { pathToUri, uriToPath } from '../../support/onNode';

describe('uriToPath', () => {
  it.each([
    ['file:///home/me/a.fla', '/home/me/a.fla'],
    ['file:///home/me/My%20File.fla', '/home/me/My File.fla'],
    ['file:///home/me/My File.fla', '/home/me/My File.fla'],
    ['file:////home/me/a.fla', '/home/me/a.fla'],
    ['FILE:///home/a', '/home/a'],
    ['file:///home/me/../you/a', '/home/you/a'],
    ['file:///home/%D0%B6%D1%83%D0%BA', '/home/жук'],
    ['file:///home/100%', '/home/100%'],
    ['file:///home/%FF', '/home/%FF'],
  ])('%s is the path %s', (uri, path) => {
    expect(uriToPath(uri)).toBe(path);
  });

  it.each(['/home/me/a.fla', 'http://host/a', '', 'file:'])('%s is not a file URI', (text) => {
    expect(uriToPath(text)).toBeUndefined();
  });
});

describe('pathToUri', () => {
  it.each([
    ['/home/me/a.fla', 'file:///home/me/a.fla'],
    ['/home/My File#1?.fla', 'file:///home/My%20File%231%3F.fla'],
    ['C:/Files/a.fla', 'file:///C|/Files/a.fla'],
    ['/folder/', 'file:///folder/'],
  ])('%s is the URI %s', (path, uri) => {
    expect(pathToUri(path)).toBe(uri);
  });

  it('Every name is the same after pathToUri and uriToPath', () => {
    for (const name of ['a b', '100%', '%20', 'жук', 'a#b?c', "it's", '[x]']) {
      expect(uriToPath(pathToUri(`/d/${name}`))).toBe(`/d/${name}`);
    }
  });
});
