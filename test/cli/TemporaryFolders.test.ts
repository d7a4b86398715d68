import fs from 'node:fs';
import path from 'node:path';
import { TemporaryFolders } from '../../host-mocks/cli/TemporaryFolders';

describe('temporary folders', () => {
  it('are one root while there are any, and nothing afterwards', () => {
    const [one, other] = [new TemporaryFolders(), new TemporaryFolders()];
    const [a, b, c] = [one.make('a-'), one.make(), other.make()];
    const root = path.dirname(a);
    expect([b, c].map((folder) => path.dirname(folder))).toEqual([root, root]);
    expect(path.basename(a)).toMatch(/^a-/);
    fs.writeFileSync(path.join(a, 'file'), '');
    one.remove(b);
    one.removeAll();
    expect(fs.readdirSync(root)).toEqual([path.basename(c)]);
    other.removeAll();
    expect(fs.existsSync(root)).toBe(false);
  });

  it('come again after all were removed', () => {
    const folders = new TemporaryFolders();
    folders.remove(folders.make());
    const folder = folders.make();
    expect(fs.existsSync(folder)).toBe(true);
    folders.removeAll();
    expect(fs.existsSync(path.dirname(folder))).toBe(false);
  });
});
