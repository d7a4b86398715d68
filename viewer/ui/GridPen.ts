import type { KeyframeInfo } from '../protocol';

/** Sizes in CSS pixels; the style sheet has the height of rows and the ruler too. */
export const ROW = 24;
export const RULER = 26;

/** Frames between two numbers of the ruler: the first one that leaves room for them is taken. */
const TICKS = [5, 10, 20, 50, 100, 200, 500, 1000];

/** Pixels that a number of the ruler needs. */
const NUMBER = 34;

/** Widths below which a frame has no line of its own on the ruler, and no arrow or sign in a keyframe. */
const NARROW = 5;

const NAMES = [
  'panel',
  'line',
  'faint',
  'text',
  'span',
  'motion',
  'object',
  'shape',
  'found',
  'playhead',
  'label',
  'accent',
] as const;

/** The colour of a span by its tween; a classic tween has that of `motion`. */
const SPAN_COLORS: Readonly<Record<string, (typeof NAMES)[number]>> = {
  none: 'span',
  shape: 'shape',
  'motion object': 'object',
};

export type Colors = Readonly<Record<(typeof NAMES)[number], string>>;

/** The colours of the style sheet at an element. */
export function readColors(element: HTMLElement): Colors {
  const style = getComputedStyle(element);
  const entries = NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()] as const);
  return Object.fromEntries(entries) as unknown as Colors;
}

/** Draws the parts of a timeline. */
export class GridPen {
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly colors: Colors,
    /** The width of a frame. */
    private readonly cell: number,
  ) {}

  /** The span of a keyframe in a row whose upper edge is `y`. */
  drawSpan(keyframe: KeyframeInfo, y: number): void {
    const { context, colors } = this;
    const { start, duration, tween, elements, label } = keyframe;
    const { cell } = this;
    const x = start * cell;
    const width = duration * cell;
    const dot = Math.min(2.6, cell / 3);
    const isTween = tween !== 'none';
    context.fillStyle = colors[SPAN_COLORS[tween] ?? 'motion'];
    if (elements > 0 || isTween) context.fillRect(x, y, Math.max(1, width - 1), ROW - 1);
    context.fillStyle = colors.line;
    context.fillRect(x + width - 1, y, 1, ROW - 1);
    context.strokeStyle = colors.text;
    context.fillStyle = colors.text;
    context.lineWidth = 1;
    if (isTween && width > 24) this.drawArrow(x, y, width);
    context.beginPath();
    context.arc(x + Math.min(cell, 12) / 2, y + ROW - 7.5, dot, 0, 2 * Math.PI);
    if (elements > 0) context.fill();
    else context.stroke();
    this.drawSigns(keyframe, x, y);
    if (label !== '' && width > 12) this.drawLabel(label, x + 3, y, width - 6);
  }

  /** Outlines frames that a query found. */
  drawFound(start: number, end: number, y: number): void {
    const { context, colors } = this;
    context.strokeStyle = colors.found;
    context.lineWidth = 2;
    const { cell } = this;
    context.strokeRect(start * cell + 1, y + 2, Math.max(1, (end - start) * cell - 2), ROW - 4);
  }

  /** Marks the keyframe that is selected, or a whole row. */
  drawSelected(start: number, end: number, y: number): void {
    const { context, colors, cell } = this;
    context.fillStyle = colors.accent;
    context.globalAlpha = 0.28;
    context.fillRect(start * cell, y, (end - start) * cell - 1, ROW - 1);
    context.globalAlpha = 1;
  }

  /** @param left - where the grid is scrolled to */
  drawRuler(first: number, last: number, left: number, width: number): void {
    const { context, colors } = this;
    context.fillStyle = colors.panel;
    context.fillRect(0, 0, width, RULER);
    context.fillStyle = colors.faint;
    context.font = '10px ui-sans-serif, system-ui, sans-serif';
    const { cell } = this;
    const tick = TICKS.find((frames) => frames * cell >= NUMBER) ?? TICKS[TICKS.length - 1];
    for (let frame = first; frame <= last; frame++) {
      const number = frame + 1;
      const x = frame * cell - left;
      const isTick = number % tick === 0;
      if (!isTick && number !== 1 && cell < NARROW) continue;
      const height = isTick ? 6 : 3;
      context.fillRect(x, RULER - height, 1, height);
      if (number === 1 || isTick) context.fillText(String(number), x + 2, 14);
    }
    context.fillStyle = colors.line;
    context.fillRect(0, RULER - 1, width, 1);
  }

  /** Marks the frames that are played, where that is a part of them. */
  drawRange(start: number, end: number, height: number): void {
    const { context, colors } = this;
    context.fillStyle = colors.motion;
    context.globalAlpha = 0.25;
    context.fillRect(start, RULER, end - start, height);
    context.globalAlpha = 1;
    context.fillStyle = colors.label;
    context.fillRect(start, RULER - 4, end - start, 3);
    context.fillRect(start, 3, 2, RULER - 4);
    context.fillRect(end - 2, 3, 2, RULER - 4);
  }

  drawPlayhead(x: number, height: number): void {
    const { context, colors, cell } = this;
    const width = Math.max(6, Math.min(cell, 12));
    context.fillStyle = colors.playhead;
    context.fillRect(x + cell / 2 - 0.5, RULER - 6, 1, height);
    context.beginPath();
    context.roundRect(x + (cell - width) / 2, 2, width, RULER - 6, 2);
    context.fill();
  }

  private drawArrow(x: number, y: number, width: number): void {
    const { context } = this;
    context.beginPath();
    context.moveTo(x + Math.min(this.cell, 12) + 1, y + ROW - 7.5);
    context.lineTo(x + width - 4, y + ROW - 7.5);
    context.lineTo(x + width - 7, y + ROW - 10.5);
    context.stroke();
  }

  private drawSigns({ hasScript, hasSound, label, duration }: KeyframeInfo, x: number, y: number): void {
    const { context, colors } = this;
    context.font = '9px ui-sans-serif, system-ui, sans-serif';
    context.fillStyle = colors.text;
    const isWide = duration * this.cell > NARROW;
    if (isWide && hasScript && (label === '' || duration * this.cell <= 12))
      context.fillText('a', x + 2.5, y + 9);
    if (isWide && hasSound) context.fillText('♪', x + 2, y + (hasScript ? 18 : 10));
    if (label === '') return;
    context.fillStyle = colors.label;
    context.fillRect(x + 1, y + 2, 1.5, 9);
  }

  private drawLabel(label: string, x: number, y: number, width: number): void {
    const { context, colors } = this;
    context.save();
    context.beginPath();
    context.rect(x, y, width, ROW);
    context.clip();
    context.fillStyle = colors.text;
    context.font = '10px ui-sans-serif, system-ui, sans-serif';
    context.fillText(label.slice(0, 80), x + 2, y + 10);
    context.restore();
  }
}
