import type { Film } from '../../../film/Film';
import { foreignPath, type ReadableFile, ReadableFiles } from '../../published/sources/ReadableFiles';
import type { SourceAccess } from '../../published/sources/SourceAccess';

/** Other files beside a document, such as keys, are copied to no page. */
const SCRIPTS = /\.m?js$/i;
const MEDIA = /\.(?:png|jpe?g|gif|svg|webp|bmp|css|mp4|m4v|webm|og[gv]|mov)$/i;

/** Files that a document names, which are in its folder. */
export class FilesBeside {
  private readonly files: ReadableFiles;

  constructor(
    private readonly film: Film,
    sources: SourceAccess | undefined,
  ) {
    this.files = new ReadableFiles(film, sources);
  }

  /**
   * The script of that path; undefined for one that is not there, or may not be read.
   *
   * @param folder - where copies of such files are, beside the document
   * @throws LimitError for one that is too large
   */
  script(written: string, folder: string): ReadableFile | undefined {
    if (!SCRIPTS.test(written)) return undefined;
    return this.firstOf(this.placesOf(written, folder), (path) => this.files.read(path));
  }

  /** The same for a picture, a film or a style sheet. */
  media(written: string, folder: string): ReadableFile | undefined {
    if (!MEDIA.test(written)) return undefined;
    return this.firstOf(this.placesOf(written, folder), (path) => this.files.readMedia(path));
  }

  /** Why a file is left out, as a sentence. */
  whyNot(kind: 'script file' | 'file', written: string): string {
    return `The ${kind} "${written}" is left out: ${this.reason(kind === 'file' ? MEDIA : SCRIPTS, written)}.`;
  }

  private reason(copied: RegExp, written: string): string {
    if (this.files.home === undefined) return 'the document was never saved';
    return copied.test(written) ? 'its folder has no such file' : 'files of this kind are not copied';
  }

  private firstOf(
    places: ReadonlySet<string>,
    read: (path: string) => ReadableFile | undefined,
  ): ReadableFile | undefined {
    for (const path of places) {
      const file = read(path);
      if (file) return file;
    }
    return undefined;
  }

  /** Where the document says; a path of another machine, or out of the folder, means the file of that name beside it. */
  private placesOf(written: string, folder: string): ReadonlySet<string> {
    const { home } = this.files;
    const { isWindows, paths } = this.film.platform;
    const path = written.replaceAll('\\', '/');
    const leaf = path.split('/').at(-1) ?? '';
    if (home === undefined || leaf === '' || path.includes('\0')) return new Set();
    return new Set([
      ...(foreignPath(path, isWindows) ? [] : [paths.resolve(home, path)]),
      ...(foreignPath(leaf, isWindows) ? [] : [paths.join(home, leaf), paths.join(home, folder, leaf)]),
    ]);
  }
}
