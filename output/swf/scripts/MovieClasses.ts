import type {
  AvmProgram,
  FrameCode,
  StageInstance,
  StageSetup,
  TimelineClass,
} from '../../../actionscript/avm2/Program';
import { ownNames, ownSource } from '../../../actionscript/packages/ownSource';
import type { SourceText } from '../../../actionscript/syntax/SourceText';
import type { Film } from '../../../film/Film';
import type { KeyframeNotes } from '../../../film/playing/keyframeNotes';
import { namedInstances } from '../../../film/playing/namedInstances';
import { parseFrameScript } from '../../../film/playing/parseFrameScript';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import { whereOf } from '../../published/Losses';
import type { MovieSubject } from '../MovieSubject';
import { isClassName, readLinkage } from '../readLinkage';
import { readSwfSettings, type SwfSettings } from '../SwfSettings';
import type { Components } from '../components/Components';
import { SetupCode } from '../components/SetupCode';
import type { MovieLibraries } from '../merging/MovieLibraries';
import type { MovieProblems } from './MovieProblems';
import { readConstants } from './readConstants';
import type { SourceFiles } from './sources/SourceFiles';

const MOVIE_CLIP = 'flash.display.MovieClip';

/** What a timeline gives to its class. */
interface Members {
  readonly frames: readonly FrameCode[];
  readonly instances: readonly StageInstance[];
  readonly setup?: StageSetup | undefined;
}

/** The classes of a movie in ActionScript 3: of the whole movie, of exported items, and of symbols with scripts. */
export class MovieClasses {
  /** Names of classes by paths of items that have one of the movie's own making. */
  readonly ofSymbols = new Map<string, string>();
  private readonly made = new Map<string, TimelineClass>();
  /** Classes with sources. */
  private readonly roots = new Map<string, Members>();
  private readonly symbols = new Map<string, Members>();
  private readonly main: { frames: FrameCode[]; timelines: FilmTimeline[]; setup: SetupCode } = {
    frames: [],
    timelines: [],
    setup: new SetupCode(),
  };
  private readonly settings: SwfSettings;
  private unnamed = 0;

  constructor(
    private readonly film: Film,
    private readonly packageName: string,
    private readonly files: SourceFiles,
    private readonly problems: MovieProblems,
    private readonly libraries: Pick<MovieLibraries, 'externals' | 'hasClass'>,
    private readonly components: Pick<Components, 'addSetup'>,
    private readonly subject: Pick<MovieSubject, 'isWhole' | 'isLibrary' | 'root'>,
  ) {
    this.settings = readSwfSettings(film);
  }

  /** Notes the scripts of a scene that begins at a frame. */
  addScene(timeline: FilmTimeline, notes: KeyframeNotes, where: string, start: number): void {
    this.main.timelines.push(timeline);
    const scene = this.film.scenes.length > 1 ? timeline.name : undefined;
    this.components.addSetup(timeline, where, this.main.setup, scene);
    for (const { frame, source } of this.framesOf(notes, where))
      this.main.frames.push({ frame: start + frame, source });
  }

  /** Notes a symbol; one with scripts gets a class, if its linkage gives it none. */
  addSymbol(path: string, timeline: FilmTimeline, notes: KeyframeNotes, where: string): void {
    const code = new SetupCode();
    this.components.addSetup(timeline, where, code);
    const setup = code.setup(this.wordsFor(where));
    const members = { frames: this.framesOf(notes, where), instances: this.instancesOf([timeline]), setup };
    this.symbols.set(path, members);
    if ((members.frames.length === 0 && !setup) || this.linkedName(path) !== '') return;
    const leaf = path.slice(path.lastIndexOf('/') + 1).replace(/[^\p{L}\p{N}_$]/gu, '');
    const name = `${this.packageName}.${/^\p{N}/u.test(leaf) ? '_' : ''}${leaf}_${++this.unnamed}`;
    this.ofSymbols.set(path, name);
    this.make(name, MOVIE_CLIP, members);
  }

  /** The scripts of a button's frames are never run. */
  warnOfInstances({ scripted }: KeyframeNotes, where: string): void {
    for (const keyframe of scripted)
      this.problems.lose(
        whereOf(where, keyframe),
        'The scripts of instances are left out: ActionScript 3 has none.',
      );
  }

  /**
   * The class of an exported item; undefined for a name that is none.
   *
   * @param fallback - the class of its kind, which it extends by default
   */
  addLinked(path: string, name: string, base: string, fallback: string): string | undefined {
    if (!isClassName(name)) {
      this.problems.refuse(`"${path}"`, `The item is not exported: "${name}" is not a name of a class.`);
      return undefined;
    }
    const members = this.symbols.get(path) ?? { frames: [], instances: [] };
    if (this.hasSource(name, `"${path}"`)) this.roots.set(name, members);
    else if (!this.libraries.hasClass(name)) this.make(name, this.baseOf(path, base, fallback), members);
    return name;
  }

