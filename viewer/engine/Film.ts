import type { Document } from '../../host-mocks/model/document/Document';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { ExportSubject } from '../../host-mocks/export/frames/ExportSubject';
import { sceneSubject, symbolSubject } from '../../host-mocks/export/frames/exportSubjects';
import { playedSubject, type PlayedSubject } from '../../host-mocks/export/frames/playedSubject';
import type { DrawnDocument } from '../../host-mocks/render/DrawnDocument';
import { FrameSeries } from '../../host-mocks/render/FrameSeries';
import type { FilmInfo, FilmPicture, View } from '../protocol';

/** The film of a timeline that has no end, in seconds. */
const ENDLESS = 60;

/** A timeline as players show it. It holds as long as the document does not change. */
export class Film {
  private readonly subject: PlayedSubject;
  private readonly series: FrameSeries;

  /** @throws Error for what cannot be played */
  constructor(
    model: Document,
    document: DrawnDocument,
    timeline: Timeline,
    view: View,
    background: string | undefined,
  ) {
    const item = timeline.libraryItem;
    const subject =
      item instanceof SymbolItem ? symbolSubject(model, item) : sceneSubject(model, timeline, timeline.name);
    this.subject = filmOf(subject, document);
    this.series = new FrameSeries(document, view, this.subject.draw, background);
  }

  get info(): FilmInfo {
    const { frameCount, isOwn } = this.subject;
    return { frameCount, isOwn };
  }

  draw(frame: number): FilmPicture {
    const content = this.series.draw(frame);
    const notDrawn = [...this.series.drawing.left, ...this.subject.left];
    return { svg: this.series.svg(content), notDrawn, playhead: this.subject.playhead(frame) };
  }
}

function filmOf(subject: ExportSubject, document: DrawnDocument): PlayedSubject {
  try {
    return playedSubject(subject, document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return playedSubject(subject, document, ENDLESS);
  }
}
