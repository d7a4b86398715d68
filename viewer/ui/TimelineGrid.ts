import type { KeyframeInfo, Match, TimelineInfo } from '../protocol';
import { make } from './dom';

/** Sizes in CSS pixels; the style sheet has the height of rows and the ruler too. */
const CELL = 10;
const ROW = 24;
const RULER = 22;
const TICK = 5;

type Colors = Record<string, string>;

const NAMES = [
  'panel',
  'line',
  'faint',
  'text',
  'span',
  'motion',
  'shape',
  'found',
  'playhead',
  'label',
] as const;

/** Keyframes and spans of layers. Only what is in sight is drawn, so that long timelines cost no more. */
export class TimelineGrid {
  readonly element: HTMLElement;
  private readonly canvas = make('canvas', { attributes: { 'aria-hidden': 'true' } });
  private readonly room = make('div', { class: 'grid-room' });
  private scroller: HTMLElement | undefined;
  private info: TimelineInfo | undefined;
  private frame = 0;
  /** What a query found, by layers: starts of spans and where they end. */
  private found = new Map<number, Map<number, number>>();
  private isAsked = false;

  constructor(onFrame: (frame: number) => void) {
    this.element = make('div', { class: 'grid' }, this.canvas, this.room);
    const choose = (event: PointerEvent): void => {
      const { left } = this.element.getBoundingClientRect();
      const frame = Math.floor((event.clientX - left) / CELL);
      const last = Math.max(0, (this.info?.frameCount ?? 1) - 1);
      onFrame(Math.min(Math.max(0, frame), last));
    };
    this.element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      this.element.setPointerCapture(event.pointerId);
      choose(event);
    });
    this.element.addEventListener('pointermove', (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) choose(event);
    });
    this.element.addEventListener('click', (event) => choose(event as PointerEvent));
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.drawSoon());
    // A switch of the page for light and dark sets an attribute of its root.
    new MutationObserver(() => this.drawSoon()).observe(document.documentElement, { attributes: true });
  }

  /** Draws again when that element scrolls or changes its size. */
  follow(scroller: HTMLElement): void {
    this.scroller = scroller;
    scroller.addEventListener('scroll', () => this.drawSoon(), { passive: true });
    new ResizeObserver(() => this.drawSoon()).observe(scroller);
  }

  open(info: TimelineInfo): void {
    this.info = info;
    this.frame = 0;
    this.found = new Map();
    this.room.style.width = `${(info.frameCount + 4) * CELL}px`;
    this.room.style.height = `${RULER + info.layers.length * ROW}px`;
    this.drawSoon();
  }

  showFrame(frame: number): void {
    this.frame = frame;
    this.keepInSight();
    this.drawSoon();
  }

  mark(matches: readonly Match[]): void {
    this.found = new Map();
    for (const match of matches) {
      if (match.kind !== 'element' && match.kind !== 'frame') continue;
      const { layer, start } = match;
      const spans = this.found.get(layer) ?? new Map<number, number>();
      this.found.set(layer, spans);
      if (match.kind === 'frame') spans.set(start, start + match.duration);
      else if (!spans.has(start)) spans.set(start, start + this.durationAt(layer, start));
    }
    this.drawSoon();
  }

  private durationAt(layer: number, frame: number): number {
    return this.info?.layers[layer]?.keyframes.find(({ start }) => start === frame)?.duration ?? 1;
  }

  private keepInSight(): void {
    const { scroller } = this;
    if (!scroller) return;
    const x = this.frame * CELL;
    const width = scroller.clientWidth - this.element.offsetLeft;
    if (x < scroller.scrollLeft) scroller.scrollLeft = x;
    else if (x + CELL > scroller.scrollLeft + width) scroller.scrollLeft = x - CELL * 2;
  }

  private drawSoon(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      this.draw();
    });
  }

  private draw(): void {
    const { info, scroller, canvas } = this;
    if (!info || !scroller) return;
    const width = Math.max(1, scroller.clientWidth - this.element.offsetLeft);
    const height = Math.max(1, scroller.clientHeight);
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const context = canvas.getContext('2d');
    if (!context) return;
    const colors = readColors(this.element);
    context.scale(ratio, ratio);
    const { scrollLeft: left, scrollTop: top } = scroller;
    const first = Math.floor(left / CELL);
    const last = Math.min(info.frameCount, Math.ceil((left + width) / CELL));
    context.save();
    context.translate(-left, RULER - top);
    const rows = info.layers.length;
    for (let row = Math.max(0, Math.floor((top - RULER) / ROW)); row < rows; row++) {
      if (row * ROW - top > height) break;
      this.drawRow(context, row, first, last, colors);
    }
    context.restore();
    drawRuler(context, first, last, left, width, colors);
    this.drawPlayhead(context, left, height, colors);
  }

  private drawRow(
    context: CanvasRenderingContext2D,
    row: number,
    first: number,
    last: number,
    colors: Colors,
  ): void {
    const y = row * ROW;
    for (const keyframe of this.info?.layers[row].keyframes ?? []) {
      if (keyframe.start + keyframe.duration < first || keyframe.start > last) continue;
      drawSpan(context, keyframe, y, colors);
    }
    context.strokeStyle = colors.found;
    context.lineWidth = 2;
    for (const [start, end] of this.found.get(row) ?? [])
      context.strokeRect(start * CELL + 1, y + 2, (end - start) * CELL - 2, ROW - 4);
    context.fillStyle = colors.line;
    context.fillRect(first * CELL, y + ROW - 1, this.canvas.width, 1);
  }

  private drawPlayhead(
    context: CanvasRenderingContext2D,
    left: number,
    height: number,
    colors: Colors,
  ): void {
    const x = this.frame * CELL - left;
    context.fillStyle = colors.playhead;
    context.fillRect(x + CELL / 2 - 0.5, RULER - 6, 1, height);
    context.beginPath();
    context.roundRect(x, 2, CELL, RULER - 6, 2);
    context.fill();
  }
}

