import { FilmElement } from '../../film/records/FilmElement';
import type { Film } from '../../film/Film';
import { unite } from '../../geometry/Box';
import type { Document } from '../../host-mocks/model/document/Document';
import { stageGround } from '../../document/xfl/stageGround';
import { shownBoxes } from '../../film/bounds/shownBoxes';
import type { Element } from '../../host-mocks/model/elements/Element';
import { Layer } from '../../host-mocks/model/timeline/Layer';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import { Drawing } from '../../output/svg/Drawing';
import { drawFrame } from '../../output/svg/drawFrame';
import { drawMarks, type Mark } from '../../output/svg/drawMarks';
import { frameRegion } from '../../output/svg/frameRegion';
import { renderTimeline, type Picture } from '../../output/svg/renderTimeline';
import { explainStackOverflow } from '../../output/svg/explainStackOverflow';
import { roomAround, type View } from '../../output/svg/View';

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
  return explainStackOverflow(() => {
    const { film } = document;
    const marks = options.matches && marksOf(options.matches, document, timeline, frame);
    const view = timeline.libraryItem ? symbolView(film, timeline, frame, marks) : stageView(document);
    return renderTimeline(timeline.record, film, {
      frame,
      view,
      background: stageGround(document),
      highlighted: options.matches && new Set(options.matches.map(({ node }) => FilmElement.of(node))),
      overlay: marks && drawMarks(marks, view),
    });
  });
}

function stageView(document: Document): View {
  return { x: 0, y: 0, width: document.width, height: document.height };
}

const NOWHERE: View = { x: 0, y: 0, width: 1, height: 1 };

/** Room for what a symbol paints, and for the marks on it. */
function symbolView(film: Film, timeline: Timeline, frame: number, marks: readonly Mark[] = []): View {
  const box = frameRegion(timeline.record, frame, new Drawing(film, NOWHERE, drawFrame));
  for (const mark of marks) unite(box, mark.box);
  return roomAround(box, MARGIN);
}

/** The index of an element among the matches is kept where others are on other timelines. */
function marksOf(matches: readonly Element[], document: Document, timeline: Timeline, frame: number): Mark[] {
  const boxes = shownBoxes(document.film, timeline.record, frame);
  const marks: Mark[] = [];
  matches.forEach((element, index) => {
    if (!(element.layer instanceof Layer) || element.layer.timeline !== timeline) return;
    const box = boxes.get(element.node);
    if (!box) return;
    marks.push({ box, label: [String(index), element.name].filter((part) => part !== '').join(' ') });
  });
  return marks;
}
