import type { FilmInfo, Match, TimelineInfo } from '../protocol';
import { counted, make, makeButton, setButton, type IconName } from './dom';
import { TimelineGrid } from './TimelineGrid';

interface Actions {
  /** Moves the playhead. */
  onFrame(frame: number): void;
  onPlay(): void;
  /** How it plays was changed: as a film or not, its speed, whether it begins anew. */
  onManner(): void;
  /** Sounds are heard while it plays, or not. */
  onSound(isHeard: boolean): void;
  /** Layers are left out, by their places. */
  onLayers(without: readonly number[]): void;
}

/** Speeds to choose from, as parts of the document's rate. */
const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];

/** Layers with their keyframes, a playhead to move, and the buttons that play. */
export class TimelineView {
  readonly element: HTMLElement;
  private readonly names = make('ol', { class: 'layers', attributes: { 'aria-label': 'Layers' } });
  private readonly grid: TimelineGrid;
  private readonly playButton: HTMLButtonElement;
  private readonly playhead: HTMLInputElement;
  private readonly frameText = make('output', { class: 'frame-text', attributes: { 'aria-label': 'Frame' } });
  private readonly labelText = make('span', { class: 'label-text' });
  private readonly body: HTMLElement;
  private readonly filmButton: HTMLButtonElement;
  private readonly loopButton: HTMLButtonElement;
  private readonly soundButton: HTMLButtonElement;
  private readonly speedChoice: HTMLSelectElement;
  private readonly without = new Set<number>();
  private info: TimelineInfo | undefined;

  constructor(private readonly actions: Actions) {
    this.grid = new TimelineGrid((frame) => this.actions.onFrame(frame));
    this.playButton = makeButton('play', 'Play', () => this.actions.onPlay());
    this.playButton.classList.add('play');
    this.filmButton = this.makeSwitch('film', 'Movie clips play, as published', false);
    this.filmButton.hidden = true;
    this.loopButton = this.makeSwitch('loop', 'Loop', true);
    this.soundButton = this.makeSwitch('sound', 'Sound', true, (isHeard) => this.actions.onSound(isHeard));
    this.soundButton.hidden = true;
    this.speedChoice = make(
      'select',
      {
        class: 'speed',
        attributes: { 'aria-label': 'Speed', title: 'Speed' },
        on: { change: () => this.actions.onManner() },
      },
      ...SPEEDS.map((speed) =>
        make('option', { text: `${speed}×`, attributes: { value: speed, selected: speed === 1 } }),
      ),
    );
    this.playhead = make('input', {
      class: 'playhead',
      attributes: { type: 'range', min: 0, max: 0, step: 1, value: 0, 'aria-label': 'Playhead' },
      on: { input: () => this.actions.onFrame(Number(this.playhead.value)) },
    });
    const tools = make(
      'div',
      { class: 'transport', attributes: { role: 'group', 'aria-label': 'Playing' } },
      makeButton('first', 'First frame', () => this.actions.onFrame(0)),
      makeButton('previous', 'Previous frame', () => this.step(-1)),
      this.playButton,
      makeButton('next', 'Next frame', () => this.step(1)),
      this.filmButton,
      this.loopButton,
      this.soundButton,
      this.speedChoice,
      this.frameText,
      this.playhead,
      this.labelText,
    );
    this.body = make(
      'div',
      { class: 'tracks', attributes: { tabindex: 0, role: 'region', 'aria-label': 'Layers and keyframes' } },
      this.names,
      this.grid.element,
    );
    this.grid.follow(this.body);
    this.element = make(
      'section',
      { class: 'timeline', attributes: { 'aria-label': 'Timeline' } },
      tools,
      this.body,
    );
  }

  open(info: TimelineInfo): void {
    this.info = info;
    this.without.clear();
    this.names.replaceChildren(...info.layers.map((layer, index) => this.makeName(layer, index)));
    this.playhead.max = String(Math.max(0, info.frameCount - 1));
    this.playhead.disabled = info.frameCount < 2;
    this.playButton.disabled = info.frameCount < 2;
    this.filmButton.hidden = true;
    this.soundButton.hidden = !hasSound(info);
    this.body.scrollTo(0, 0);
    this.grid.open(info);
    this.showFrame(0);
  }

  /** Offers the film of the timeline, where it has one. One of a single frame waits for somebody who wants it. */
  offerFilm({ frameCount, isOwn }: FilmInfo): void {
    const own = this.info?.frameCount ?? 0;
    this.filmButton.hidden = !isOwn;
    this.filmButton.setAttribute('aria-pressed', String(isOwn && frameCount > 1));
    this.playButton.disabled = own < 2 && frameCount < 2;
  }

  get playsFilm(): boolean {
    return !this.filmButton.hidden && isPressed(this.filmButton);
  }

  get loops(): boolean {
    return isPressed(this.loopButton);
  }

  /** A factor for the document's rate. */
  get speed(): number {
    return Number(this.speedChoice.value);
  }

