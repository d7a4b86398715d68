import fs from 'fs';
import path from 'path';

/**
 * What can be seen of everything below a folder, by path: kind, mode, owner, times of the content and of the entry, links,
 * and the content itself. Only the time of reading is left out.
 */
export function treeDigest(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (file: string): void => {
    const stat = fs.lstatSync(file, { bigint: true });
    const { mode, uid, gid, ino, nlink, size, mtimeNs, ctimeNs } = stat;
    const facts = [mode.toString(8), uid, gid, ino, nlink, size, mtimeNs, ctimeNs];
    found[path.relative(root, file) || '.'] = [...facts, contentOf(file, stat)].join(' ');
    if (stat.isDirectory()) for (const name of fs.readdirSync(file)) visit(path.join(file, name));
  };
  visit(root);
  return found;
}

function contentOf(file: string, stat: fs.BigIntStats): string {
  if (stat.isSymbolicLink()) return `-> ${fs.readlinkSync(file)}`;
  return stat.isFile() && stat.size < 2 ** 20 ? fs.readFileSync(file, 'latin1') : '';
}