function drawSpan(
  context: CanvasRenderingContext2D,
  keyframe: KeyframeInfo,
  y: number,
  colors: Colors,
): void {
  const { start, duration, tween, elements, label } = keyframe;
  const x = start * CELL;
  const width = duration * CELL;
  const isTween = tween !== 'none';
  context.fillStyle = isTween ? (tween === 'shape' ? colors.shape : colors.motion) : colors.span;
  if (elements > 0 || isTween) context.fillRect(x, y, width - 1, ROW - 1);
  context.fillStyle = colors.line;
  context.fillRect(x + width - 1, y, 1, ROW - 1);
  context.strokeStyle = colors.text;
  context.fillStyle = colors.text;
  context.lineWidth = 1;
  if (isTween && duration > 2) {
    context.beginPath();
    context.moveTo(x + CELL + 1, y + ROW - 7.5);
    context.lineTo(x + width - 4, y + ROW - 7.5);
    context.lineTo(x + width - 7, y + ROW - 10.5);
    context.stroke();
  }
  context.beginPath();
  context.arc(x + CELL / 2, y + ROW - 7.5, 2.6, 0, 2 * Math.PI);
  if (elements > 0) context.fill();
  else context.stroke();
  drawSigns(context, keyframe, x, y, colors);
  if (label !== '' && duration > 1) drawLabel(context, label, x + 3, y, width - 6, colors);
}

function drawSigns(
  context: CanvasRenderingContext2D,
  { hasScript, hasSound, label, duration }: KeyframeInfo,
  x: number,
  y: number,
  { label: flag, text }: Colors,
): void {
  context.font = '9px ui-sans-serif, system-ui, sans-serif';
  context.fillStyle = text;
  if (hasScript && (label === '' || duration < 2)) context.fillText('a', x + 2.5, y + 9);
  if (hasSound) context.fillText('♪', x + 2, y + (hasScript ? 18 : 10));
  if (label === '') return;
  context.fillStyle = flag;
  context.fillRect(x + 1, y + 2, 1.5, 9);
}

function drawLabel(
  context: CanvasRenderingContext2D,
  label: string,
  x: number,
  y: number,
  width: number,
  { text }: Colors,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, ROW);
  context.clip();
  context.fillStyle = text;
  context.font = '10px ui-sans-serif, system-ui, sans-serif';
  context.fillText(label.slice(0, 80), x + 2, y + 10);
  context.restore();
}

function drawRuler(
  context: CanvasRenderingContext2D,
  first: number,
  last: number,
  left: number,
  width: number,
  colors: Colors,
): void {
  context.fillStyle = colors.panel;
  context.fillRect(0, 0, width, RULER);
  context.fillStyle = colors.faint;
  context.font = '10px ui-sans-serif, system-ui, sans-serif';
  for (let frame = first; frame <= last; frame++) {
    const number = frame + 1;
    const x = frame * CELL - left;
    context.fillRect(x, RULER - (number % TICK === 0 ? 6 : 3), 1, number % TICK === 0 ? 6 : 3);
    if (number === 1 || number % TICK === 0) context.fillText(String(number), x + 2, 12);
  }
  context.fillStyle = colors.line;
  context.fillRect(0, RULER - 1, width, 1);
}

function readColors(element: HTMLElement): Colors {
  const style = getComputedStyle(element);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
}
