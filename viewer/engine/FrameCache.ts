import { FilmLayer } from '../../film/records/FilmTimeline';
import { IDENTITY, type Matrix } from '../../geometry/matrix';
import { emptyBox, isEmpty, unite } from '../../geometry/Box';
import type { Document } from '../../host-mocks/model/document/Document';
import { bitmapSubject } from '../../output/pictures/exportSubjects';
import type { PlayedSubject } from '../../output/pictures/playedSubject';
import type { BitmapItem } from '../../host-mocks/model/library/items/BitmapItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { FilmPlayer } from '../../film/playing/FilmPlayer';
import { drawFrame } from '../../output/svg/drawFrame';
import { Drawing } from '../../output/svg/Drawing';
import type { Film } from '../../film/Film';
import { frameRegion } from '../../output/svg/frameRegion';
import { type FrameSeries, runsOf, type DrawRuns } from '../../output/svg/FrameSeries';
import { FIRST_STATE } from '../../output/svg/State';
import { explainStackOverflow } from '../../output/svg/explainStackOverflow';
import { roomAround } from '../../output/svg/View';
import { browserPicture } from './browserPicture';
import { checkParts } from './countParts';
import { browserSeries } from './browserSeries';
import { ShownFilm } from './ShownFilm';
import { inTurns } from './inTurns';
import { readSymbols } from './readSymbols';
import { walkThrough } from './walkThrough';
import { OutlinedLayers } from './OutlinedLayers';
import { DimmedSurroundings } from './DimmedSurroundings';
import { timelineOf } from './timelines';
import { withOnionSkin } from './withOnionSkin';
import type {
  FilmInfo,
  FilmPicture,
  FramePicture,
  InstancePlace,
  ShownLayers,
  TimelineId,
  View,
} from '../protocol';

/** Maximum number of characters of cached pictures. */
const MAX_CHARACTERS = 32_000_000;

/** Maximum number of parts of a thumbnail. */
const MAX_OF_THUMBNAIL = 5000;

/** Maximum number of frames of a symbol that are measured for its view. */
const MAX_MEASURED = 60;

/** Space around the content of a symbol, which has no stage, in pixels. */
const MARGIN = 12;

/** What a picture shows of a timeline. */
interface ShownParts {
  /** Layers that are left out. */
  readonly without: ReadonlySet<FilmLayer>;
  readonly showsAll?: boolean;
  readonly onion?: ShownLayers['onion'];
}

const WHOLE: ShownParts = { without: new Set() };

interface DrawnTimeline {
  timeline: Timeline;
  /** What is around a symbol that is open in its place. */
  surroundings: DimmedSurroundings | undefined;
  /** The document as it was when the pictures were drawn. */
  stamp: string;
  series: FrameSeries;
  background: string | undefined;
  pictures: Map<number, FramePicture>;
  /** What the next picture shows. */
  shown: ShownParts;
  /** Made when it is first played. */
  film: ShownFilm | undefined;
  /** Made when outlines are first shown. */
  outlines: OutlinedLayers | undefined;
}

/** Draws frames of timelines, and keeps the pictures while the document stays as it is. */
export class FrameCache {
  private readonly timelines = new Map<Timeline, DrawnTimeline>();
  /** The symbol that is open in its place. */
  private placed: { key: string; drawn: DrawnTimeline } | undefined;
  private characters = 0;
  private reading: Promise<void> | undefined;

  constructor(private readonly document: Document) {}

  /** The part of the plane that pictures of a timeline show. */
  viewOf(id: TimelineId): View {
    return this.drawn(id).series.view;
  }

  /** From the plane of a timeline to that of its pictures. */
  matrixOf(id: TimelineId): Matrix {
    return this.drawn(id).surroundings?.matrix ?? IDENTITY;
  }

  /** @throws RangeError for a frame that the timeline does not have; Error for symbols nested too deeply. */
  draw(id: TimelineId, frame: number, layers: ShownLayers = {}): FramePicture {
    const { without = [], outlined = [], showsAll, onion } = layers;
    const drawn = this.drawn(id);
    const { timeline, series, pictures } = drawn;
    checkFrame(timeline, frame);
    // Other pictures are kept by the page only.
    drawn.shown = { without: layersOf(timeline, [...without, ...outlined]), showsAll, onion };
    const isWhole = drawn.shown.without.size === 0 && !showsAll && !onion;
    const shown = isWhole ? pictures.get(frame) : undefined;
    if (shown) return shown;
    const content = series.draw(frame);
    const { left: notDrawn } = series.drawing;
    const picture = { svg: browserPicture(series, content), notDrawn };
    if (outlined.length > 0)
      picture.svg = this.outlinesOf(drawn).over(picture.svg, frame, seen(outlined, without));
    if (isWhole) this.keep(pictures, frame, picture);
    return picture;
  }

