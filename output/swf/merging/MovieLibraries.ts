import type { ExternalClass } from '../../../actionscript/avm2/Program';
import { readExternals } from '../../../actionscript/avm2/readExternals';
import { readLinks } from '../../../actionscript/avm2/readLinks';
import { readZipDirectory } from '../../../document/container/zip/readZipDirectory';
import { unpack } from '../../../document/container/zip/unpack';
import { DEFAULT_LIMITS } from '../../../document/container/limits';
import type { Film, FilmItem } from '../../../film/Film';
import { checkCount, MAX_SOURCES_BYTES } from '../../../geometry/claims';
import type { Definitions } from '../characters/Definitions';
import { LIBRARY_MOVIE } from '../library/writeCatalog';
import type { MovieProblems } from '../scripts/MovieProblems';
import type { SourceFiles } from '../scripts/sources/SourceFiles';
import { ClipFiles } from './ClipFiles';
import { LinkedMovie, type CodeTag } from './LinkedMovie';
import { Linking, type Exported, type LinkedCode, type LinkingMovie } from './Linking';
import { CLASS_NAMES, OldClips } from './OldClips';

/** What a movie takes of its libraries. */
interface LinkedParts {
  readonly tags: readonly CodeTag[];
  readonly exported: readonly Exported[];
}

/**
 * What a document links in compiled form: the SWC files that its profile names, whole, and of the compiled clips in its
 * library what the movie uses.
 */
export class MovieLibraries {
  /** Classes of ActionScript 3. */
  readonly externals: ExternalClass[] = [];
  private readonly files = new Set<LinkedMovie>();
  private readonly clips: ClipFiles;
  private readonly code: LinkedCode[] = [];
  private readonly byName = new Map<string, LinkedCode>();
  /** What compiled clips give to a movie in ActionScript 1 or 2. */
  readonly old: OldClips;
  private readonly isOld: boolean;
  private bytes = 0;
  private characters = 0;

  constructor(
    private readonly film: Film,
    sources: SourceFiles,
    private readonly problems: MovieProblems,
    private readonly definitions: Definitions,
    language: number,
  ) {
    this.clips = new ClipFiles(film, problems, (movie) => {
      this.count(movie);
    });
    this.old = new OldClips(definitions);
    this.isOld = language < 3;
    if (problems.isDropping || this.isOld) return;
    const files = film.publishing.libraryPaths.flatMap((path) => sources.libraries(path));
    for (const [file, bytes] of new Map(files.map((each) => [each.file, each.bytes])))
      this.addFile(file, bytes);
    for (const { path, movie } of this.clips.all()) this.addClip(path, movie);
  }

  /** True where nothing is linked into a movie in ActionScript 3. */
  get isEmpty(): boolean {
    return this.code.length === 0;
  }

  /** True for a class of ActionScript 3 that a library has. */
  hasClass(name: string): boolean {
    return this.byName.has(name);
  }

  /** The names of the classes of ActionScript 2 that the compiled clips have, with their packages. */
  oldClassNames(): Set<string> {
    const names = this.clips.all().flatMap(({ movie }) => [...movie.exported.keys()]);
    const classes = names.filter((name) => name.startsWith(CLASS_NAMES));
    return new Set(classes.map((name) => name.slice(CLASS_NAMES.length)));
  }

  /** The character that instances of a compiled clip show; undefined where there is none. */
  clipId(item: FilmItem): number | undefined {
    const clip = this.clips.of(item);
    if (!clip) return undefined;
    const { movie, root } = clip;
    if (this.isOld) this.old.use(clip);
    else if (root !== undefined) movie.need(root);
    movie.copyNeeded(this.definitions);
    return root === undefined ? undefined : movie.copyOf(root);
  }

  /** Takes the code that a movie needs, and the characters of its classes. @param needed - names that its code says */
  link(needed: Iterable<string>, movie: LinkingMovie, hasCode: boolean): LinkedParts {
    const linking = new Linking(this.code, this.byName, movie);
    for (const code of this.code) if (hasCode && this.files.has(code.movie)) linking.take(code);
    for (const name of movie.own.keys()) linking.need(name);
    for (const name of needed) linking.need(name);
    for (const library of new Set(this.code.map(({ movie: each }) => each)))
      for (const [name, id] of library.exported) if (library.isCopied(id)) linking.need(name);
    return linking.finish(this.definitions);
  }

  private addClip(path: string, movie: LinkedMovie): void {
    try {
      this.addCode(movie);
    } catch (error) {
      this.problems.refuse(`"${path}"`, `The compiled clip cannot be read: ${(error as Error).message}.`);
    }
  }

  private addFile(file: string, bytes: Uint8Array): void {
    try {
      const limits = { ...DEFAULT_LIMITS, ...this.film.limits };
      const { compression } = this.film.platform;
      const entry = readZipDirectory(file, bytes, limits).find(({ name }) => name === LIBRARY_MOVIE);
      if (!entry) throw new Error(`it has no ${LIBRARY_MOVIE}`);
      const movie = new LinkedMovie(unpack(compression, file, bytes, entry), compression);
      this.count(movie);
      this.files.add(movie);
      this.addCode(movie);
    } catch (error) {
      this.problems.refuse(file, `The library cannot be read: ${(error as Error).message}.`);
    }
  }

  /** Small libraries and clips can unpack to gigabytes. @throws LimitError where all of them together are too much */
  private count({ size }: LinkedMovie): void {
    checkCount('The movie', (this.bytes += size), MAX_SOURCES_BYTES, 'bytes of libraries');
  }

  /** Of classes that several libraries have, the first counts. */
  private addCode(movie: LinkedMovie): void {
    for (const tag of movie.code) {
      const code = { tag, links: readLinks(tag.block), movie };
      const { definitions } = code.links;
      if (definitions.length > 0 && definitions.every((name) => this.byName.has(name))) continue;
      this.code.push(code);
      for (const name of definitions) if (!this.byName.has(name)) this.byName.set(name, code);
      for (const external of readExternals(tag.block)) {
        this.characters += external.name.length + external.base.length;
        checkCount('The movie', this.characters, MAX_SOURCES_BYTES, 'characters of names in libraries');
        this.externals.push(external);
      }
    }
  }
}
