import fs from 'node:fs';
import path from 'node:path';
import { removeAtEnd, TemporaryFolders } from '../../../app/cli/TemporaryFolders';

describe('temporary folders', () => {
  it('Temporary folders share one root, which is removed with the last of them', () => {
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

  it('Temporary folders can be made again after all were removed', () => {
    const folders = new TemporaryFolders();
    folders.remove(folders.make());
    const folder = folders.make();
    expect(fs.existsSync(folder)).toBe(true);
    folders.removeAll();
    expect(fs.existsSync(path.dirname(folder))).toBe(false);
  });

  it('The root contains lists of files to remove with the process, until they are given up', () => {
    const folders = new TemporaryFolders();
    const root = path.dirname(folders.make());
    const giveUp = removeAtEnd([{ path: '/none' }]);
    const lists = (): string[] => fs.readdirSync(root).filter((name) => name.endsWith('.remains'));
    expect(lists().map((name) => fs.readFileSync(path.join(root, name), 'utf8'))).toEqual([
      '[{"path":"/none"}]',
    ]);
    folders.removeAll();
    expect(lists()).toHaveLength(1);
    giveUp();
    expect(lists()).toEqual([]);
    folders.remove(folders.make());
    expect(fs.existsSync(root)).toBe(false);
  });

  it('A piece of work continues without temporary folders', () => {
    const folders = new TemporaryFolders();
    const root = path.dirname(folders.make());
    fs.rmSync(root, { recursive: true });
    expect(removeAtEnd([{ path: '/none' }])).not.toThrow();
    folders.removeAll();
  });
});