  /** A frame as exports write it. @throws as `draw` does */
  svg(id: TimelineId, frame: number): string {
    const drawn = this.drawn(id);
    checkFrame(drawn.timeline, frame);
    drawn.shown = WHOLE;
    return checkParts(drawn.series.svg(drawn.series.draw(frame)));
  }

  /** Reads ahead what no picture has needed yet, while no request waits: films and first queries need much of it. */
  readAhead(): Promise<void> {
    return (this.reading ??= inTurns(readSymbols(this.document)));
  }

  /** What is known of the film of a timeline. @throws Error for one that cannot be played */
  async film(id: TimelineId): Promise<FilmInfo> {
    const drawn = this.drawn(id);
    if (!drawn.film) {
      const { timeline } = drawn;
      await this.readAhead();
      const player = explainStackOverflow(() => new FilmPlayer(timeline.record, this.document.film));
      await inTurns(walkThrough(player));
      this.filmOf(drawn, player);
    }
    return this.filmOf(drawn).info;
  }

  /** @throws RangeError for a frame of too many parts; Error for one that cannot be drawn */
  drawFilm(id: TimelineId, frame: number, layers: ShownLayers = {}): FilmPicture {
    const { without = [], outlined = [], showsAll } = layers;
    const drawn = this.drawn(id);
    const film = this.filmOf(drawn);
    if (!Number.isInteger(frame) || frame < 0 || frame >= film.info.frameCount)
      throw new RangeError(`the film has ${film.info.frameCount} frames, got ${frame}`);
    const picture = explainStackOverflow(() =>
      film.draw(frame, layersOf(drawn.timeline, [...without, ...outlined]), showsAll),
    );
    if (outlined.length > 0) picture.svg = film.outline(picture.svg, frame, seen(outlined, without));
    return picture;
  }

  /** The film of a timeline, as mixes take it. @throws Error for one that cannot be played */
  heardFilm(id: TimelineId): PlayedSubject {
    return this.filmOf(this.drawn(id)).subject;
  }

  private filmOf(drawn: DrawnTimeline, walked?: FilmPlayer): ShownFilm {
    const { timeline, surroundings, background, series } = drawn;
    return (drawn.film ??= explainStackOverflow(
      () => new ShownFilm(this.document, timeline, { view: series.view, background, surroundings }, walked),
    ));
  }

  /** The first frame of a symbol, for a small picture. It is not kept. @throws RangeError for one of too many parts. */
  thumbnail({ record: timeline }: Timeline): FramePicture {
    const { film } = this.document;
    const box = explainStackOverflow(() => frameRegion(timeline, 0, new Drawing(film, NOWHERE, drawFrame)));
    const series = browserSeries(film, roomAround(box, MARGIN), runsOf(timeline));
    const svg = browserPicture(series, series.draw(0), MAX_OF_THUMBNAIL);
    return { svg, notDrawn: series.drawing.left };
  }

  /** A bitmap of the library; null where its image cannot be read. @throws RangeError for one of too many parts */
  bitmap(item: BitmapItem): FramePicture | null {
    const { film } = this.document;
    const { draw, region } = bitmapSubject(film, item);
    const box = region(0, new Drawing(film, NOWHERE, drawFrame));
    if (isEmpty(box)) return null;
    const series = browserSeries(film, roomAround(box, 0), draw);
    const svg = browserPicture(series, series.draw(0), MAX_OF_THUMBNAIL);
    return { svg, notDrawn: series.drawing.left };
  }

  private outlinesOf(drawn: DrawnTimeline): OutlinedLayers {
    const { timeline, surroundings, series } = drawn;
    return (drawn.outlines ??= new OutlinedLayers(
      this.document.film,
      timeline,
      series.view,
      (frame, drawing, without) => {
        const state = surroundings?.state ?? FIRST_STATE;
        const runs = drawFrame(timeline.record, frame, { ...state, without }, drawing);
        return surroundings?.place(runs) ?? runs;
      },
    ));
  }

