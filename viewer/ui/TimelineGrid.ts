import type { Match, TimelineInfo } from '../protocol';
import { make } from './dom';
import { CELL, GridPen, readColors, ROW, RULER } from './GridPen';

/** Frames that are played in place of all. */
export interface PlayedRange {
  readonly first: number;
  readonly last: number;
}

/** Keyframes and spans of layers. Only what is in sight is drawn, so that long timelines cost no more. */
export class TimelineGrid {
  readonly element: HTMLElement;
  private readonly canvas = make('canvas', { attributes: { 'aria-hidden': 'true' } });
  private readonly room = make('div', { class: 'grid-room' });
  private scroller: HTMLElement | undefined;
  private info: TimelineInfo | undefined;
  private frame = 0;
  private range: PlayedRange | null = null;
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
    this.range = null;
    this.found = new Map();
    // It is as high as the room that the layers take, and never makes that higher.
    this.canvas.style.height = '0';
    this.room.style.width = `${(info.frameCount + 4) * CELL}px`;
    this.room.style.height = `${RULER + info.layers.length * ROW}px`;
    this.drawSoon();
  }

  /** The playhead moves together with the picture: drawn a frame of the screen later, it would cost another one. */
  showFrame(frame: number): void {
    this.frame = frame;
    this.keepInSight();
    this.draw();
  }

  /** Marks the frames that are played; null for all. */
  showRange(range: PlayedRange | null): void {
    this.range = range;
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
    const pen = new GridPen(context, readColors(this.element));
    context.scale(ratio, ratio);
    const { scrollLeft: left, scrollTop: top } = scroller;
    const first = Math.floor(left / CELL);
    const last = Math.min(info.frameCount, Math.ceil((left + width) / CELL));
    context.save();
    context.translate(-left, RULER - top);
    const rows = info.layers.length;
    for (let row = Math.max(0, Math.floor((top - RULER) / ROW)); row < rows; row++) {
      if (row * ROW - top > height) break;
      this.drawRow(pen, row, first, last);
    }
    context.restore();
    pen.drawRuler(first, last, left, width);
    if (this.range)
      pen.drawRange(this.range.first * CELL - left, (this.range.last + 1) * CELL - left, height);
    pen.drawPlayhead(this.frame * CELL - left, height);
  }

  private drawRow(pen: GridPen, row: number, first: number, last: number): void {
    const y = row * ROW;
    for (const keyframe of this.info?.layers[row].keyframes ?? []) {
      if (keyframe.start + keyframe.duration >= first && keyframe.start <= last) pen.drawSpan(keyframe, y);
    }
    for (const [start, end] of this.found.get(row) ?? []) pen.drawFound(start, end, y);
    pen.context.fillStyle = pen.colors.line;
    pen.context.fillRect(first * CELL, y + ROW - 1, this.canvas.width, 1);
  }
}
