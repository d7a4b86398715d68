import { concat, IDENTITY, type Matrix } from '../../geometry/matrix';
import { published } from '../../film/display/DisplayMode';
import { TimelineDisplay } from '../../film/display/TimelineDisplay';
import type { Document } from '../../host-mocks/model/document/Document';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { wrapRuns, type PaintRun } from '../../output/svg/blend/paintRuns';
import type { Drawing } from '../../output/svg/Drawing';
import { drawFrame } from '../../output/svg/drawFrame';
import { FIRST_STATE, inside, type State } from '../../output/svg/State';
import { group, transform } from '../../output/svg/svg';
import type { FilmElement } from '../../film/records/FilmElement';
import { FilmLayer } from '../../film/records/FilmTimeline';
import type { InstancePlace } from '../protocol';
import { timelineOf } from './timelines';

/** Opacity of what is around a symbol that is open in its place. */
const DIM = 0.3;

/** A timeline around the symbol. */
interface Level {
  readonly timeline: Timeline;
  readonly frame: number;
  /** From its plane to that of the outermost one. */
  readonly matrix: Matrix;
  /** The instance that is open; the symbol itself is drawn in its place. */
  readonly instance: FilmElement;
}

/** What is around a symbol that is open in its place: dimmed, each timeline at the frame at which the next was opened. */
export class DimmedSurroundings {
  /** From the plane of the symbol to that of the outermost timeline. */
  readonly matrix: Matrix;
  private readonly levels: Level[] = [];

  /** @throws RangeError for an instance that is not there */
  constructor(document: Document, places: readonly InstancePlace[]) {
    let matrix = IDENTITY;
    const drawn = document.film;
    for (const { id, frame, layer: place, index } of places) {
      const timeline = timelineOf(document, id);
      const node = timeline.layers[place]?.node;
      const display = new TimelineDisplay(timeline.record, drawn, published(drawn.publishesHiddenLayers));
      const displayed = node && display.layerAt(FilmLayer.of(node), frame);
      const instance = displayed?.sources.at(index);
      const shown = displayed?.elements.at(index);
      if (!displayed || !instance || !shown) throw new RangeError('the instance is not there any more');
      this.levels.push({ timeline, frame, matrix, instance });
      matrix = concat(matrix, concat(displayed.matrix, shown.matrix));
    }
    this.matrix = matrix;
  }

  /** The outermost timeline. */
  get root(): Timeline {
    return this.levels[0].timeline;
  }

  /** The state in which the symbol is drawn. */
  get state(): State {
    return inside(FIRST_STATE, this.matrix);
  }

  /** What the symbol shows, in its place among what is around it. */
  around(symbol: readonly PaintRun[], drawing: Drawing): PaintRun[] {
    const dimmed = this.levels.flatMap(({ timeline, frame, matrix, instance }) => {
      const state = { ...inside(FIRST_STATE, matrix), without: new Set([instance]) };
      return wrapRuns(drawFrame(timeline.record, frame, state, drawing), (markup) =>
        group({ opacity: DIM, transform: transform(matrix) }, markup),
      );
    });
    return [...dimmed, ...this.place(symbol)];
  }

  /** What the symbol shows, in its place. */
  place(symbol: readonly PaintRun[]): PaintRun[] {
    return wrapRuns(symbol, (markup) => group({ transform: transform(this.matrix) }, markup));
  }
}
