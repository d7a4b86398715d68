import path from 'node:path';
import { artifactUri } from '../../../../../app/cli/lint/formats/artifactUri';

const { posix, win32 } = path;

describe('addresses of documents in SARIF', () => {
  it.each([
    [posix, '/films', '/films/a.fla', 'a.fla'],
    [posix, '/films', 'sub/a.fla', 'sub/a.fla'],
    [posix, '/films', '/other/a.fla', '../other/a.fla'],
    [posix, '/films', '/films/50% of #1?.fla', '50%25%20of%20%231%3F.fla'],
    [posix, '/films', '/films/Größe.fla', 'Gr%C3%B6%C3%9Fe.fla'],
    [posix, '/films', '/films/a\\b.fla', 'a%5Cb.fla'],
    [posix, '/films', '/films/C:/a.fla', './C:/a.fla'],
    [posix, '/films', '/films/sub/C:a.fla', 'sub/C:a.fla'],
    [win32, 'C:\\films', 'C:\\films\\a.fla', 'a.fla'],
    [win32, 'C:\\films', 'C:\\films\\my films\\a.fla', 'my%20films/a.fla'],
    [win32, 'C:\\films', 'C:/other/a.fla', '../other/a.fla'],
    [win32, 'C:\\films', 'D:\\my films\\a#1.fla', 'file:///D:/my%20films/a%231.fla'],
    [win32, 'D:\\films', 'C:\\a.fla', 'file:///C:/a.fla'],
    [win32, 'C:\\films', '\\\\server\\share\\a b.fla', 'file://server/share/a%20b.fla'],
  ])('%#: from %s, %s', (paths, folder, file, uri) => {
    expect(artifactUri(file, paths, folder)).toBe(uri);
    // What a reader makes of it, by the rules of the URL Standard.
    const base = new URL(`file:///${folder.replaceAll('\\', '/').replace(/^\//, '')}/`);
    const { host, pathname } = new URL(uri, base);
    const read = `${host && `//${host}`}${decodeURIComponent(pathname)}`.replace(/^\/(?=[A-Z]:)/, '');
    expect(paths.normalize(read)).toBe(paths.resolve(folder, file));
  });
});
