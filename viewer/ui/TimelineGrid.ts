import type { Match, TimelineInfo } from '../protocol';
import { make } from './dom';
import { GridPen, readColors, ROW, RULER } from './GridPen';

/** Frames that are played in place of all. */
export interface PlayedRange {
  readonly first: number;
  readonly last: number;
}

/** A layer that is selected. */
export interface SelectedRow {
  readonly layer: number;
  /** False where its keyframe at the playhead is selected. */
  readonly isWhole: boolean;
}

interface Actions {
  onFrame(frame: number): void;
  /** A frame of a layer was chosen, after `onFrame`. */
  onCell(layer: number): void;
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
  private selected: SelectedRow | null = null;
  /** The width of a frame. */
  private cell = 10;

  constructor(private readonly actions: Actions) {
    this.element = make('div', { class: 'grid' }, this.canvas, this.room);
    this.listen();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.drawSoon());
    // A switch of the page for light and dark sets an attribute of its root.
    new MutationObserver(() => this.drawSoon()).observe(document.documentElement, { attributes: true });
  }

  private listen(): void {
    const { element } = this;
    const choose = (event: PointerEvent): void => {
      const { left } = element.getBoundingClientRect();
      const frame = Math.floor((event.clientX - left) / this.cell);
      const last = Math.max(0, (this.info?.frameCount ?? 1) - 1);
      this.actions.onFrame(Math.min(Math.max(0, frame), last));
    };
    element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      element.setPointerCapture(event.pointerId);
      choose(event);
    });
    element.addEventListener('pointermove', (event) => {
      if (element.hasPointerCapture(event.pointerId)) choose(event);
    });
    element.addEventListener('click', (event) => {
      choose(event as PointerEvent);
      const y = event.clientY - element.getBoundingClientRect().top;
      const row = Math.floor((y - RULER) / ROW);
      // The ruler covers rows that are scrolled below it.
      const isRuler = y - (this.scroller?.scrollTop ?? 0) < RULER;
      if (!isRuler && row >= 0 && row < (this.info?.layers.length ?? 0)) this.actions.onCell(row);
    });
  }

  /** Draws frames wider or narrower; what is at the playhead stays in sight. */
  zoomTo(cell: number): void {
    this.cell = cell;
    this.setSize();
    this.keepInSight();
    this.drawSoon();
  }

  /** Marks the layer that is selected, with the keyframe at the playhead or whole; null for none. */
  select(selected: SelectedRow | null): void {
    this.selected = selected;
    this.drawSoon();
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
    this.selected = null;
    this.setSize();
    this.drawSoon();
  }

  private setSize(): void {
    const { frameCount = 0, layers = [] } = this.info ?? {};
    this.room.style.width = `${(frameCount + 4) * this.cell}px`;
    this.room.style.height = `${RULER + layers.length * ROW}px`;
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
    const { cell } = this;
    const x = this.frame * cell;
    const width = scroller.clientWidth - this.element.offsetLeft;
    if (x < scroller.scrollLeft) scroller.scrollLeft = x;
    else if (x + cell > scroller.scrollLeft + width) scroller.scrollLeft = x - cell * 2;
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
    const { info, scroller, canvas, cell } = this;
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
    const pen = new GridPen(context, readColors(this.element), cell);
    context.scale(ratio, ratio);
    const { scrollLeft: left, scrollTop: top } = scroller;
    const first = Math.floor(left / cell);
    const last = Math.min(info.frameCount, Math.ceil((left + width) / cell));
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
      pen.drawRange(this.range.first * cell - left, (this.range.last + 1) * cell - left, height);
    pen.drawPlayhead(this.frame * cell - left, height);
  }

  private drawRow(pen: GridPen, row: number, first: number, last: number): void {
    const y = row * ROW;
    const { layer, isWhole } = this.selected ?? {};
    for (const keyframe of this.info?.layers[row].keyframes ?? []) {
      if (keyframe.start + keyframe.duration >= first && keyframe.start <= last) pen.drawSpan(keyframe, y);
      const end = keyframe.start + keyframe.duration;
      const isSelected = isWhole || (keyframe.start <= this.frame && this.frame < end);
      if (layer === row && isSelected) pen.drawSelected(keyframe.start, end, y);
    }
    for (const [start, end] of this.found.get(row) ?? []) pen.drawFound(start, end, y);
    pen.context.fillStyle = pen.colors.line;
    pen.context.fillRect(first * this.cell, y + ROW - 1, this.canvas.width, 1);
  }
}
