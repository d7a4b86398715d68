import type { Film } from '../../film/Film';
import type { FilmElement } from '../../film/records/FilmElement';
import type { FilmTimeline } from '../../film/records/FilmTimeline';
import { drawFrame } from './drawFrame';
import { Drawing } from './Drawing';
import { FALLBACK_FACE } from './fonts/families';
import { FIRST_STATE } from './State';
import type { View } from './View';
import { paintRuns } from './blend/paintRuns';
import { element, escapeText, viewBoxOf } from './svg';

export interface Picture {
  svg: string;
  /** Things that the picture does not show, each with the number of times. */
  notDrawn: [string, number][];
  /** The faces that its texts ask for. */
  faces: string[];
}

export interface TimelineRenderOptions {
  /** From 0. */
  frame?: number;
  view: View;
  /** `#RRGGBB`; undefined leaves the ground transparent. */
  background?: string;
  /** SVG drawn over the picture. */
  overlay?: string;
  /** Elements that stand out from the others, which are drawn pale. */
  highlighted?: ReadonlySet<FilmElement>;
}

/** Draws what a timeline shows at a frame. */
export function renderTimeline(timeline: FilmTimeline, film: Film, options: TimelineRenderOptions): Picture {
  const drawing = new Drawing(film, options.view, drawFrame, options.highlighted);
  const { x, y, width, height } = options.view;
  const ground = options.background ? element('rect', { x, y, width, height, fill: options.background }) : '';
  const runs = drawFrame(timeline, options.frame ?? 0, FIRST_STATE, drawing);
  const content = paintRuns(runs, ground, () => options.view, drawing);
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: viewBoxOf(options.view) },
    remarks(drawing),
    drawing.defs,
    content,
    options.overlay ?? '',
  );
  return { svg: `${svg}\n`, notDrawn: drawing.left, faces: drawing.faces };
}

/** A comment in the picture that names what it does not show. */
function remarks(drawing: Drawing): string {
  const lines = drawing.left.map(
    ([what, count]) => `not drawn: ${what}${count > 1 ? ` (${count} times)` : ''}`,
  );
  if (drawing.faces.length > 0) {
    lines.push(`text set in ${drawing.faces.join(', ')}, or in ${FALLBACK_FACE} where the face is missing`);
  }
  if (lines.length === 0) return '';
  return `<!--\n${lines.map((line) => `  ${escapeText(line).replace(/-(?=-)/g, '- ')}`).join('\n')}\n-->`;
}
