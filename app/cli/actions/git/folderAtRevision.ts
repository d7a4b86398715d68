import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { ZipBuilder } from '../../../../document/container/zip/ZipBuilder';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { PROGRAM_NAME } from '../../messages/programName';
import { readFromGit, runGit } from './runGit';

/** Why git cannot read a document from a clone that was made with `--filter`. */
export function explainMissing(name: string): string {
  return `${name}: this clone does not hold all of it, and ${PROGRAM_NAME} fetches nothing; let git fetch it first`;
}

/** A file in a folder of a repository. */
interface TreeFile {
  name: string;
  object: string;
}

/** `100644 blob 45b983be…<tab>LIBRARY/star.xml`; links (120000) and submodules (160000) are not files. */
const FILE = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s;

/**
 * An XFL folder as it was at a revision, packed as an FLA. `git archive` would make one, too, by programs that the
 * repository sets.
 *
 * @param tree - `<revision>:<path>` of the folder
 * @throws Error if git cannot read it, or it has more files than a document may
 */
export async function folderAtRevision(tree: string): Promise<Buffer> {
  const list = await runGit('.', 'ls-tree', '-r', '-z', '--full-tree', tree);
  const files = list.split('\0').flatMap((line) => {
    const [, object, name] = FILE.exec(line) ?? [];
    return object === undefined ? [] : [{ name, object }];
  });
  const { maxEntries } = DEFAULT_LIMITS;
  if (files.length > maxEntries)
    throw new Error(`${tree}: it holds ${files.length} files; a document has ${maxEntries} at most`);
  return pack(files, await contentsOf(files, tree), tree);
}

function pack(files: readonly TreeFile[], contents: readonly Uint8Array[], tree: string): Buffer {
  const zip = new ZipBuilder(nodePlatform, tree, DEFAULT_LIMITS);
  files.forEach(({ name }, index) => zip.add(name, contents[index]));
  return Buffer.concat(zip.finish());
}

/** The bytes of files, in their order: git answers `<object> blob <size>`, a line break, the bytes, a line break. */
async function contentsOf(files: readonly TreeFile[], tree: string): Promise<Uint8Array[]> {
  const input = files.map(({ object }) => `${object}\n`).join('');
  const answer = await readFromGit('.', ['cat-file', '--batch'], { input });
  let offset = 0;
  return files.map(() => {
    const start = answer.indexOf('\n', offset) + 1;
    const size = / blob (\d+)$/.exec(answer.toString('latin1', offset, start - 1))?.[1];
    if (size === undefined) throw new Error(explainMissing(tree));
    const end = start + Number(size);
    offset = end + 1;
    return answer.subarray(start, end);
  });
}
