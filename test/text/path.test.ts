import { ancestorsOf, depthOf, folderOf, isBelow, joinPath, leafOf, trimSlashes } from '../../src/text/path';

describe('a library path', () => {
  it.each([
    ['star', '', 'star', 1],
    ['ui/star', 'ui', 'star', 2],
    ['ui/old/star', 'ui/old', 'star', 3],
    ['', '', '', 1],
  ])('A library path %j has the folder %j, the leaf %j and the depth %j', (path, folder, leaf, depth) => {
    expect([folderOf(path), leafOf(path), depthOf(path)]).toEqual([folder, leaf, depth]);
    expect(joinPath(folder, leaf)).toBe(path);
  });

  it('A library path has its folders as ancestors, the outermost first', () => {
    expect(ancestorsOf('a/b/c')).toEqual(['a', 'a/b']);
    expect(ancestorsOf('a')).toEqual([]);
  });

  it('A library path loses the slashes at its ends', () => {
    for (const path of ['//a/b/', 'a/b', 'a/b//', '/a/b//', 'a/b/']) expect(trimSlashes(path)).toBe('a/b');
    for (const path of ['', '/', '//']) expect(trimSlashes(path)).toBe('');
  });

  it('A library path is below the folders that it begins with', () => {
    expect(isBelow('ui', 'ui/old/star')).toBe(true);
    expect(isBelow('ui', 'ui2/star')).toBe(false);
    expect(isBelow('ui', 'ui')).toBe(false);
  });
});