  /** Says which frame of a film is shown. */
  showFilmFrame(frame: number, frameCount: number): void {
    this.frameText.textContent = `film ${frame + 1} / ${frameCount}`;
  }

  showFrame(frame: number): void {
    if (this.info === undefined) return;
    const { frameCount, layers } = this.info;
    this.playhead.value = String(frame);
    this.frameText.textContent = `${frame + 1} / ${Math.max(1, frameCount)}`;
    const label = labelAt(this.info, frame);
    this.labelText.textContent = label;
    this.playhead.setAttribute('aria-valuetext', `frame ${frame + 1} of ${frameCount} ${label}`.trim());
    if (layers.length > 0) this.grid.showFrame(frame);
  }

  showPlaying(isPlaying: boolean): void {
    setButton(this.playButton, isPlaying ? 'pause' : 'play', isPlaying ? 'Pause' : 'Play');
  }

  mark(matches: readonly Match[]): void {
    const layers = new Set(matches.flatMap((match) => (match.kind === 'item' ? [] : [match.layer])));
    [...this.names.children].forEach((name, index) => name.classList.toggle('found', layers.has(index)));
    this.grid.mark(matches);
  }

  private makeSwitch(
    icon: IconName,
    name: string,
    isOn: boolean,
    onChange: (isOn: boolean) => void = () => this.actions.onManner(),
  ): HTMLButtonElement {
    const made = makeButton(icon, name, () => {
      made.setAttribute('aria-pressed', String(!isPressed(made)));
      onChange(isPressed(made));
    });
    made.classList.add('switch');
    made.setAttribute('aria-pressed', String(isOn));
    return made;
  }

  private step(by: number): void {
    const { frameCount = 1 } = this.info ?? {};
    this.actions.onFrame(Math.min(Math.max(0, Number(this.playhead.value) + by), frameCount - 1));
  }

  private makeName(
    { name, type, visible, locked, color, parent, keyframes, isDrawn }: Layer,
    index: number,
  ): Node {
    const states = [...(visible ? [] : ['hidden']), ...(locked ? ['locked'] : [])];
    const facts = [type === 'normal' ? '' : type, ...states].filter((text) => text !== '').join(', ');
    const swatch = make('span', { class: 'swatch', attributes: { 'aria-hidden': 'true' } });
    if (/^#[0-9a-f]{6}$/i.test(color)) swatch.style.setProperty('background', color);
    const shows = isDrawn ? [this.makeEye(name, index)] : [];
    const row = make(
      'li',
      { class: `layer${visible ? '' : ' hidden-layer'}`, attributes: { title: name } },
      swatch,
      make('span', { class: 'name', text: name }),
      make('span', { class: 'detail', text: facts }),
      make('span', { class: 'for-readers', text: `, ${counted(keyframes.length, 'keyframe')}` }),
      ...shows,
    );
    row.style.setProperty('--depth', String(this.depthOf(index, parent)));
    return row;
  }

  /** Shows and hides a layer; with Alt it alone is shown, and then all are again. */
  private makeEye(name: string, index: number): HTMLButtonElement {
    const eye = makeButton('eye', `Show the layer ${name}; with Alt, only this one`, () => undefined);
    eye.classList.add('eye');
    eye.setAttribute('aria-pressed', 'true');
    eye.addEventListener('click', ({ altKey }) => {
      const { without } = this;
      if (altKey) this.showOnly(index);
      else if (!without.delete(index)) without.add(index);
      this.updateEyes();
      this.actions.onLayers([...without]);
    });
    return eye;
  }

  private showOnly(index: number): void {
    const places = this.info?.layers.map((_, place) => place) ?? [];
    const others = places.filter((place) => place !== index);
    const isAlone = !this.without.has(index) && others.every((place) => this.without.has(place));
    this.without.clear();
    if (!isAlone) for (const place of others) this.without.add(place);
  }

  private updateEyes(): void {
    [...this.names.children].forEach((row, place) => {
      const isOut = this.without.has(place);
      row.classList.toggle('out', isOut);
      row.querySelector('.eye')?.setAttribute('aria-pressed', String(!isOut));
    });
  }

  /** A layer may name itself or a circle as its folder. */
  private depthOf(index: number, parent: number | null): number {
    const seen = new Set([index]);
    let at = parent;
    while (at !== null && !seen.has(at)) {
      seen.add(at);
      at = this.info?.layers[at]?.parent ?? null;
    }
    return seen.size - 1;
  }
}

function isPressed(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}

type Layer = TimelineInfo['layers'][number];

/** The label that a frame belongs to: the last one at or before it. */
function labelAt({ layers }: TimelineInfo, frame: number): string {
  let found = { start: -1, label: '' };
  for (const { keyframes } of layers)
    for (const { start, label, labelType } of keyframes)
      if (label !== '' && labelType !== 'comment' && start <= frame && start > found.start)
        found = { start, label };
  return found.label;
}

/** True where a sound stands on a keyframe. */
export function hasSound({ layers }: TimelineInfo): boolean {
  return layers.some(({ keyframes }) => keyframes.some((keyframe) => keyframe.hasSound));
}
