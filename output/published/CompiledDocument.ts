import { linkageOf } from '../../film/linkage';
import type { Film, FilmItem } from '../../film/Film';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { CompiledTimeline } from '../../film/tracks/CompiledTimeline';
import { definitionOrder } from '../../film/tracks/definitionOrder';
import { usedItems, type UsedItems } from '../../film/tracks/usedItems';

/** A symbol of the library that is published. */
export interface CompiledSymbol {
  readonly item: FilmItem;
  readonly timeline: CompiledTimeline;
}

/**
 * A document as formats for players need it: its scenes, and the items that these reach, children before parents.
 *
 * An object holds for a document that does not change meanwhile.
 *
 * @throws HostError, as it is asked for, for symbols that contain themselves, for more than 250 symbols within one
 *   another, and for a timeline that claims more than 100,000 frames.
 */
export class CompiledDocument {
  readonly scenes: readonly CompiledTimeline[];
  private readonly known = new Map<string, CompiledSymbol | undefined>();
  private readonly used = new Map<CompiledTimeline, UsedItems>();
  private ordered: readonly CompiledSymbol[] | undefined;

  constructor(
    readonly film: Film,
    /** How many of the scenes count, from the first one on; default: all. */
    scenes = Infinity,
    /** True for a timeline whose layers are as they are before camera and depth; default: as these show them. */
    private readonly isFlat: (timeline: FilmTimeline) => boolean = () => false,
    /** False for a symbol whose own drawing is never shown: what that uses does not count. */
    private readonly isDrawn: (item: FilmItem) => boolean = () => true,
  ) {
    this.scenes = film.scenes
      .slice(0, scenes)
      .map((scene) => this.compileTimeline(film.sceneTimeline(scene)));
  }

  /**
   * The symbols that the scenes reach, and those with a linkage: each after all symbols that it uses, and otherwise from
   * the last one in the library to the first, which is how Animate orders what it publishes.
   */
  get symbols(): readonly CompiledSymbol[] {
    return (this.ordered ??= this.orderSymbols());
  }

  /** The bitmaps that are used, and those with a linkage, in the order of the library. */
  get bitmaps(): readonly FilmItem[] {
    return this.itemsUsed('bitmaps', 'bitmap');
  }

  /** The sounds that frames play, and those with a linkage, in the order of the library. */
  get sounds(): readonly FilmItem[] {
    return this.itemsUsed('sounds', 'sound');
  }

  /** A symbol by its path; undefined for none of that name. It need not be reached. */
  symbol(path: string): CompiledSymbol | undefined {
    if (!this.known.has(path)) this.known.set(path, this.compile(path));
    return this.known.get(path);
  }

  /** The items that a timeline shows or plays itself. */
  usedBy(timeline: CompiledTimeline): UsedItems {
    let items = this.used.get(timeline);
    if (!items) this.used.set(timeline, (items = usedItems(timeline)));
    return items;
  }

  private compile(path: string): CompiledSymbol | undefined {
    const [item, timeline] = [this.film.item(path), this.film.timelineOf(path)];
    return item && timeline && { item, timeline: this.compileTimeline(timeline) };
  }

  private compileTimeline(timeline: FilmTimeline): CompiledTimeline {
    return new CompiledTimeline(timeline, this.film, this.isFlat(timeline));
  }

  private orderSymbols(): CompiledSymbol[] {
    const { items } = this.film;
    const usesOf = (path: string): Iterable<string> => {
      const symbol = this.symbol(path);
      return symbol && this.isDrawn(symbol.item) ? this.usedBy(symbol.timeline).symbols : [];
    };
    const roots = this.scenes.flatMap((scene) => [...this.usedBy(scene).symbols]);
    const linked = items.filter((item) => linkageOf(item).isExported).map(({ name }) => name);
    const order = definitionOrder(items.map(({ name }) => name).reverse(), [...roots, ...linked], usesOf);
    return order.flatMap((path) => this.symbol(path) ?? []);
  }

  private itemsUsed(kind: 'bitmaps' | 'sounds', itemType: 'bitmap' | 'sound'): FilmItem[] {
    const drawn = this.symbols.filter(({ item }) => this.isDrawn(item));
    const timelines = [...this.scenes, ...drawn.map(({ timeline }) => timeline)];
    const paths = new Set(timelines.flatMap((timeline) => [...this.usedBy(timeline)[kind]]));
    return this.film.items.filter(
      (item) => paths.has(item.name) || (item.itemType === itemType && linkageOf(item).isExported),
    );
  }
}
