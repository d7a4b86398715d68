import type { Film, FilmItem } from '../../../film/Film';
import { linkageOf } from '../../../film/linkage';
import type { MovieSubject } from '../MovieSubject';
import type { Exported } from '../merging/Linking';
import type { MovieLibraries } from '../merging/MovieLibraries';
import { readLinkage } from '../readLinkage';
import type { MovieClasses } from '../scripts/MovieClasses';
import type { Movie } from './Movie';
import type { Sounds } from './Sounds';
import type { Symbols } from './Symbols';

/** The default base classes of items, by kind. */
const BASES: Record<string, string | undefined> = {
  'movie clip': 'flash.display.MovieClip',
  graphic: 'flash.display.MovieClip',
  component: 'flash.display.MovieClip',
  'compiled clip': 'flash.display.MovieClip',
  button: 'flash.display.SimpleButton',
  bitmap: 'flash.display.BitmapData',
  sound: 'flash.media.Sound',
  font: 'flash.text.Font',
};

/** The items of a library that scripts can make, and the symbols that have classes of the movie's own making. */
export class ExportedItems {
  constructor(
    private readonly film: Film,
    private readonly symbols: Symbols,
    private readonly sounds: Sounds,
    private readonly movie: Movie,
    private readonly classes: MovieClasses,
    private readonly libraries: Pick<MovieLibraries, 'clipId'>,
  ) {}

  /**
   * Lists what is exported; the movie itself is number 0.
   *
   * Of the whole movie, items are defined that nothing has placed.
   */
  names({ isWhole, root }: Pick<MovieSubject, 'isWhole' | 'root'>): Exported[] {
    const isNew = this.movie.settings.actionScript === 3;
    const rootItem = root && this.film.item(root.path);
    // It defines the items that it uses.
    if (rootItem) this.idOf(rootItem);
    const exported = this.film.listedItems.flatMap((item) =>
      isWhole || this.isUsed(item.name)
        ? this.itemName(item, isNew, item.name === root?.path ? root.className : undefined)
        : [],
    );
    if (!isNew) return exported;
    const own = [...this.classes.ofSymbols].flatMap(([path, name]): Exported[] => {
      const sprite = this.symbols.sprites.get(path);
      return sprite ? [[sprite.id, name]] : [];
    });
    const main = this.classes.mainClass();
    return [...exported, ...own, ...(main === undefined ? [] : [[0, main] as const])];
  }

  /** @param className - of an item that is exported in any case */
  private itemName(item: FilmItem, isNew: boolean, className?: string): Exported[] {
    const linkage = readLinkage(item, this.movie.settings.actionScript);
    const { base } = linkage;
    const name = className ?? linkage.name;
    if (name === '') return [];
    const { isImported, isInFirstFrame } = linkageOf(item);
    const fallback = BASES[item.itemType];
    if (fallback === undefined || isImported) {
      this.movie.losses.add(`"${item.name}"`, `The ${item.itemType} is not exported as "${name}".`);
      return [];
    }
    const isNeeded = isInFirstFrame || this.isUsed(item.name);
    const id = isNeeded ? this.idOf(item) : undefined;
    if (id === undefined) return [];
    const shown = isNew ? this.classes.addLinked(item.name, name, base, fallback) : name;
    return shown === undefined ? [] : [[id, shown]];
  }

  /** True for an item that the movie has, exported or not. */
  private isUsed(path: string): boolean {
    return this.symbols.sprites.has(path) || this.symbols.bitmaps.has(path) || this.sounds.has(path);
  }

  private idOf(item: FilmItem): number | undefined {
    const where = `"${item.name}"`;
    switch (item.itemType) {
      case 'bitmap':
        return this.symbols.bitmaps.at(item.name)?.id;
      case 'sound':
        return this.sounds.at(item.name, where);
      case 'compiled clip':
        return this.libraries.clipId(item);
      case 'font':
        return this.symbols.font(item, where);
      case 'button':
        return this.symbols.button(item.name, where)?.id;
      default:
        return this.symbols.sprite(item.name, where)?.id;
    }
  }
}
