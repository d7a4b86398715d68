import type { Film } from '../../../film/Film';
import type { Box } from '../../../geometry/Box';
import { emptyBox } from '../../../geometry/Box';
import { ownScale } from '../../../film/bounds/fixedBox';
import { IDENTITY, type Matrix } from '../../../geometry/matrix';
import type { FilmTimeline } from '../../../film/records/FilmTimeline';
import { Losses } from '../../published/Losses';
import type { Loss } from '../../published/PublishOutcome';
import type { CompiledDocument } from '../../published/CompiledDocument';
import type { CompiledTimeline } from '../../../film/tracks/CompiledTimeline';
import type { CanvasMedia } from '../CanvasMedia';
import { call } from '../code/call';
import { member, quoteText } from '../code/quote';
import type { ClassNames } from '../names/ClassNames';
import type { Faces } from '../../svg/fonts/Faces';
import { facesOf } from '../../svg/text/facesOf';
import { timelineBox } from './timelineBox';

/** What the classes of a film share: the document, the names of classes, media, and what is lost. */
export class FilmContext {
  readonly source: Film;
  readonly faces: Faces;
  /** Scripts of the document that are written as they are, and do more than play and stop. */
  scriptCount = 0;
  /** What the film needs of its page, as far as it is written. */
  readonly needs = {
    guides: false,
    buttons: false,
    components: false,
    /** Scripts of other servers that the player loads with the files of the film: their addresses, by id. */
    libraries: new Map<string, string>(),
    /** Files that components show: what the document calls them, by their paths from the page. */
    files: new Map<string, string>(),
  };
  private readonly found = new Losses();
  private readonly boxes = new Map<CompiledTimeline, Box>();
  private kept: ReadonlySet<string> | undefined;
  private where = '';

  constructor(
    readonly compiled: CompiledDocument,
    readonly names: ClassNames,
    readonly media: CanvasMedia,
    /** What the document's own scripts are, whether they are left out, and whose layers they move. */
    readonly scripts: {
      readonly isJavaScript: boolean;
      readonly isDropped: boolean;
      readonly live: ReadonlySet<FilmTimeline>;
    },
  ) {
    this.source = compiled.film;
    this.faces = facesOf(compiled.film);
  }

  get losses(): readonly Loss[] {
    return this.found.all;
  }

  /** Does something at a place of the document: losses are noted there. */
  at<T>(where: string, work: () => T): T {
    const outer = this.where;
    this.where = outer === '' ? where : `${outer}, ${where}`;
    try {
      return work();
    } finally {
      this.where = outer;
    }
  }

  /** The paths of sounds that some frame stops, or starts only where they are not heard. */
  get keptSounds(): ReadonlySet<string> {
    return (this.kept ??= this.readKeptSounds());
  }

  private readKeptSounds(): Set<string> {
    const timelines = [...this.compiled.scenes, ...this.compiled.symbols.map(({ timeline }) => timeline)];
    const sounds = timelines.flatMap((timeline) => timeline.notes.sounds);
    return new Set(sounds.filter(({ sound }) => sound.soundSync !== 'event').map(({ path }) => path));
  }

  /** Notes what the script does not keep, once for each place. */
  lose(what: string): void {
    this.found.add(this.where, what);
  }

  /** Notes what may look otherwise, though nothing of it is missing. */
  warn(what: string): void {
    this.found.warn(this.where, what);
  }

  /** The box of all frames of a symbol; empty for one that shows nothing. */
  boxOf(path: string): Box {
    const timeline = this.compiled.symbol(path)?.timeline;
    return timeline ? this.boxOfTimeline(timeline) : emptyBox();
  }

  boxOfTimeline(timeline: CompiledTimeline): Box {
    let box = this.boxes.get(timeline);
    if (!box) this.boxes.set(timeline, (box = timelineBox(timeline, this.source)));
    return box;
  }

  /** From the pixels of a bitmap to the coordinates of its instances. */
  scaleOfBitmap(path: string): Matrix {
    const [bitmap, item] = [this.media.bitmaps.get(path), this.source.item(path)];
    return bitmap && item ? ownScale(item, bitmap) : IDENTITY;
  }

  /** The image of a bitmap in a script; `before` is a statement that must be before its use. */
  imageCode(path: string, field: string): { code: string; before?: string } | undefined {
    const bitmap = this.media.bitmaps.get(path);
    if (!bitmap) {
      this.lose(`The bitmap "${path}" is left out: it cannot be read.`);
      return undefined;
    }
    if (bitmap.kind === 'image') return { code: member('img', bitmap.id) };
    const code = `sprImg_${field}`;
    const frame = call('cjs.SpriteSheetUtils.extractFrame', [`ss[${quoteText(bitmap.sheet)}]`, bitmap.frame]);
    return { code, before: `var ${code} = ${frame};` };
  }
}
