import type { ExternalClass } from '../../../../actionscript/avm2/Program';
import { readExternals } from '../../../../actionscript/avm2/readExternals';
import { readZipDirectory } from '../../../../document/container/zip/readZipDirectory';
import { unpack } from '../../../../document/container/zip/unpack';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
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

  constructor(
    private readonly film: Film,
    files: SourceFiles,
    private readonly problems: MovieProblems,
    language: number,
  ) {
    if (problems.isDropping || language < 3) return;
    for (const path of film.publishing.libraryPaths) {
      for (const { file, bytes } of files.libraries(path)) this.add(file, bytes);
    }
  }

  private add(file: string, bytes: Uint8Array): void {
    try {
      const limits = { ...DEFAULT_LIMITS, ...this.film.limits };
      const { compression } = this.film.platform;
      const entry = readZipDirectory(file, bytes, limits).find(({ name }) => name === MOVIE);
      if (!entry) throw new Error(`it has no ${MOVIE}`);
      const { tags, hasSymbols } = readCodeTags(unpack(compression, file, bytes, entry), compression);
      for (const tag of tags) this.externals.push(...readExternals(tag.block));
      this.tags.push(...tags);
      if (hasSymbols)
        this.problems.lose(file, 'Pictures and sounds of the library are left out; its code is there.');
    } catch (error) {
      this.problems.refuse(file, `The library cannot be read: ${(error as Error).message}.`);
    }
  }
}
