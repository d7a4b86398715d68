import fs from 'node:fs';
import path from 'node:path';
import { SAVE_PREFIX } from '../../../document/container/folder/FolderSave';
import { isDocumentFolder, isOfDocument } from '../../../document/container/folder/folderLayout';
import { LOCK } from '../../../document/container/folder/recoverSaves';
import { isOfLock, nameOfFile } from '../../../platform/namesBeside';
import type { WriteGuard } from '../../../platform/WriteGuard';
import { isHidden, isObeyedFile, isObeyedFolder, obeyedPart } from './obeyedNames';

/** Where scripts of an assistant may write. Paths are absolute, without links. */
export interface WriteLimits {
  /** Folders below which they may save documents. */
  documents: readonly string[];
  /** Folders below which they may write other files too. */
  files: readonly string[];
}

/**
 * Lets scripts of an assistant save documents, and write other files where a folder was named for them. Hidden files, and
 * files that other programs run or obey, they may not write anywhere.
 */
export class AssistantWrites implements WriteGuard {
  /** Folders that were made: what belongs to a new document is written there before its main file. */
  private readonly made = new Set<string>();

  constructor(private readonly limits: WriteLimits) {}

  allows(file: string): boolean {
    return this.allowsFile(file) || this.made.has(file);
  }

  allowsFolder(folder: string): boolean {
    const { documents, files } = this.limits;
    return (
      [...files, ...documents].some((root) => isPlainFolder(partsBelow(root, folder))) ||
      documents.some((root) => this.isInDocument(partsBelow(root, folder), root, isFolderInDocument))
    );
  }

  noteMade(folder: string): void {
    this.made.add(folder);
  }

  private allowsFile(file: string): boolean {
    const { documents, files } = this.limits;
    return (
      files.some((root) => isPlainFile(partsBelow(root, file))) ||
      documents.some((root) => this.isOfDocument(root, file))
    );
  }

  /** True for an FLA, and for the files of an XFL document that exists, or in a folder that was made for it. */
  private isOfDocument(root: string, file: string): boolean {
    const parts = partsBelow(root, file);
    if (!parts) return false;
    if (/\.fla$/i.test(meant(path.basename(file))) && isPlainFile(parts)) return true;
    return this.isInDocument(parts, root, isFileInDocument);
  }

  /** @param isPart - whether something belongs to a document, by the names on the way from its folder */
  private isInDocument(
    parts: readonly string[] | undefined,
    root: string,
    isPart: (parts: readonly string[]) => boolean,
  ): boolean {
    return (
      parts?.some((_part, index) => {
        const above = parts.slice(0, index);
        return (
          this.isDocument(path.join(root, ...above)) && isPlainFolder(above) && isPart(parts.slice(index))
        );
      }) ?? false
    );
  }

  private isDocument(folder: string): boolean {
    if (this.made.has(folder)) return true;
    return fs.lstatSync(path.join(folder, 'DOMDocument.xml'), { throwIfNoEntry: false })?.isFile() === true;
  }
}

function isPlainFolder(parts: readonly string[] | undefined): boolean {
  return parts?.every((part) => !isObeyedFolder(part)) ?? false;
}

function isPlainFile(parts: readonly string[] | undefined): boolean {
  return parts !== undefined && obeyedPart([...parts.slice(0, -1), meant(parts.at(-1) ?? '')]) === undefined;
}

/** @param parts - the names on the way from the folder of an XFL document */
function isFileInDocument(parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  if (isSave(first)) return others.length < 2;
  if (others.length === 0) return isOfLock(LOCK, first) || (isOfDocument(first) && !isObeyedFile(first));
  // Folders and symbols of a library may have any name; no program looks for its files there.
  const last = others.at(-1) ?? '';
  const isItem = /\.xml$/i.test(last) || last.toLowerCase() === 'head';
  return isOfDocument(parts.join('/')) && !parts.some(isHidden) && (isItem || !isObeyedFile(last));
}

/** @see isFileInDocument. Folders of a library may have any name. */
function isFolderInDocument(parts: readonly string[]): boolean {
  const [first = ''] = parts;
  if (isSave(first)) return parts.length === 1;
  return isDocumentFolder(first) && !parts.some(isHidden);
}

/** True for the name of the folder of a save in the folder of an XFL document. */
function isSave(name: string): boolean {
  return name.startsWith(SAVE_PREFIX) && /^[\w-]*$/.test(name.slice(SAVE_PREFIX.length));
}

/** The name of the file that a waiting file will replace, or a lock protects. */
function meant(name: string): string {
  return nameOfFile(name) ?? name;
}

/** The names on the way from a folder to a path below it; undefined for a path that is not below. */
function partsBelow(root: string, file: string): string[] | undefined {
  const name = path.relative(root, file);
  if (name === '' || path.isAbsolute(name)) return undefined;
  const parts = name.split(path.sep);
  return parts[0] === '..' ? undefined : parts;
}

/** True for the folder itself, and everything below it, in any case on Windows. */
export function isAtOrBelow(root: string, file: string): boolean {
  return path.relative(root, file) === '' || partsBelow(root, file) !== undefined;
}

/**
 * The name on the way from a folder to a document or another file that an assistant may not write; undefined where it may.
 * `Makefile.xfl` is written as a folder `Makefile`.
 */
export function refusedName(root: string, file: string): string | undefined {
  const parts = partsBelow(root, file) ?? [];
  const last = parts.at(-1) ?? '';
  const stem = last.replace(/\.xfl$/i, '');
  return obeyedPart(parts) ?? ([last, stem].some(isObeyedFolder) ? last : undefined);
}
