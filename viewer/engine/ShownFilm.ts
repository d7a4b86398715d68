import type { FilmLayer } from '../../film/records/FilmTimeline';
import type { Document } from '../../host-mocks/model/document/Document';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { ExportSubject } from '../../output/pictures/ExportSubject';
import { playedSubject, type PlayedSubject } from '../../output/pictures/playedSubject';
import type { Film } from '../../film/Film';
import type { FilmPlayer } from '../../film/playing/FilmPlayer';
import type { FrameSeries } from '../../output/svg/FrameSeries';
import { drawFrame } from '../../output/svg/drawFrame';
import { FIRST_STATE } from '../../output/svg/State';
import type { Drawing } from '../../output/svg/Drawing';
import type { PaintRun } from '../../output/svg/blend/paintRuns';
import { browserPicture } from './browserPicture';
import { browserSeries } from './browserSeries';
import type { DimmedSurroundings } from './DimmedSurroundings';
import { OutlinedLayers } from './OutlinedLayers';
import { subjectOf } from './subjectOf';
import type { FilmInfo, FilmPicture, View } from '../protocol';

/** The film of a timeline that has no end, in seconds. */
const ENDLESS = 60;

/** Where a film is shown. */
interface FilmRoom {
  view: View;
  background: string | undefined;
  /** Of a symbol that is open in its place. */
  surroundings: DimmedSurroundings | undefined;
}

/** A timeline as players show it. It holds as long as the document does not change. */
export class ShownFilm {
  readonly subject: PlayedSubject;
  private readonly series: FrameSeries;
  private outlines: OutlinedLayers | undefined;
  private readonly surroundings: DimmedSurroundings | undefined;
  private without: ReadonlySet<FilmLayer> = new Set();
  private showsAll = false;

  /** @param walked - a player that has been through the film @throws Error for what cannot be played */
  constructor(
    private readonly document: Document,
    private readonly timeline: Timeline,
    { view, background, surroundings }: FilmRoom,
    walked?: FilmPlayer,
  ) {
    this.surroundings = surroundings;
    const { film } = document;
    this.subject = filmOf(subjectOf(document, timeline), film, walked);
    this.series = browserSeries(film, view, (frame, drawing) => this.runs(frame, drawing), background);
  }

  get info(): FilmInfo {
    const { frameCount, differsFromTimeline } = this.subject;
    return { frameCount, differsFromTimeline };
  }

  /** @param without - layers of the timeline that are left out @throws RangeError for a frame of too many parts */
  draw(frame: number, without: ReadonlySet<FilmLayer>, showsAll = false): FilmPicture {
    this.without = without;
    this.showsAll = showsAll;
    const content = this.series.draw(frame);
    const notDrawn = [...this.series.drawing.left, ...this.subject.left];
    const svg = browserPicture(this.series, content);
    return { svg, notDrawn, playhead: this.subject.playhead(frame) };
  }

  /** Puts outlines of layers over a picture of a frame. */
  outline(svg: string, frame: number, places: readonly number[]): string {
    this.outlines ??= new OutlinedLayers(
      this.document.film,
      this.timeline,
      this.series.view,
      (at, drawing, without) => {
        const runs = this.layers(at, drawing, without);
        return this.surroundings?.place(runs) ?? runs;
      },
    );
    return this.outlines.over(svg, frame, places);
  }

  private runs(frame: number, drawing: Drawing): PaintRun[] {
    const shown = this.layers(frame, drawing, this.without);
    return this.surroundings?.around(shown, drawing) ?? shown;
  }

  private layers(frame: number, drawing: Drawing, without: ReadonlySet<FilmLayer>): PaintRun[] {
    const { surroundings, subject, showsAll } = this;
    const { playing } = subject.stateAt(frame);
    const state = { ...(surroundings?.state ?? FIRST_STATE), playing, without, showsAll };
    return drawFrame(this.timeline.record, subject.playhead(frame), state, drawing);
  }
}

function filmOf(subject: ExportSubject, film: Film, walked?: FilmPlayer): PlayedSubject {
  if (walked?.isOver === false) return playedSubject(subject, film, ENDLESS);
  try {
    return playedSubject(subject, film, undefined, walked);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return playedSubject(subject, film, ENDLESS);
  }
}
