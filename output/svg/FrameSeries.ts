import type { Film } from '../../film/Film';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { definitionsElement, Drawing } from './Drawing';
import { drawFrame } from './drawFrame';
import { paintRuns, type PaintRun } from './blend/paintRuns';
import { LayersOfSeries } from './unseen/LayersOfSeries';
import { mayHaveLayers } from './unseen/svgNodes';
import { withoutUnseen } from './unseen/withoutUnseen';
import { explainStackOverflow } from './explainStackOverflow';
import { FIRST_STATE, type State } from './State';
import { element, viewBoxOf } from './svg';
import type { View } from './View';

/** Draws what a drawing shows at a frame. @param without - layers and elements of the timeline that are left out */
export type DrawRuns = (frame: number, drawing: Drawing, without?: State['without']) => PaintRun[];

/** Frames of one timeline in the same view. What several frames show is drawn once. */
export class FrameSeries {
  readonly drawing: Drawing;
  private readonly layers = new LayersOfSeries();

  constructor(
    film: Film,
    readonly view: View,
    private readonly drawRuns: DrawRuns,
    /** `#RRGGBB`; undefined leaves the ground transparent. */
    private readonly background?: string,
    /** See `Drawing.hasSmallTiles`. */
    hasSmallTiles = false,
  ) {
    this.drawing = new Drawing(film, view, drawFrame, undefined, hasSmallTiles);
  }

  /** What a frame shows, without the definitions that it names: equal texts are equal pictures. */
  draw(frame: number, without?: State['without']): string {
    const { view, drawing, ground } = this;
    return explainStackOverflow(() =>
      paintRuns(this.drawRuns(frame, drawing, without), ground, () => view, drawing),
    );
  }

  /** What a frame shows that cannot be drawn. */
  get ground(): string {
    return this.background ? element('rect', { ...this.view, fill: this.background }) : '';
  }

  /** The whole picture of what `draw` gave; another view shows another part of it. */
  svg(content: string, view: View = this.view): string {
    return wrapPicture(content, this.drawing.defsFor(content), view);
  }

  /** The same for the rasterizer, without what is not seen or cannot be painted; see `withoutUnseen`. */
  seenSvg(content: string, view: View, scale: number, tell: (what: string) => void): string {
    const definitions = this.drawing.definitionsFor(content);
    const svg = wrapPicture(content, definitionsElement(definitions), view);
    if (!mayHaveLayers(svg) || this.layers.areNear(content, definitions, view, scale)) return svg;
    return withoutUnseen(svg, scale, tell);
  }
}

/** A picture of that part of the plane. */
export function wrapPicture(content: string, definitions: string, view: View): string {
  const { width, height } = view;
  const viewBox = viewBoxOf(view);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox };
  return `${element('svg', attributes, definitions, content)}\n`;
}

/** What a timeline shows, as published. */
export function runsOf(timeline: FilmTimeline): DrawRuns {
  return (frame, drawing, without) => drawFrame(timeline, frame, { ...FIRST_STATE, without }, drawing);
}
