import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Proofs } from '../Proofs';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Bytes of a proof at most. */
const LONGEST = 2 ** 14;

/** The bits that let others than the owner write. */
const OTHERS_WRITE = 0o022;

/** Files in a folder of the user's own. */
export const proofs: Proofs = { keep, find, forget };

function keep(name: string, text: string): void {
  if (text.length > LONGEST) throw new Error(`a proof is at most ${LONGEST} characters long`);
  const folder = proofsFolder();
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOwn(folder)) throw new Error(`${folder} belongs to somebody else, or others may write there`);
  const handle = fs.openSync(fileOf(folder, name), 'wx', 0o600);
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } catch (error) {
    forget(name);
    throw error;
  } finally {
    fs.closeSync(handle);
  }
}

function find(name: string): string | undefined {
  try {
    const folder = proofsFolder();
    const file = fileOf(folder, name);
    if (!isOwn(folder) || !isOwn(file) || fs.lstatSync(file).size > LONGEST) return undefined;
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function forget(name: string): void {
  try {
    fs.unlinkSync(fileOf(proofsFolder(), name));
  } catch {
    return;
  }
}

function fileOf(folder: string, name: string): string {
  if (!UUID.test(name)) throw new Error('expected a UUID');
  return path.join(folder, name);
}

/** True for a folder or file, not a link, that nobody but this user may write. Windows has its own rights. */
function isOwn(file: string): boolean {
  const { getuid } = process;
  const stat = fs.lstatSync(file);
  if (!stat.isDirectory() && !stat.isFile()) return false;
  return getuid === undefined || (stat.uid === getuid() && (stat.mode & OTHERS_WRITE) === 0);
}

/**
 * Where programs keep what they must know in the next run: https://specifications.freedesktop.org/basedir-spec. Each
 * user has a folder, for some programs work as administrator in the home of somebody else.
 */
function proofsFolder(): string {
  return path.join(stateFolder(), `saves-${process.getuid?.() ?? 'user'}`);
}

function stateFolder(): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  if (isPlace(XDG_STATE_HOME)) return path.join(XDG_STATE_HOME, 'adobe-collection');
  if (process.platform === 'win32' && isPlace(LOCALAPPDATA))
    return path.join(LOCALAPPDATA, 'adobe-collection', 'State');
  const home = os.homedir();
  if (!isPlace(home)) throw new Error('the user has no home folder');
  if (process.platform === 'darwin')
    return path.join(home, 'Library', 'Application Support', 'adobe-collection');
  return path.join(home, '.local', 'state', 'adobe-collection');
}

/** A relative path would lead into the folder at hand, which may be a stranger's. */
function isPlace(folder: string | undefined): folder is string {
  return folder !== undefined && path.isAbsolute(folder);
}
