import type { Box } from '../../geometry/Box';
import type { View } from './View';
import { element, escapeText } from './svg';

/** Something that a picture points at. */
export interface Mark {
  box: Box;
  label: string;
}

const COLOR = '#E6007E';
const SIZE = 11;
/** About the width of a character of the label, in sizes. */
const CHARACTER = 0.62;

/** Outlines with labels above them, kept inside the view. */
export function drawMarks(marks: readonly Mark[], view: View): string {
  return element('g', { class: 'matches' }, marks.map((mark) => drawMark(mark, view)).join(''));
}

function drawMark({ box, label }: Mark, view: View): string {
  const { left, top, right, bottom } = box;
  const outline = { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const width = label.length * SIZE * CHARACTER + 6;
  const height = SIZE + 4;
  const x = Math.max(view.x, Math.min(left, view.x + view.width - width));
  const y = Math.max(view.y, Math.min(top - height, view.y + view.height - height));
  const text = {
    x: x + 3,
    y: y + SIZE,
    'font-family': "'DejaVu Sans', sans-serif",
    'font-size': SIZE,
    fill: '#fff',
  };
  return (
    element('rect', { ...outline, fill: 'none', stroke: COLOR, 'stroke-width': 1.5 }) +
    element('rect', { x, y, width, height, fill: COLOR }) +
    element('text', text, escapeText(label))
  );
}
