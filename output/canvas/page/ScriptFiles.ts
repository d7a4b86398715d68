import type { Film } from '../../../film/Film';
import { decodeText } from '../../../platform/decodeText';
import type { PublishedFile } from '../../published/PublishOutcome';
import type { ReadableFile } from '../../published/sources/ReadableFiles';
import { FileNames } from '../media/FileNames';
import { urlOf } from '../media/urlOf';
import type { SourceAccess } from '../../published/sources/SourceAccess';
import { FilesBeside } from './FilesBeside';
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

/** The script files that a document names. */
export class ScriptFiles {
  /** One for each file that a page includes. */
  readonly copies: PublishedFile[] = [];
  private readonly files: FilesBeside;
  private readonly names = new FileNames();
  private readonly folder: string | undefined;
  private readonly byPath = new Map<string, IncludedScript>();

  constructor(
    private readonly film: Film,
    { folder, sources }: ScriptOptions,
  ) {
    this.folder = folder;
    this.files = new FilesBeside(film, sources);
    if (folder !== undefined) this.names.take(folder, PLAYER.file.slice(0, -ENDING.length), ENDING);
  }

  /** The script of a file; undefined for one that is not there, or may not be read. @throws LimitError */
  include(written: string): IncludedScript | undefined {
    const file = this.files.script(written, COPIES);
    if (!file) return undefined;
    let script = this.byPath.get(file.path);
    if (!script) this.byPath.set(file.path, (script = this.add(file)));
    return script;
  }

  /** Why a file is left out, as a sentence. */
  whyNot(written: string): string {
    return this.files.whyNot('script file', written);
  }

  private add({ path, bytes }: ReadableFile): IncludedScript {
    if (this.folder === undefined) return { text: decodeText(bytes) };
    const name = this.film.platform.paths.basename(path).replace(/\.js$/i, '');
    const copy = this.names.take(this.folder, name, ENDING);
    this.copies.push({ path: copy, bytes });
    return { address: urlOf(copy) };
  }
}
