import type { Film } from '../../film/Film';
import { FilmCache } from '../../film/FilmCache';
import type { DrawingPart } from './blend/DrawingPart';

/** Maximum number of parts that are drawn and kept before those that were not used since are dropped. */
const MAX_PARTS = 2 ** 14;
/** The same for the characters of pictures of videos in them. */
const MAX_PICTURES = 2 ** 26;

/** What the symbols of a film draw, by symbol, frame and all else that it depends on. What is not used goes first. */
export class DrawnSymbols {
  private before = new Map<string, DrawingPart>();
  private now = new Map<string, DrawingPart>();
  private pictures = 0;

  constructor(private readonly maxParts = MAX_PARTS) {}

  get(key: string): DrawingPart | undefined {
    const used = this.now.get(key);
    if (used) return used;
    const part = this.before.get(key);
    if (part) this.set(key, part);
    return part;
  }

  set(key: string, part: DrawingPart): void {
    if (this.now.size >= this.maxParts || this.pictures > MAX_PICTURES) {
      this.before = this.now;
      this.now = new Map<string, DrawingPart>();
      this.pictures = 0;
    }
    this.pictures += part.pictures;
    this.now.set(key, part);
  }
}

const SYMBOLS = new FilmCache(() => new DrawnSymbols());

const WITH_SMALL_TILES = new FilmCache(() => new DrawnSymbols());

/**
 * What the symbols of a film have drawn, in earlier pictures too, as long as nothing changes.
 *
 * @param hasSmallTiles - see `Drawing.hasSmallTiles`
 */
export function drawnSymbolsOf(film: Film, hasSmallTiles: boolean): DrawnSymbols {
  return (hasSmallTiles ? WITH_SMALL_TILES : SYMBOLS).of(film);
}
