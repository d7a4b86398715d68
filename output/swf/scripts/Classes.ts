import type { Film } from '../../../film/Film';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import { isClassName, readLinkage } from '../readLinkage';
import { namedInstances } from '../timeline/instanceNames';
import type { ClassModel } from './abc/classModel';
import { isBuiltIn } from './abc/classModel';
import type { Command } from '../../../film/playing/Command';
import type { FrameScripts } from './FrameScripts';

const MOVIE_CLIP = 'flash.display.MovieClip';

/** Bit of `AS3AutoDeclare`: named instances become members of the class around them. */
const AUTO_DECLARE = '4096';

type Scripts = ReadonlyMap<number, readonly Command[]>;

/** The classes of a movie in ActionScript 3: of the whole movie, of exported items, and of symbols with scripts. */
export class Classes {
  /** Names of classes by paths of items that have one of the movie's own making. */
  readonly ofSymbols = new Map<string, string>();
  private readonly found = new Map<string, ClassModel>();
  private readonly symbols = new Map<string, { timeline: FilmTimeline; scripts: Scripts }>();
  private readonly main: { scripts: Map<number, readonly Command[]>; timelines: FilmTimeline[] } = {
    scripts: new Map(),
    timelines: [],
  };
  private readonly declares: boolean;
  private unnamed = 0;

  constructor(
    private readonly film: Film,
    private readonly packageName: string,
    private readonly code: FrameScripts,
    /** True if the class of the document is that of the movie. */
    private readonly isWhole: boolean,
  ) {
    this.declares = film.publishing.read('AS3AutoDeclare', AUTO_DECLARE) !== '0';
  }

  /** Notes the scripts of a scene that begins at a frame. */
  addToMain(timeline: FilmTimeline, scripts: Scripts, start: number): void {
    this.main.timelines.push(timeline);
    for (const [frame, commands] of scripts) this.main.scripts.set(start + frame, commands);
  }

  /** Notes a symbol; one with scripts gets a class, if its linkage gives it none. */
  addSymbol(path: string, timeline: FilmTimeline, scripts: Scripts): void {
    this.symbols.set(path, { timeline, scripts });
    if (scripts.size === 0 || this.linkedName(path) !== '') return;
    const leaf = path.slice(path.lastIndexOf('/') + 1).replace(/[^\p{L}\p{N}_$]/gu, '_');
    const name = `${this.packageName}.${leaf}_${++this.unnamed}`;
    this.ofSymbols.set(path, name);
    this.add({ name, base: MOVIE_CLIP, slots: this.slotsOf([timeline]), scripts });
  }

  /**
   * The class of an exported item; undefined for a name that is none.
   *
   * @param fallback - the class of its kind, which it extends by default
   */
  addLinked(path: string, name: string, base: string, fallback: string): string | undefined {
    if (!isClassName(name)) {
      this.code.refuse(`"${path}"`, `The item is not exported: "${name}" is not a name of a class.`);
      return undefined;
    }
    this.checkSource(path, name);
    const symbol = this.symbols.get(path);
    this.add({
      name,
      base: this.baseOf(path, base, fallback),
      slots: symbol ? this.slotsOf([symbol.timeline]) : [],
      scripts: symbol?.scripts ?? new Map<number, []>(),
    });
    return name;
  }

  /** The class of the whole movie: undefined if nothing needs one. */
  mainClass(): string | undefined {
    const { scripts, timelines } = this.main;
    const chosen = this.isWhole ? this.film.publishing.read('DocumentClass', '') : '';
    const own = isClassName(chosen) ? chosen : '';
    if (own !== '') this.checkSource('the document', own);
    if (own === '' && scripts.size === 0) return undefined;
    const name = own || `${this.packageName}.MainTimeline`;
    this.add({ name, base: MOVIE_CLIP, slots: this.slotsOf(timelines), scripts });
    return name;
  }

  /** All classes, bases before what extends them. */
  models(): ClassModel[] {
    return [...this.found.values()];
  }

  private add(model: ClassModel): void {
    if (!this.found.has(model.name)) this.found.set(model.name, model);
  }

  private baseOf(path: string, said: string, fallback: string): string {
    if (said === '' || said === fallback || isBuiltIn(said)) return said || fallback;
    const isLinked = this.film.listedItems.some((item) => readLinkage(item, 3).name === said);
    if (!isLinked)
      this.code.refuse(
        `"${path}"`,
        `Its class extends "${said}", which is not published; it extends ${fallback}.`,
      );
    return isLinked ? said : fallback;
  }

  /** A class whose source is beside the document needs a compiler. */
  private checkSource(path: string, name: string): void {
    const { location, platform } = this.film;
    if (location === undefined) return;
    const { disk, paths } = platform;
    const folders = this.film.publishing.read('AS3PackagePaths', '.').split(';');
    const file = `${name.replaceAll('.', '/')}.as`;
    const isThere = folders.some(
      (folder) =>
        !/^([A-Za-z]:|[/\\$])/.test(folder) && disk.exists(paths.join(paths.dirname(location), folder, file)),
    );
    if (isThere)
      this.code.refuse(
        path === 'the document' ? path : `"${path}"`,
        `The code of its class "${name}" is left out.`,
      );
  }

  private linkedName(path: string): string {
    const item = this.film.item(path);
    return item ? readLinkage(item, 3).name : '';
  }

  private slotsOf(timelines: readonly FilmTimeline[]): ClassModel['slots'] {
    if (!this.declares) return [];
    const slots = new Map<string, string>();
    for (const { name, element } of timelines.flatMap(namedInstances)) {
      if (isClassName(name) && !name.includes('.') && !slots.has(name)) slots.set(name, this.typeOf(element));
    }
    return [...slots].map(([name, type]) => ({ name, type }));
  }

  private typeOf({ kind, path, isButton }: FilmElement): string {
    if (kind !== 'symbol') return 'flash.text.TextField';
    const linked = this.linkedName(path);
    if (isClassName(linked)) return linked;
    return isButton ? 'flash.display.SimpleButton' : MOVIE_CLIP;
  }
}
