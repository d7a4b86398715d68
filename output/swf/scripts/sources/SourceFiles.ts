import type { SourceText } from '../../../../actionscript/syntax/SourceText';
import type { Film } from '../../../../film/Film';
import { decodeText } from '../../../../platform/decodeText';
import { isBelow } from '../../../../platform/isBelow';
import { foreignPath, ReadableFiles } from '../../../published/sources/ReadableFiles';
import type { SourceAccess } from '../../../published/sources/SourceAccess';
import { PROGRAM_PATH, sourceFolders, type SourceFolders } from './sourceFolders';

const ENDING = '.as';

const LIBRARY = /\.swc$/i;

/** The files of source code that belong to a document. */
export class SourceFiles {
  readonly folders: SourceFolders;
  /** Paths that scripts include and that are not read: they are outside of the folders. */
  readonly refusedIncludes = new Set<string>();
  private readonly files: ReadableFiles;
  private readonly byName = new Map<string, SourceText | undefined>();
  /** A script asks each package that it imports for each of its names. */
  private readonly byPackage = new Map<string, readonly string[]>();
  /** Paths by the words that messages have for them. */
  private readonly pathOf = new Map<string, string>();

  constructor(
    private readonly film: Film,
    language: number,
    access: SourceAccess = {},
  ) {
    this.files = new ReadableFiles(film, access);
    this.folders = sourceFolders(film, language, this.files);
  }

  /** The source of a class by its name with the package: `ui.Star`. Undefined where there is none. */
  find(qualifiedName: string): SourceText | undefined {
    if (!this.byName.has(qualifiedName)) this.byName.set(qualifiedName, this.search(qualifiedName));
    return this.byName.get(qualifiedName);
  }

  /** The text of a file that a script includes. @param from - the `file` of the text that does */
  include(written: string, from: string): SourceText | undefined {
    const { platform } = this.film;
    const { home } = this.folders;
    const path = written.replaceAll('\\', '/');
    if (path.includes('\0') || foreignPath(path, platform.isWindows)) return this.refuse(written);
    const around = this.pathOf.get(from);
    const folders = [around === undefined ? home : platform.paths.dirname(around), home];
    const files = [...new Set(folders)].flatMap((folder) =>
      folder === undefined ? [] : [platform.paths.resolve(folder, path)],
    );
    for (const file of files) {
      const source = this.read(file);
      if (source) return source;
    }
    return files.every((file) => this.files.isInside(file)) ? undefined : this.refuse(written);
  }

  /** The names of the sources of a package, without it. */
  namesIn(packageName: string): readonly string[] {
    let names = this.byPackage.get(packageName);
    if (!names) this.byPackage.set(packageName, (names = this.listPackage(packageName)));
    return names;
  }

  private listPackage(packageName: string): string[] {
    const { disk, paths } = this.film.platform;
    const names = this.folders.searched.flatMap((root) => {
      const folder = this.files.spelled(paths.join(root, ...packageName.split('.')));
      return this.files.mayRead(folder) ? namesOf(disk, folder) : [];
    });
    const own = names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
    return [...new Set(own)];
  }

  /** The SWC files at a path of the profile: that file, or those of that folder. */
  libraries(written: string): { file: string; bytes: Uint8Array }[] {
    const { platform } = this.film;
    const { disk, paths } = platform;
    const path = written.replaceAll('\\', '/');
    if (PROGRAM_PATH.test(path) || this.folders.home === undefined) return [];
    const start = paths.resolve(this.folders.home, path);
    if (foreignPath(path, platform.isWindows) || !this.files.isInside(start)) {
      this.refuse(written);
      return [];
    }
    const isFolder = !LIBRARY.test(start) && this.files.mayRead(start);
    const names = isFolder ? namesOf(disk, start).map((name) => paths.join(start, name)) : [start];
    return names.flatMap((name) => {
      const read = LIBRARY.test(name) ? this.readFile(name) : undefined;
      return read ? [read] : [];
    });
  }

  /** Where sources were searched, as a sentence. */
  searchedWords(): string {
    const { searched } = this.folders;
    const words = searched.length === 0 ? 'no folder: the document was never saved' : searched.join(', ');
    return `Sources were searched in ${words}.`;
  }

  /**
   * Lines for the end of a list of faults: where sources were searched, and what was not read.
   *
   * @param isMissing - true if a fault names something without a source
   */
  hints(isMissing: boolean): string[] {
    const { refused } = this.folders;
    return [
      ...(isMissing ? [this.searchedWords()] : []),
      ...[...(isMissing ? refused : []), ...this.refusedIncludes].map(
        (path) =>
          `"${path}" was not read: it is outside of the document's folder (--source-path names folders).`,
      ),
    ];
  }

  private search(qualifiedName: string): SourceText | undefined {
    const parts = qualifiedName.split('.');
    if (!parts.every((part) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(part))) return undefined;
    const { paths } = this.film.platform;
    for (const folder of this.folders.searched) {
      const file = paths.join(folder, ...parts) + ENDING;
      const source = this.read(file);
      const name = parts[parts.length - 1];
      if (source && (source.isExact || defines(source.text, name))) return source;
    }
    return undefined;
  }

  private read(path: string): (SourceText & { isExact: boolean }) | undefined {
    const source = this.readFile(path);
    return source && { file: source.file, text: decodeText(source.bytes), isExact: source.isExact };
  }

  /** Undefined for a file that is not there, or may not be read. @throws LimitError for one that is too large */
  private readFile(
    path: string,
  ): { readonly file: string; readonly bytes: Uint8Array; readonly isExact: boolean } | undefined {
    const read = this.files.read(path, (spelled) => this.wordsFor(spelled));
    if (!read) return undefined;
    const file = this.wordsFor(read.path);
    this.pathOf.set(file, read.path);
    return { file, bytes: read.bytes, isExact: read.isExact };
  }

  /** A path below the document's folder from there, others as they are. */
  private wordsFor(path: string): string {
    const { home } = this.folders;
    const { paths } = this.film.platform;
    if (home === undefined || path === home || !isBelow(paths, home, path)) return path;
    return path.slice(home.length).replace(/^[\\/]/, '');
  }

  private refuse(written: string): undefined {
    this.refusedIncludes.add(written);
    return undefined;
  }
}

/** The names in a folder; none for what is not a folder. */
function namesOf(disk: Film['platform']['disk'], folder: string): string[] {
  try {
    return disk.list(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** True for a text that defines a name: a file may be called `star.as`, and hold the class `Star`. */
function defines(text: string, name: string): boolean {
  return new RegExp(
    `\\b(?:class|interface|function|namespace|var|const)\\s+(?:[\\w.]+\\.)?${name.replaceAll('$', '\\$')}(?![\\w$])`,
  ).test(text);
}