  private drawn(id: TimelineId): DrawnTimeline {
    const timeline = timelineOf(this.document, id);
    const places = 'symbol' in id ? (id.within ?? []) : [];
    if (places.length === 0) return this.drawnTimeline(timeline);
    const key = JSON.stringify(id);
    const { stamp } = this.document.files;
    if (this.placed?.key !== key || this.placed.drawn.stamp !== stamp)
      this.placed = { key, drawn: this.drawnWithin(timeline, places) };
    return this.placed.drawn;
  }

  private drawnWithin(timeline: Timeline, places: readonly InstancePlace[]): DrawnTimeline {
    if (this.placed) this.forget(this.placed.drawn);
    const surroundings = new DimmedSurroundings(this.document, places);
    const { series, background } = this.drawnTimeline(surroundings.root);
    return this.made(timeline, series.view, background, surroundings);
  }

  private drawnTimeline(timeline: Timeline): DrawnTimeline {
    const { stamp } = this.document.files;
    const cached = this.timelines.get(timeline);
    if (cached?.stamp === stamp) return cached;
    if (cached) this.forget(cached);
    const isSymbol = Boolean(timeline.libraryItem);
    const view = isSymbol ? symbolView(this.document.film, timeline) : stageView(this.document);
    const drawn = this.made(timeline, view, isSymbol ? undefined : this.document.backgroundColor);
    this.timelines.set(timeline, drawn);
    return drawn;
  }

  private made(
    timeline: Timeline,
    view: View,
    background: string | undefined,
    surroundings?: DimmedSurroundings,
  ): DrawnTimeline {
    const runs: DrawRuns = (frame, drawing) => {
      const { without, showsAll, onion } = drawn.shown;
      const state = { ...(surroundings?.state ?? FIRST_STATE), without, showsAll };
      const symbol = withOnionSkin(timeline.record, { frame, ...onion }, (at) =>
        drawFrame(timeline.record, at, state, drawing),
      );
      return surroundings?.around(symbol, drawing) ?? symbol;
    };
    const drawn: DrawnTimeline = {
      timeline,
      surroundings,
      stamp: this.document.files.stamp,
      series: browserSeries(this.document.film, view, runs, background),
      pictures: new Map(),
      background,
      film: undefined,
      outlines: undefined,
      shown: WHOLE,
    };
    return drawn;
  }

  private keep(pictures: Map<number, FramePicture>, frame: number, picture: FramePicture): void {
    if (this.characters + picture.svg.length > MAX_CHARACTERS)
      for (const drawn of this.everything()) this.forget(drawn);
    pictures.set(frame, picture);
    this.characters += picture.svg.length;
  }

  private everything(): DrawnTimeline[] {
    return [...this.timelines.values(), ...(this.placed ? [this.placed.drawn] : [])];
  }

  private forget({ pictures }: DrawnTimeline): void {
    for (const { svg } of pictures.values()) this.characters -= svg.length;
    pictures.clear();
  }
}

/** Outlines of layers that are left out are not shown either. */
function seen(outlined: readonly number[], without: readonly number[]): number[] {
  return outlined.filter((place) => !without.includes(place));
}

function checkFrame({ frameCount }: Timeline, frame: number): void {
  const last = Math.max(0, frameCount - 1);
  if (!Number.isInteger(frame) || frame < 0 || frame > last)
    throw new RangeError(`frame must be a whole number from 0 to ${last}, got ${frame}`);
}

/** The layers at those places. */
function layersOf({ layers }: Timeline, places: readonly number[]): Set<FilmLayer> {
  return new Set(
    places.flatMap((place) => {
      const node = layers[place]?.node;
      return node ? [FilmLayer.of(node)] : [];
    }),
  );
}

function stageView({ width, height }: Document): View {
  return { x: 0, y: 0, width, height };
}

const NOWHERE: View = { x: 0, y: 0, width: 1, height: 1 };

/** Room for what a symbol paints while it plays; of long ones, frames at equal distances are measured. */
function symbolView(film: Film, { record, frameCount }: Timeline): View {
  const step = Math.max(1, Math.ceil(frameCount / MAX_MEASURED));
  const drawing = new Drawing(film, NOWHERE, drawFrame);
  const box = emptyBox();
  for (let frame = 0; frame < Math.max(1, frameCount); frame += step) {
    unite(
      box,
      explainStackOverflow(() => frameRegion(record, frame, drawing)),
    );
  }
  return roomAround(box, MARGIN);
}
