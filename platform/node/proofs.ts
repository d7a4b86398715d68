import { createHmac, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Proofs } from '../Proofs';
import { homeFolder, isPlace } from './homeFolder';
import { processes } from './processes';

const KEY_BYTES = 32;
/** Digits of a proof: 128 bits. */
const PROOF_LENGTH = 32;

/** The permission bits that let users other than the owner write. */
const OTHERS_WRITE = 0o022;

/** Proofs with a key in a folder of the user's own. */
export const proofs: Proofs = {
  sign: (document, text) => proofOf(readKey() ?? makeKey(), document, text),
  isSigned(document, text, proof) {
    const key = readKey();
    return key !== undefined && proofOf(key, document, text) === proof;
  },
};

/** Several machines may share a home. */
function proofOf(key: string, document: string, text: string): string {
  const what = JSON.stringify([os.hostname(), document]);
  return createHmac('sha256', key).update(`${what}\n${text}`).digest('hex').slice(0, PROOF_LENGTH);
}

/** Undefined if there is none, and if users other than this one may have written it. */
function readKey(): string | undefined {
  try {
    const file = keyFile();
    if (!isOwn(path.dirname(file)) || !isOwn(file)) return undefined;
    const key = fs.readFileSync(file, 'utf8');
    return key.length === KEY_BYTES * 2 ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the key under another name first: so that other processes find it complete, and if two make one, only the first
 * counts.
 */
function makeKey(): string {
  const file = keyFile();
  const folder = path.dirname(file);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const giveUp = processes.removeAtEnd?.([{ path: draft }]);
  try {
    const handle = fs.openSync(draft, 'wx', 0o600);
    try {
      fs.writeSync(handle, randomBytes(KEY_BYTES).toString('hex'));
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    putInPlace(draft, file);
  } finally {
    fs.rmSync(draft, { force: true });
    giveUp?.();
  }
  const key = readKey();
  if (key === undefined) throw new Error(`${file} is damaged, or users other than you can write to it`);
  return key;
}

/** Some file systems do not support links. */
function putInPlace(draft: string, file: string): void {
  try {
    fs.linkSync(draft, file);
  } catch {
    if (!fs.existsSync(file)) fs.renameSync(draft, file);
  }
}

/** True for a folder or file, not a link, that only this user may write. Windows has other permissions. */
function isOwn(file: string): boolean {
  const { getuid } = process;
  const stat = fs.lstatSync(file);
  if (!stat.isDirectory() && !stat.isFile()) return false;
  return getuid === undefined || (stat.uid === getuid() && (stat.mode & OTHERS_WRITE) === 0);
}

/** Each user has a key, for some programs work as administrator in the home of another user. */
function keyFile(): string {
  return path.join(stateFolder(), `saves-${process.getuid?.() ?? 'user'}`, 'key');
}

/** Where programs keep state for the next run: https://specifications.freedesktop.org/basedir-spec */
function stateFolder(): string {
  const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
  if (isPlace(XDG_STATE_HOME)) return path.join(XDG_STATE_HOME, 'adobe-collection');
  if (process.platform === 'win32' && isPlace(LOCALAPPDATA))
    return path.join(LOCALAPPDATA, 'adobe-collection', 'State');
  const home = homeFolder();
  if (home === undefined) throw new Error('the user has no home folder');
  if (process.platform === 'darwin')
    return path.join(home, 'Library', 'Application Support', 'adobe-collection');
  return path.join(home, '.local', 'state', 'adobe-collection');
}
