import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolveTarget, type SavedContainer } from '../../../document/container/resolveTarget';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { resolveLinks } from '../../../platform/resolveLinks';
import { pathToWrite, type WritePath } from '../../../platform/WritePath';
import { isAtOrBelow, refusedName } from '../writing/AssistantWrites';
import { documentOf, findDocuments } from '../actions/documents/findDocuments';

/** A path outside the folders, or of a missing file. The message says what to do. */
export class PathFault extends Error {}

/** A document at another path. */
const NEW_DOCUMENT: SavedContainer = { kind: 'xfl', path: '', documentName: '' };

/** A path without links; itself where they lead in a circle. */
function linkedPath(file: string): string {
  try {
    return resolveLinks(nodePlatform, file);
  } catch {
    return file;
  }
}

/** The folders that an assistant may reach. */
export class Roots {
  /** Absolute, links resolved. */
  readonly folders: readonly string[];

  /** @throws PathFault for a missing folder */
  constructor(folders: readonly string[], option = '--root') {
    this.folders = folders.map((folder) => {
      if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
        throw new PathFault(`${option} ${folder}: there is no such folder`);
      return fs.realpathSync(folder);
    });
  }

  /**
   * The absolute path of an existing file or folder.
   *
   * @param name - relative paths start at the first folder
   * @throws PathFault for a missing file, or one outside the folders
   */
  existing(name: string): string {
    const file = this.absolute(name);
    if (!fs.existsSync(file)) {
      // An assistant learns nothing about what is outside of the folders.
      this.inside(linkedPath(file), name);
      throw new PathFault(`${name}: no such file or folder. ${this.advice()}`);
    }
    return this.inside(documentOf(fs.realpathSync(file)), name);
  }

  /**
   * The path of a file to write, links resolved. Its folder need not exist.
   *
   * @throws PathFault if it is outside the folders
   */
  target(name: string): WritePath {
    return this.toWrite(name, (file) => pathToWrite(nodePlatform, file));
  }

  /**
   * The path to save a document at: for an `.xfl` file, its folder was checked.
   *
   * @throws PathFault if that is outside the folders
   */
  documentTarget(name: string): string {
    let documentName = '';
    const file = this.toWrite(name, (given) => {
      const target = resolveTarget(nodePlatform, NEW_DOCUMENT, given);
      if (target.kind === 'xfl') ({ documentName } = target);
      return target.path;
    });
    const isProxy = documentName !== '' && path.parse(documentName).name === path.basename(file);
    const proxy = path.join(file, documentName);
    return isProxy || fs.existsSync(proxy) ? proxy : file;
  }

  /** @throws PathFault for another machine: to ask it whether something is there would tell it who asks */
  private absolute(name: string): string {
    const file = path.resolve(this.folders[0], name);
    return /^\\\\/.test(file) ? this.inside(file, name) : file;
  }

  private toWrite(name: string, resolve: (file: string) => WritePath): WritePath {
    const file = this.absolute(name);
    let target: WritePath;
    try {
      target = resolve(file);
    } catch (error) {
      throw new PathFault(error instanceof Error ? error.message : String(error));
    }
    this.inside(target, name);
    this.checkToSave(target);
    return target;
  }

  /**
   * The folders that a script on a document may use: that of the document, or the document alone if that folder is outside.
   *
   * @param document - as returned by `existing`
   */
  foldersAround(document: string): string[] {
    const folder = path.dirname(document);
    return [this.holds(folder) ? folder : document];
  }

  /** @throws PathFault for hidden files, and for names that other programs run or obey */
  checkToSave(file: string): void {
    const names = this.folders
      .filter((folder) => isAtOrBelow(folder, file))
      .map((folder) => refusedName(folder, file));
    const [name] = names;
    if (name !== undefined && !names.includes(undefined))
      throw new PathFault(
        `${this.nameOf(file)}: not written, as ${JSON.stringify(name)} is hidden, or a name that other programs run or obey; choose another one`,
      );
  }

  /** Every document in the folders, sorted: absolute paths. */
  documents(): string[] {
    const documents = this.folders.flatMap((folder) => {
      try {
        return findDocuments(folder);
      } catch {
        // A folder without documents.
        return [];
      }
    });
    return [...new Set(documents)].filter((file) => this.holds(fs.realpathSync(file))).sort();
  }

  /** The URI of a document. */
  uriOf(file: string): string {
    return pathToFileURL(file).href;
  }

  /** The document of a URI. @throws PathFault as `existing` */
  fileOf(uri: string): string {
    if (!/^file:\/\//i.test(uri)) throw new PathFault(`${uri}: expected the URI of a file`);
    return this.existing(fileURLToPath(uri));
  }

  /** A path for answers: relative if it is in the first folder. */
  nameOf(file: string): string {
    const name = path.relative(this.folders[0], file);
    return name.startsWith('..') || path.isAbsolute(name) ? file : name || '.';
  }

  private inside(file: string, name: string): string {
    if (this.holds(file)) return file;
    throw new PathFault(`${name}: is outside the folders that --root names. ${this.advice()}`);
  }

  private holds(file: string): boolean {
    return this.folders.some((folder) => isAtOrBelow(folder, file));
  }

  private advice(): string {
    return `Paths start at ${this.folders[0]}; resources/list names the documents`;
  }
}