  /** The class of the whole movie: undefined if nothing needs one. */
  mainClass(): string | undefined {
    const { frames, timelines } = this.main;
    const { isWhole, isLibrary } = this.subject;
    const chosen = isWhole && !isLibrary ? this.settings.documentClass : '';
    const own = isClassName(chosen) ? chosen : '';
    const setup = this.main.setup.setup(this.wordsFor('components'));
    if (own === '' && frames.length === 0 && !setup) return undefined;
    const name = own || `${this.packageName}.MainTimeline`;
    const members = { frames, instances: this.instancesOf(timelines), setup };
    if (own !== '' && this.hasSource(own, 'the document')) this.roots.set(own, members);
    else if (!this.libraries.hasClass(name)) this.make(name, MOVIE_CLIP, members);
    if (this.made.has(own)) this.warnOfClass(own);
    return name;
  }

  /** Adobe's program says the same when the class is set. */
  private warnOfClass(name: string): void {
    if (this.libraries.hasClass(name) || name.startsWith(`${this.packageName}.`)) return;
    this.problems.warn(
      'the document',
      `Its class "${name}" has no source, and an empty one is made. ${this.files.searchedWords()}`,
    );
  }

  /** True if the movie needs a block of code. */
  get isNeeded(): boolean {
    return this.made.size > 0 || this.roots.size > 0;
  }

  /** All of it, for the compiler. */
  program(): AvmProgram {
    const { files, roots, problems } = this;
    return {
      timelines: [...this.made.values()],
      roots: [...roots.keys()],
      findSource: (name) => (problems.isDropping ? undefined : this.sourceOf(name)),
      include: (path, from) => files.include(path, from),
      packageNames: (name) =>
        problems.isDropping ? [] : [...new Set([...files.namesIn(name), ...ownNames(name, false)])],
      instancesOf: (name) => roots.get(name)?.instances ?? [],
      framesOf: (name) => roots.get(name)?.frames ?? [],
      setupOf: (name) => roots.get(name)?.setup,
      externals: this.libraries.externals,
      isStrict: this.settings.isStrict && !problems.isDropping,
      omitsTraces: this.settings.omitsTraces,
      // Errors that a movie traces say in which method they came.
      namesMethods: this.settings.isDebuggable || !this.settings.omitsTraces,
      constants: readConstants(this.film.publishing.read('AS3ConfigConst', '')),
    };
  }

  /** The user's source of a class; of one that comes with Adobe's program the built-in one, where no library has it. */
  private sourceOf(name: string): SourceText | undefined {
    return this.files.find(name) ?? (this.libraries.hasClass(name) ? undefined : ownSource(name, false));
  }

  private make(name: string, base: string, members: Members): void {
    if (!this.made.has(name)) this.made.set(name, { name, base, ...members });
  }

  /** True for a class whose source is compiled. */
  private hasSource(name: string, where: string): boolean {
    if (!this.files.find(name)) return false;
    if (this.problems.isDropping) this.problems.lose(where, `The code of its class "${name}" is left out.`);
    return !this.problems.isDropping;
  }

  /** Whether the base exists, the compiler finds out; without code only linked classes and those of the player do. */
  private baseOf(path: string, said: string, fallback: string): string {
    if (said === '' || !isClassName(said)) return fallback;
    if (!this.problems.isDropping || /^flash\./.test(said)) return said;
    if (this.film.listedItems.some((item) => readLinkage(item, 3).name === said)) return said;
    const what = `Its class extends "${said}", which is not published; it extends ${fallback}.`;
    this.problems.lose(`"${path}"`, what);
    return fallback;
  }

  private framesOf(notes: KeyframeNotes, where: string): FrameCode[] {
    this.warnOfInstances(notes, where);
    return notes.scripts.flatMap(({ frame, text, keyframe }) => {
      const words = whereOf(where, keyframe);
      if (this.problems.isDropping && !parseFrameScript(text, 3)) {
        this.problems.lose(words, 'The script is left out.');
        return [];
      }
      return [{ frame, source: { file: this.wordsFor(words), text } }];
    });
  }

  private wordsFor(where: string): string {
    return `${this.film.name}, ${where}`;
  }

  private linkedName(path: string): string {
    const { root } = this.subject;
    if (path === root?.path) return root.className;
    const item = this.film.item(path);
    return item ? readLinkage(item, 3).name : '';
  }

  /** Instances of several classes with the same name have the class that all of these extend. */
  private instancesOf(timelines: readonly FilmTimeline[]): StageInstance[] {
    if (!this.settings.declaresInstances) return [];
    const types = new Map<string, string>();
    for (const { name, element } of timelines.flatMap(namedInstances)) {
      if (!isClassName(name) || name.includes('.')) continue;
      const type = this.typeOf(element);
      types.set(name, (types.get(name) ?? type) === type ? type : 'flash.display.DisplayObject');
    }
    return [...types].map(([name, type]) => ({ name, type }));
  }

  private typeOf({ kind, path, isButton }: FilmElement): string {
    if (kind === 'video') return 'flash.media.Video';
    if (kind === 'text') return 'flash.text.TextField';
    const linked = this.linkedName(path);
    if (isClassName(linked)) return linked;
    return isButton ? 'flash.display.SimpleButton' : MOVIE_CLIP;
  }
}
