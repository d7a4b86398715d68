import type { Box, Match, Picked, TimelineInfo, View } from '../protocol';
import { counted, make, makeButton, makeSvg } from './dom';
import { listenToPinch } from './listenToPinch';
import type { ReadyFrame } from './Frames';
import { LivePicture } from './LivePicture';
import { addressOf, type ShownPicture } from './Pictures';

const STEP = 1.25;
const MAX_SCALE = 64;
/** Maximum width and height of a drawn picture in pixels: browsers draw no larger ones. */
const MAX_PIXELS = 12_000;
/** Room around the stage when it fits the window, in pixels. */
const MARGIN = 24;

/** Pixels that a click may move. */
const STILL = 4;

/** What is done at a point of the timeline's plane. */
export interface PointActions {
  /** @param adds - true to add to what is picked */
  onPick(x: number, y: number, adds: boolean): void;
  onOpen(x: number, y: number): void;
  onFullScreen(): void;
}

/** Shows a frame, with outlines over it; zooms and moves it. */
export class StageView {
  readonly element: HTMLElement;
  private readonly scroller: HTMLElement;
  private readonly sheet: HTMLElement;
  private readonly outlines = makeSvg('svg', { class: 'outlines', 'aria-hidden': 'true' });
  private readonly zoomText = make('output', { class: 'zoom-text', attributes: { 'aria-label': 'Zoom' } });
  private view: View = { x: 0, y: 0, width: 1, height: 1 };
  /** From the timeline's plane to that of its picture. */
  private plane = new DOMMatrix();
  private readonly marks = makeSvg('g', {});
  private zoom = 1;
  /** The element that shows the frame. */
  private picture: HTMLElement | undefined;
  private live: LivePicture | undefined;
  private fits = true;
  private readonly picked = make('output', { class: 'picked', attributes: { 'aria-label': 'Picked' } });

  constructor(actions: PointActions) {
    this.outlines.append(this.marks);
    this.sheet = make('div', { class: 'sheet' }, this.outlines);
    this.scroller = make(
      'div',
      { class: 'scroller', attributes: { tabindex: 0, role: 'img', 'aria-label': 'Stage' } },
      this.sheet,
    );
    const tools = make(
      'div',
      { class: 'zoom', attributes: { role: 'group', 'aria-label': 'Zoom' } },
      makeButton('less', 'Zoom out', () => this.zoomBy(1 / STEP)),
      this.zoomText,
      makeButton('more', 'Zoom in', () => this.zoomBy(STEP)),
      makeButton('fit', 'Fit the window', () => this.fit()),
      makeButton('full', 'Full screen', () => actions.onFullScreen()),
    );
    this.element = make(
      'section',
      { class: 'stage', attributes: { 'aria-label': 'Stage' } },
      this.scroller,
      this.picked,
      tools,
    );
    this.scroller.addEventListener('wheel', (event) => this.onWheel(event), { passive: false });
    this.scroller.addEventListener('pointerdown', (event) => this.onPointerDown(event));
    this.listenToClicks(actions);
    listenToPinch(this.scroller, (factor, at, moved) => {
      this.zoomBy(factor, at);
      this.scroller.scrollBy(-moved.x, -moved.y);
    });
    new ResizeObserver(() => this.fits && this.fit()).observe(this.scroller);
  }

  /** Shows another timeline. */
  open({ view, name, matrix }: TimelineInfo): void {
    const isSame = JSON.stringify(view) === JSON.stringify(this.view);
    this.view = view;
    this.plane = new DOMMatrix([...matrix]);
    this.marks.setAttribute('transform', this.plane.toString());
    this.outlines.setAttribute('viewBox', [view.x, view.y, view.width, view.height].join(' '));
    this.scroller.setAttribute('aria-label', `Stage: ${name}`);
    this.pick([]);
    // A symbol that is opened in place stays where the user sees it.
    if (!isSame) this.fit();
  }

  show({ image, frame }: ShownPicture): void {
    this.put(image, frame);
    this.live = undefined;
  }

  /** Shows a frame during playback. */
  play({ svg, frame }: ReadyFrame): void {
    this.live ??= new LivePicture();
    this.put(this.live.element, frame);
    try {
      this.live.show(svg);
    } catch {
      // Browsers read no markup that is nested too deeply; an image then shows what there is.
      const src = addressOf(svg);
      const on = { load: () => URL.revokeObjectURL(src) };
      this.put(make('img', { attributes: { alt: '', src }, on }), frame);
    }
  }

  private put(picture: HTMLElement, frame: number): void {
    picture.dataset.frame = String(frame);
    if (picture === this.picture) return;
    if (this.picture) this.picture.replaceWith(picture);
    else this.sheet.prepend(picture);
    this.picture = picture;
  }

