import fs from 'node:fs';
import type { CommandIo } from '../../Io';
import { keepAsFile } from '../documents/readStandardInput';
import { explainMissing, folderAtRevision } from './folderAtRevision';
import { GitFailure, readFromGit, runGit } from './runGit';

/** `HEAD~1:art/logo.fla`: what `git show` takes. A revision does not begin with a dash, which would be an option. */
const REVISION = /^([^-:][^:]*):(.+)$/;

/** The file that stands for an XFL folder, in it. */
const PART = /(:|\/)(?:[^/:]*\.xfl|DOMDocument\.xml)$/i;

/** True for a document as it was at a revision, unless a file has that very name. On Windows `C:\` is a drive. */
export function isRevision(name: string, platform: string = process.platform): boolean {
  if (platform === 'win32' && /^[A-Za-z]:/.test(name)) return false;
  return REVISION.test(name) && !fs.existsSync(name);
}

/**
 * A file of a document as it was at a revision; it is gone when the command ends. Of an XFL folder it is an FLA.
 *
 * @param name - `<revision>:<path>`; as everywhere in git the path counts from the top of the repository, and from the
 *   current folder if it begins with `./`
 * @throws Error where git knows no such revision or path, or may not give it
 */
export async function fileAtRevision(name: string, io: Pick<CommandIo, 'temporaryFolder'>): Promise<string> {
  try {
    return keepAsFile(await bytesAtRevision(name), io);
  } catch (error) {
    throw error instanceof GitFailure ? new Error(explain(name, error.told), { cause: error }) : error;
  }
}

async function bytesAtRevision(name: string): Promise<Buffer> {
  const folder = folderOf(name);
  return (await kindOf(folder)) === 'tree'
    ? folderAtRevision(folder)
    : readFromGit('.', ['cat-file', 'blob', name]);
}

/** `HEAD:art/hero` of `HEAD:art/hero/hero.xfl`. */
function folderOf(name: string): string {
  return name.replace(PART, (_, mark: string) => (mark === ':' ? mark : ''));
}

/** `tree` of a folder, `blob` of a file. */
async function kindOf(name: string): Promise<string> {
  return (await runGit('.', 'cat-file', '-t', name)).trim();
}

/** Why git knows no such document, in the words of who named it. */
function explain(name: string, told: string): string {
  const [, revision, place] = REVISION.exec(name) ?? [];
  if (/not a git repository/.test(told)) return `${name}: the current folder is in no git repository`;
  if (/does not exist in|exists on disk, but not in/.test(told)) {
    const paths = place.startsWith('./')
      ? ''
      : `; paths count from the top of the repository, ./${place} from here`;
    return `${name}: there is no such file or folder in ${revision}${paths}`;
  }
  if (/cannot use bare repository/.test(told))
    return `${name}: the current folder is a repository itself, which may come from a stranger; set GIT_DIR to its path if it is yours`;
  if (/lazy fetching disabled|promisor remote|transport '.*' not allowed/.test(told))
    return explainMissing(name);
  if (/invalid object name|bad revision/i.test(told)) return `${name}: git knows no revision ${revision}`;
  return `${name}: ${told.replace(/^fatal: /, '')}`;
}
