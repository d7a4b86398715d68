import type { ExternalClass } from '../../../../actionscript/avm2/Program';
import { readExternals } from '../../../../actionscript/avm2/readExternals';
import { readZipDirectory } from '../../../../document/container/zip/readZipDirectory';
import { unpack } from '../../../../document/container/zip/unpack';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { checkCount, MAX_SOURCES_BYTES } from '../../../../geometry/claims';
import type { Film } from '../../../../film/Film';
import type { MovieProblems } from '../MovieProblems';
import type { SourceFiles } from '../sources/SourceFiles';
import { readCodeTags, type CodeTag } from './readCodeTags';

const MOVIE = 'library.swf';

/** The compiled classes of the SWC files that a document's profile names. */
export class CodeLibraries {
  readonly externals: ExternalClass[] = [];
  /** Blocks of code, in the order of the library path. */
  readonly tags: CodeTag[] = [];
  private bytes = 0;
  private characters = 0;

  constructor(
    private readonly film: Film,
    files: SourceFiles,
    private readonly problems: MovieProblems,
    language: number,
  ) {
    if (problems.isDropping || language < 3) return;
    const added = new Set<string>();
    for (const path of film.publishing.libraryPaths) {
      for (const { file, bytes } of files.libraries(path)) {
        if (!added.has(file)) this.add(file, bytes);
        added.add(file);
      }
    }
  }

  private add(file: string, bytes: Uint8Array): void {
    try {
      const limits = { ...DEFAULT_LIMITS, ...this.film.limits };
      const { compression } = this.film.platform;
      const entry = readZipDirectory(file, bytes, limits).find(({ name }) => name === MOVIE);
      if (!entry) throw new Error(`it has no ${MOVIE}`);
      const { tags, hasSymbols, size } = readCodeTags(unpack(compression, file, bytes, entry), compression);
      checkCount('The movie', (this.bytes += size), MAX_SOURCES_BYTES, 'bytes of libraries');
      for (const tag of tags) this.take(tag);
      if (hasSymbols)
        this.problems.lose(file, 'Pictures and sounds of the library are left out; its code is there.');
    } catch (error) {
      this.problems.refuse(file, `The library cannot be read: ${(error as Error).message}.`);
    }
  }

  /** A small library can unpack to very much: what all of them hold is counted. */
  private take(tag: CodeTag): void {
    for (const external of readExternals(tag.block)) {
      this.characters += external.name.length + external.base.length;
      checkCount('The movie', this.characters, MAX_SOURCES_BYTES, 'characters of names in libraries');
      this.externals.push(external);
    }
    this.tags.push(tag);
  }
}
