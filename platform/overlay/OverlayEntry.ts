import type { FileStat } from '../Disk';
import { joinBytes } from '../joinBytes';

/** What a file in memory holds: the bytes of a file of the disk below, if any, and then its own. */
export interface FileContent {
  /** The file below, and its bytes. It is read when its bytes are asked for. */
  source?: { file: string; size: number };
  chunks: Uint8Array[];
  /** The bytes of the chunks. */
  held: number;
}

/** What is known of a file, folder or link besides its content. The mode has the bits of its kind, as systems give it. */
export type Rights = Pick<FileStat, 'mode' | 'user' | 'group' | 'createdMs' | 'modifiedMs'>;

/** A file, folder or link that differs from what is on the disk below. */
export type OverlayEntry =
  /** `names` counts the paths of the file. */
  | { kind: 'file'; content: FileContent; rights: Rights; names: number }
  /** Of a folder that is not whole, what the disk below has in it shows through. */
  | { kind: 'folder'; isWhole: boolean; rights: Rights }
  | { kind: 'link'; target: string; rights: Rights }
  | { kind: 'gone' };

export type FileEntry = Extract<OverlayEntry, { kind: 'file' }>;

/** The permissions in a mode; the other bits are those of the kind. */
const ALL_RIGHTS = 0o7777;
const KIND_OF_FILE = 0o100000;
const KIND_OF_FOLDER = 0o040000;

/** Rights of something new: what most systems give. */
export function newRights(kind: 'file' | 'folder', owner: Pick<FileStat, 'user' | 'group'>): Rights {
  const now = Date.now();
  const mode = kind === 'file' ? KIND_OF_FILE | 0o644 : KIND_OF_FOLDER | 0o755;
  return { mode, user: owner.user, group: owner.group, createdMs: now, modifiedMs: now };
}

/** A mode with other permissions. */
export function withPermissions(mode: number, permissions: number): number {
  return (mode & ~ALL_RIGHTS) | (permissions & ALL_RIGHTS);
}

/** The content that some bytes are. */
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
