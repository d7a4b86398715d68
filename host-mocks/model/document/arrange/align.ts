import type { Box } from '../../../../geometry/Box';
import { checkChoice } from '../../../../document/checks/checkValue';
import { boundsOf, moveElements } from '../../elements';
import { resizeTo } from '../../elements/moveAndResize';
import type { Element } from '../../elements/Element';
import type { DocumentCore } from '../DocumentCore';
import { stageSize } from '../../../../document/xfl/stageSize';
import { needSelection } from '../selection/needSelection';
import { liftParts } from '../selection/selectedParts';

/** An axis, and the point of an element on it that is aligned: 0 the start, 1 the end. */
interface Edge {
  axis: 'x' | 'y';
  share: number;
}

const ALIGNMENTS: Record<string, Edge> = {
  left: { axis: 'x', share: 0 },
  'horizontal center': { axis: 'x', share: 0.5 },
  right: { axis: 'x', share: 1 },
  top: { axis: 'y', share: 0 },
  'vertical center': { axis: 'y', share: 0.5 },
  bottom: { axis: 'y', share: 1 },
};

const DISTRIBUTIONS: Record<string, Edge> = {
  'left edge': ALIGNMENTS.left,
  'horizontal center': ALIGNMENTS['horizontal center'],
  'right edge': ALIGNMENTS.right,
  'top edge': ALIGNMENTS.top,
  'vertical center': ALIGNMENTS['vertical center'],
  'bottom edge': ALIGNMENTS.bottom,
};

/** Start and length of a box along an axis. */
interface Span {
  start: number;
  size: number;
}

function spanOf({ left, top, right, bottom }: Box, axis: Edge['axis']): Span {
  return axis === 'x' ? { start: left, size: right - left } : { start: top, size: bottom - top };
}

function coordinateAt({ start, size }: Span, share: number): number {
  return start + size * share;
}

function shift(element: Element, axis: Edge['axis'], distance: number): void {
  moveElements([element], axis === 'x' ? distance : 0, axis === 'y' ? distance : 0);
}

/** True if elements are aligned to the stage: by the argument, else by `setAlignToDocument`. */
function usesStage(document: DocumentCore, useDocument: unknown): boolean {
  return useDocument === undefined ? document.session.alignsToStage : Boolean(useDocument);
}

function stageOf({ node }: DocumentCore): Box {
  const { width, height } = stageSize(node);
  return { left: 0, top: 0, right: width, bottom: height };
}

/** The box of the stage, or of the selection. */
function frameOf(document: DocumentCore, elements: readonly Element[], useDocument: unknown): Box {
  return usesStage(document, useDocument) ? stageOf(document) : boundsOf(elements);
}

/** `document.align`: edges or centres meet those of the selection's box, or of the stage. */
export function alignSelection(document: DocumentCore, mode: unknown, useDocument: unknown): void {
  const { axis, share } = ALIGNMENTS[checkChoice('align', mode, Object.keys(ALIGNMENTS))];
  const elements = liftParts(needSelection(document, 'align'));
  const target = coordinateAt(spanOf(frameOf(document, elements, useDocument), axis), share);
  for (const element of elements)
    shift(element, axis, target - coordinateAt(spanOf(element.box, axis), share));
}

/**
 * `document.distribute`: edges or centres are at equal distances; the outermost elements stay where they are, or move
 * to the borders of the stage.
 */
export function distributeSelection(document: DocumentCore, mode: unknown, useDocument: unknown): void {
  const { axis, share } = DISTRIBUTIONS[checkChoice('distribute', mode, Object.keys(DISTRIBUTIONS))];
  const sorted = sortAlong(liftParts(needSelection(document, 'distribute')), axis, share);
  if (sorted.length < 2) return;
  let first = coordinateAt(sorted[0].span, share);
  let last = coordinateAt(sorted[sorted.length - 1].span, share);
  if (usesStage(document, useDocument)) {
    const stage = spanOf(stageOf(document), axis);
    first = sorted[0].span.size * share;
    last = stage.size - sorted[sorted.length - 1].span.size * (1 - share);
  }
  sorted.forEach(({ element, span }, i) => {
    const target = first + ((last - first) * i) / (sorted.length - 1);
    shift(element, axis, target - coordinateAt(span, share));
  });
}

/** `document.space`: the gaps between neighbours become equal. */
export function spaceSelection(document: DocumentCore, direction: unknown, useDocument: unknown): void {
  const way = checkChoice('space', direction, ['horizontal', 'vertical'] as const);
  const axis = way === 'horizontal' ? 'x' : 'y';
  const elements = liftParts(needSelection(document, 'space'));
  const sorted = sortAlong(elements, axis, 0);
  if (sorted.length < 2) return;
  const frame = spanOf(frameOf(document, elements, useDocument), axis);
  const taken = sorted.reduce((sum, { span }) => sum + span.size, 0);
  const gap = (frame.size - taken) / (sorted.length - 1);
  let position = frame.start;
  for (const { element, span } of sorted) {
    shift(element, axis, position - span.start);
    position += span.size + gap;
  }
}

/** `document.match`: all become as wide or high as the largest, or as the stage. */
export function matchSelection(
  document: DocumentCore,
  width: unknown,
  height: unknown,
  useDocument: unknown,
): void {
  const elements = liftParts(needSelection(document, 'match'));
  const boxes = usesStage(document, useDocument) ? [stageOf(document)] : elements.map(({ box }) => box);
  const widest = largestOf(boxes, 'x');
  const highest = largestOf(boxes, 'y');
  for (const element of elements) resizeTo(element, width ? widest : undefined, height ? highest : undefined);
}

function largestOf(boxes: readonly Box[], axis: Edge['axis']): number {
  return boxes.reduce((largest, box) => Math.max(largest, spanOf(box, axis).size), 0);
}

function sortAlong(
  elements: readonly Element[],
  axis: Edge['axis'],
  share: number,
): { element: Element; span: Span }[] {
  const placed = elements.map((element) => ({ element, span: spanOf(element.box, axis) }));
  return placed.sort((a, b) => coordinateAt(a.span, share) - coordinateAt(b.span, share));
}
