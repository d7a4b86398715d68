import fs from 'node:fs';
import type { CreateOptions, Disk, FileStat } from '../Disk';

const PERMISSIONS = 0o7777;
const ANY_WRITE = 0o222;
const NO_THROW = { throwIfNoEntry: false } as const;

/** The disk of the machine, by Node's module `fs`. */
export const disk: Disk = {
  exists: (path) => fs.existsSync(path),
  isWritable,
  stat: (path) => described(fs.statSync(path, NO_THROW)),
  linkStat: (path) => described(fs.lstatSync(path, NO_THROW)),
  list: (folder) =>
    fs
      .readdirSync(folder, { withFileTypes: true })
      .map((entry) => ({ name: entry.name, isLink: entry.isSymbolicLink() }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  realPath: (path) => fs.realpathSync.native(path),
  readLink: (link) => fs.readlinkSync(link),

  read: (file) => fs.readFileSync(noPipe(file)),
  readStart,
  write: (file, content) => fs.writeFileSync(noPipe(file), content),
  append: (file, text) => withHandle(noPipe(file), 'a', 0o666, (handle) => appendAll(handle, text)),
  create,
  sync,

  makeFolder: (folder) => void fs.mkdirSync(folder, { recursive: true }),
  makeTemporaryFolder: (prefix) => fs.mkdtempSync(prefix),
  rename: (from, to) => fs.renameSync(from, to),
  link: (file, name) => fs.linkSync(file, name),
  copy: (from, to) => fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL),
  setMode: (path, mode) => fs.chmodSync(path, mode),
  removeFile: (file) => fs.unlinkSync(file),
  removeFolder: (folder) => fs.rmdirSync(folder),
  removeAll: (path) => fs.rmSync(path, { recursive: true }),
};

/** Pipes from which a shell lets a program read: `<(…)`. They may be opened. */
const OF_SHELL = /^\/(dev|proc)\//;

/** Opening a named pipe would wait for its other end, perhaps forever. @throws Error for one. */
function noPipe(file: string): string {
  if (OF_SHELL.test(file) || !fs.statSync(file, NO_THROW)?.isFIFO()) return file;
  throw new Error(`${file} is a named pipe, not a file`);
}

/** Node's data about a file, in the host's form. */
export function described(stat: fs.Stats | undefined): FileStat | undefined {
  return (
    stat && {
      isFile: stat.isFile(),
      isFolder: stat.isDirectory(),
      isLink: stat.isSymbolicLink(),
      size: stat.size,
      mode: stat.mode,
      user: stat.uid,
      group: stat.gid,
      createdMs: stat.birthtimeMs,
      modifiedMs: stat.mtimeMs,
    }
  );
}

function readStart(file: string, length: number): Uint8Array {
  return withHandle(noPipe(file), 'r', 0, (handle) => {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, fs.readSync(handle, bytes, 0, length, 0));
  });
}

function create(file: string, chunks: Iterable<Uint8Array>, options: CreateOptions): void {
  let isMade = false;
  try {
    withHandle(file, 'wx', options.like === undefined ? 0o666 : 0o600, (handle) => {
      isMade = true;
      writeAll(handle, chunks, options);
    });
  } catch (error) {
    if (isMade) removeInVain(file);
    throw error;
  }
}

/** Fills a new file. */
export function writeAll(
  handle: number,
  chunks: Iterable<Uint8Array>,
  { isSynced, like }: CreateOptions,
): void {
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) at += fs.writeSync(handle, chunk, at);
  }
  if (like !== undefined) takeRights(handle, like);
  if (isSynced) fs.fsyncSync(handle);
}

/** Adds a text to an open file, or nothing: if the disk takes only a part of it, that part is removed. */
export function appendAll(handle: number, text: string): void {
  const { size } = fs.fstatSync(handle);
  try {
    fs.writeFileSync(handle, text);
  } catch (error) {
    truncateInVain(handle, size);
    throw error;
  }
}

/** Removes it if possible: a second error must not hide the first. */
function removeInVain(file: string): void {
  try {
    fs.unlinkSync(file);
  } catch {
    return;
  }
}

/** Makes a file as short as it was, if possible: as `removeInVain`. */
function truncateInVain(handle: number, size: number): void {
  try {
    if (fs.fstatSync(handle).isFile()) fs.ftruncateSync(handle, size);
  } catch {
    return;
  }
}

/** Only the system's administrator may give files away; the permissions come last, as a new owner takes some back. */
function takeRights(handle: number, { mode, user, group }: FileStat): void {
  const { uid, gid } = fs.fstatSync(handle);
  try {
    if (uid !== user || gid !== group) fs.fchownSync(handle, user, group);
  } catch {
    // The file belongs to the user who wrote it.
  }
  fs.fchmodSync(handle, mode & PERMISSIONS);
}

/** For an administrator, who may write anything, only the bits decide. */
function isWritable(path: string): boolean {
  if ((fs.statSync(path).mode & ANY_WRITE) === 0) return false;
  try {
    fs.accessSync(path, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems cannot open folders; the files are whole without it. */
function sync(folder: string): void {
  try {
    withHandle(folder, 'r', 0, (handle) => fs.fsyncSync(handle));
  } catch {
    return;
  }
}

function withHandle<T>(file: string, flags: string, mode: number, action: (handle: number) => T): T {
  const handle = fs.openSync(file, flags, mode);
  try {
    return action(handle);
  } finally {
    fs.closeSync(handle);
  }
}