  /** Outlines the matches of a query, and `chosen` more strongly. */
  mark(matches: readonly Match[], chosen?: Match): void {
    this.picked.hidden = true;
    const elements = matches.filter((match) => match.kind === 'element');
    const outline = elements.map(({ box }) => outlineOf(box)).join('');
    const paths = outline === '' ? [] : ['halo', 'found'].map((name) => makePath(name, outline));
    if (chosen?.kind === 'element') paths.push(makePath('chosen', outlineOf(chosen.box)));
    this.marks.replaceChildren(...paths);
  }

  /** Outlines the picked elements and shows their name, or their number. */
  pick(picked: readonly Picked[]): void {
    this.mark([]);
    if (picked.length === 0) return;
    this.picked.hidden = false;
    this.picked.textContent = picked.length === 1 ? wordsOf(picked[0]) : counted(picked.length, 'element');
    const outline = picked.map(({ box }) => outlineOf(box)).join('');
    this.marks.append(makePath('halo', outline), makePath('chosen', outline));
  }

  fit(): void {
    this.fits = true;
    const { clientWidth, clientHeight } = this.scroller;
    const { width, height } = this.view;
    const room = Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
    this.setZoom(Math.max(room, 1e-9));
  }

  zoomBy(factor: number, at?: { x: number; y: number }): void {
    this.fits = false;
    const before = this.zoom;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.scroller;
    const { x, y } = at ?? { x: clientWidth / 2, y: clientHeight / 2 };
    this.setZoom(this.zoom * factor);
    const grown = this.zoom / before;
    this.scroller.scrollTo((scrollLeft + x) * grown - x, (scrollTop + y) * grown - y);
  }

  private setZoom(zoom: number): void {
    const { width, height } = this.view;
    this.zoom = Math.min(zoom, MAX_SCALE, MAX_PIXELS / Math.max(width, height));
    this.sheet.style.width = `${Math.max(1, width * this.zoom)}px`;
    this.sheet.style.height = `${Math.max(1, height * this.zoom)}px`;
    this.zoomText.textContent = `${this.zoom >= 0.01 ? Math.round(this.zoom * 100) : '<1'} %`;
  }

  private listenToClicks({ onPick, onOpen }: PointActions): void {
    let down = { x: 0, y: 0 };
    const at = ({ clientX, clientY }: MouseEvent): [number, number] => {
      const { left, top } = this.sheet.getBoundingClientRect();
      const seen = new DOMPoint(
        this.view.x + (clientX - left) / this.zoom,
        this.view.y + (clientY - top) / this.zoom,
      );
      const { x, y } = this.plane.inverse().transformPoint(seen);
      return [x, y];
    };
    this.scroller.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (down = { x, y }));
    this.scroller.addEventListener('click', (event) => {
      const moved = Math.hypot(event.clientX - down.x, event.clientY - down.y);
      if (moved <= STILL && event.detail === 1) onPick(...at(event), event.shiftKey);
    });
    this.scroller.addEventListener('dblclick', (event) => onOpen(...at(event)));
  }

  /** The wheel moves; with Ctrl, or two fingers spread, it zooms. */
  private onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = this.scroller.getBoundingClientRect();
    this.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
  }

  private onPointerDown(down: PointerEvent): void {
    if (down.button > 1 || down.pointerType === 'touch') return;
    const { scrollLeft, scrollTop } = this.scroller;
    const move = (event: PointerEvent): void =>
      this.scroller.scrollTo(
        scrollLeft + down.clientX - event.clientX,
        scrollTop + down.clientY - event.clientY,
      );
    const end = (): void => {
      this.scroller.classList.remove('moving');
      this.scroller.removeEventListener('pointermove', move);
    };
    this.scroller.classList.add('moving');
    this.scroller.setPointerCapture(down.pointerId);
    this.scroller.addEventListener('pointermove', move);
    this.scroller.addEventListener('pointerup', end, { once: true });
    this.scroller.addEventListener('pointercancel', end, { once: true });
  }
}

/** `twinkle_a, movie clip stars/twinkle: double click opens it`. */
function wordsOf({ name, kind, item, isSymbol }: Picked): string {
  const said = [name, `${kind} ${item}`.trim()].filter((text) => text !== '').join(', ');
  return isSymbol ? `${said}: double click opens it` : said;
}

/** One path shows all outlines: a thousand elements of SVG would take longer than the query. */
function outlineOf({ left, top, right, bottom }: Box): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

function makePath(name: string, outline: string): SVGElement {
  return makeSvg('path', { class: name, d: outline });
}
