import type { FileStat } from '../Disk';
import { joinBytes } from '../joinBytes';

/** The content of a file in memory: the bytes of a file of the disk below, if any, and then its own. */
export interface FileContent {
  /** The file below, and its bytes. It is read at the first use of its bytes. */
  source?: { file: string; size: number };
  chunks: Uint8Array[];
  /** The bytes of the chunks. */
  held: number;
}

/** The metadata of a file, folder or link. The mode includes the bits of its kind, as in systems. */
export type Rights = Pick<FileStat, 'mode' | 'user' | 'group' | 'createdMs' | 'modifiedMs'>;

/** A file, folder or link that differs from the disk below. */
export type OverlayEntry =
  /** `names` counts the paths of the file. */
  | { kind: 'file'; content: FileContent; rights: Rights; names: number }
  /** If a folder is not whole, its content on the disk below is visible too. */
  | { kind: 'folder'; isWhole: boolean; rights: Rights }
  | { kind: 'link'; target: string; rights: Rights }
  | { kind: 'gone' };

export type FileEntry = Extract<OverlayEntry, { kind: 'file' }>;

/** The permissions in a mode; the other bits are those of the kind. */
const ALL_RIGHTS = 0o7777;
const KIND_OF_FILE = 0o100000;
const KIND_OF_FOLDER = 0o040000;

/** The permissions of new entries, as in most systems. */
export function newRights(kind: 'file' | 'folder', owner: Pick<FileStat, 'user' | 'group'>): Rights {
  const now = Date.now();
  const mode = kind === 'file' ? KIND_OF_FILE | 0o644 : KIND_OF_FOLDER | 0o755;
  return { mode, user: owner.user, group: owner.group, createdMs: now, modifiedMs: now };
}

/** A mode with other permissions. */
export function withPermissions(mode: number, permissions: number): number {
  return (mode & ~ALL_RIGHTS) | (permissions & ALL_RIGHTS);
}

/** A content made from bytes. */
export function contentOf(...chunks: Uint8Array[]): FileContent {
  return { chunks, held: chunks.reduce((sum, { length }) => sum + length, 0) };
}

/** Bytes. */
export function sizeOf({ source, held }: FileContent): number {
  return (source?.size ?? 0) + held;
}

/** @param read - reads a file of the disk below */
export function bytesOf({ source, chunks }: FileContent, read: (file: string) => Uint8Array): Uint8Array {
  return joinBytes(source === undefined ? chunks : [read(source.file), ...chunks]);
}

export function statOfEntry(entry: OverlayEntry): FileStat | undefined {
  if (entry.kind === 'gone') return undefined;
  const { kind, rights } = entry;
  return {
    isFile: kind === 'file',
    isFolder: kind === 'folder',
    isLink: kind === 'link',
    size: kind === 'file' ? sizeOf(entry.content) : 0,
    mode: rights.mode,
    user: rights.user,
    group: rights.group,
    createdMs: rights.createdMs,
    modifiedMs: rights.modifiedMs,
  };
}
