import type { Document } from '../model/document/Document';
import { ContentBounds } from '../model/elements/content/ContentBounds';
import type { Element } from '../model/elements/Element';
import { Layer } from '../model/timeline/Layer';
import type { Timeline } from '../model/timeline/Timeline';
import { drawnDocument } from './DrawnDocument';
import { drawMarks, type Mark } from './drawMarks';
import { renderTimeline, type Picture } from './renderTimeline';
import { shallow } from './shallow';
import type { View } from './View';

export interface PictureOptions {
  /** The timeline to draw; default: the scene or symbol that is being edited. */
  timeline?: Timeline;
  /** From 0; default: where the playhead is. */
  frame?: number;
  /** Elements to outline and label with index and name; the rest is drawn pale. */
  matches?: readonly Element[];
}

/** Space around the content of a symbol, which has no stage, in pixels. */
const MARGIN = 20;

/**
 * Draws a timeline of a document: a scene with its stage, a symbol with the box of its content.
 *
 * @throws RangeError for a frame that the timeline does not have.
 */
export function pictureOf(document: Document, options: PictureOptions = {}): Picture {
  const timeline = options.timeline ?? document.getTimeline();
  const frame = options.frame ?? timeline.currentFrame;
  const last = Math.max(0, timeline.frameCount - 1);
  if (!Number.isInteger(frame) || frame < 0 || frame > last) {
    throw new RangeError(`frame must be a whole number from 0 to ${last}, got ${frame}`);
  }
  const view = timeline.libraryItem ? symbolView(document, timeline, frame) : stageView(document);
  const marks = options.matches && marksOf(options.matches, timeline);
  return shallow(() =>
    renderTimeline(timeline.node, drawnDocument(document), {
      frame,
      view,
      background: document.backgroundColor,
      highlighted: options.matches && new Set(options.matches.map(({ node }) => node)),
      overlay: marks && drawMarks(marks, view),
    }),
  );
}

function stageView(document: Document): View {
  return { x: 0, y: 0, width: document.width, height: document.height };
}

function symbolView(document: Document, timeline: Timeline, frame: number): View {
  const { left, top, right, bottom } = ContentBounds.of(document).ofFrame(timeline.node, frame);
  if (left > right || top > bottom) return { x: 0, y: 0, width: 2 * MARGIN, height: 2 * MARGIN };
  const x = Math.floor(left) - MARGIN;
  const y = Math.floor(top) - MARGIN;
  return { x, y, width: Math.ceil(right) + MARGIN - x, height: Math.ceil(bottom) + MARGIN - y };
}

/** The index of an element among the matches is kept where others stand on other timelines. */
function marksOf(matches: readonly Element[], timeline: Timeline): Mark[] {
  const marks: Mark[] = [];
  matches.forEach((element, index) => {
    if (!(element.layer instanceof Layer) || element.layer.timeline !== timeline) return;
    const { left, top, width, height } = element;
    const box = { left, top, right: left + width, bottom: top + height };
    marks.push({ box, label: [String(index), element.name].filter((part) => part !== '').join(' ') });
  });
  return marks;
}
