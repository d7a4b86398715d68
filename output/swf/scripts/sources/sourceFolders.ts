import type { Film } from '../../../../film/Film';
import { foreignPath, type ReadableFiles } from '../../../published/sources/ReadableFiles';

/** Where a movie's sources are searched. */
export interface SourceFolders {
  /** The document's folder; undefined for one that was never saved. */
  readonly home: string | undefined;
  /** Folders that are searched, in their order. */
  readonly searched: readonly string[];
  /** Folders that the document names and that are not read: they are outside of its own. */
  readonly refused: readonly string[];
}

/** Paths of the program that made a document: `$(AppConfig)/ActionScript 3.0/libs`. */
export const PROGRAM_PATH = /\$\(/;

/**
 * The folders of a document's class path, and those that the user named. What the document names is read only where it
 * is below the document's folder, or below a folder of the user.
 */
export function sourceFolders(film: Film, language: number, files: ReadableFiles): SourceFolders {
  const { platform } = film;
  const { home, own } = files;
  const searched: string[] = [];
  const refused: string[] = [];
  for (const written of home === undefined ? [] : classPath(film, language)) {
    const folder = foreignPath(written, platform.isWindows)
      ? undefined
      : platform.paths.resolve(home ?? '', written);
    if (folder !== undefined && files.isInside(folder)) searched.push(folder);
    else refused.push(written);
  }
  return { home, searched: [...new Set([...searched, ...own])], refused };
}

/** The class path of the current profile. The document's folder belongs to that of ActionScript 2 in any case. */
function classPath({ publishing }: Film, language: number): string[] {
  const text = language === 3 ? publishing.read('AS3PackagePaths', '.') : publishing.read('PackagePaths', '');
  const written = text.split(';').map((path) => path.trim().replaceAll('\\', '/'));
  const own = written.filter((path) => path !== '' && !PROGRAM_PATH.test(path));
  return language === 3 ? own : ['.', ...own];
}
