import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { PaintRun } from '../../output/svg/blend/paintRuns';
import type { Drawing } from '../../output/svg/Drawing';
import type { Film } from '../../film/Film';
import type { FrameSeries } from '../../output/svg/FrameSeries';
import { browserSeries } from './browserSeries';
import type { View } from '../../output/svg/View';
import { FilmLayer } from '../../film/records/FilmTimeline';

/** Draws a frame of a timeline without some of its layers. */
export type DrawLayers = (frame: number, drawing: Drawing, without: ReadonlySet<FilmLayer>) => PaintRun[];

const COLOR = /^#[0-9a-f]{6}$/i;

/** Layers as outlines of their colour, over the picture of the others. Masks and filters do not apply to them. */
export class OutlinedLayers {
  private readonly series: FrameSeries;
  private without: ReadonlySet<FilmLayer> = new Set();

  constructor(
    film: Film,
    private readonly timeline: Timeline,
    view: View,
    draw: DrawLayers,
  ) {
    this.series = browserSeries(film, view, (frame, drawing) => draw(frame, drawing, this.without));
  }

  /** Puts outlines of layers over a picture, by the places of the layers. */
  over(svg: string, frame: number, places: readonly number[]): string {
    const outlines = [...places].sort((one, other) => other - one).map((place) => this.outline(frame, place));
    return svg.replace(/<\/svg>\s*$/, () => `${outlines.join('')}</svg>\n`);
  }

  /** A picture within the picture: what styles it styles nothing else. */
  private outline(frame: number, place: number): string {
    const { series, timeline } = this;
    const layer = timeline.layers[place];
    if (layer === undefined) return '';
    const others = timeline.layers.filter((other) => other !== layer);
    this.without = new Set(others.map(({ node }) => FilmLayer.of(node)));
    const picture = series.svg(series.draw(frame));
    const styled = picture.replace(/>/, () => `><style>${styleOf(layer.color)}</style>`);
    const { x, y, width, height } = series.view;
    const place4 = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    return `<image ${place4} href="data:image/svg+xml,${encodeURIComponent(styled)}"/>`;
  }
}

function styleOf(color: string): string {
  const stroke = COLOR.test(color) ? color : '#808080';
  const own = ['fill:none', `stroke:${stroke}`, 'stroke-width:1px', 'vector-effect:non-scaling-stroke'];
  const plain = ['mask:none', 'clip-path:none', 'filter:none', 'opacity:1', 'stroke-opacity:1'];
  return `*{${[...own, ...plain].map((rule) => `${rule}!important`).join(';')}}`;
}
