import type { Film } from '../../../film/Film';
import { decodeText } from '../../../platform/decodeText';
import type { PublishedFile } from '../../published/PublishOutcome';
import { foreignPath, type ReadableFile, ReadableFiles } from '../../published/sources/ReadableFiles';
import { FileNames } from '../media/FileNames';
import { urlOf } from '../media/urlOf';
import type { SourceAccess } from '../../published/sources/SourceAccess';
import { PLAYER } from './player';

/** A script that a page has before that of the film: its text, or where the browser finds it. */
export type IncludedScript = { readonly text: string } | { readonly address: string };

/** How the scripts of a document reach its page. */
export interface ScriptOptions {
  /** The folder for copies of files: `libs/`, or nothing; undefined where their text is in the page. */
  readonly folder?: string | undefined;
  readonly sources?: SourceAccess | undefined;
}

/** The folder in which Animate puts its copies: a public document has its scripts there, beside the page. */
const COPIES = 'libs';

const ENDING = '.js';

/** Other files beside a document, such as keys, are copied to no page. */
const ENDS_LIKE_A_SCRIPT = /\.m?js$/i;

/** The script files that a document names. */
export class ScriptFiles {
  /** One for each file that a page includes. */
  readonly copies: PublishedFile[] = [];
  private readonly files: ReadableFiles;
  private readonly names = new FileNames();
  private readonly folder: string | undefined;
  private readonly byPath = new Map<string, IncludedScript>();

  constructor(
    private readonly film: Film,
    { folder, sources }: ScriptOptions,
  ) {
    this.folder = folder;
    this.files = new ReadableFiles(film, sources);
    if (folder !== undefined) this.names.take(folder, PLAYER.file.slice(0, -ENDING.length), ENDING);
  }

  /** The script of a file; undefined for one that is not there, or may not be read. @throws LimitError */
  include(written: string): IncludedScript | undefined {
    const file = this.read(written);
    if (!file) return undefined;
    let script = this.byPath.get(file.path);
    if (!script) this.byPath.set(file.path, (script = this.add(file)));
    return script;
  }

  /** Why a file is left out, as a sentence. */
  whyNot(written: string): string {
    const where =
      this.files.home === undefined ? 'the document was never saved' : 'its folder has no such file';
    return `The script file "${written}" is left out: ${where}.`;
  }

  private add({ path, bytes }: ReadableFile): IncludedScript {
    if (this.folder === undefined) return { text: decodeText(bytes) };
    const name = this.film.platform.paths.basename(path).replace(/\.js$/i, '');
    const copy = this.names.take(this.folder, name, ENDING);
    this.copies.push({ path: copy, bytes });
    return { address: urlOf(copy) };
  }

  /** Where the document says; a path of another machine, or out of the folder, means the file of that name beside it. */
  private read(written: string): ReadableFile | undefined {
    const { home } = this.files;
    const { isWindows, paths } = this.film.platform;
    const path = written.replaceAll('\\', '/');
    const leaf = path.split('/').at(-1) ?? '';
    if (home === undefined || !ENDS_LIKE_A_SCRIPT.test(leaf) || path.includes('\0')) return undefined;
    const places = [
      ...(foreignPath(path, isWindows) ? [] : [paths.resolve(home, path)]),
      ...(foreignPath(leaf, isWindows) ? [] : [paths.join(home, leaf), paths.join(home, COPIES, leaf)]),
    ];
    for (const candidate of new Set(places)) {
      const file = this.files.read(candidate);
      if (file) return file;
    }
    return undefined;
  }
}
