import type { FilmInfo, Match, ShownLayers, TimelineInfo } from '../protocol';
import { make, makeButton, setButton, type IconName } from './dom';
import { LayerList } from './LayerList';
import { TimelineGrid, type PlayedRange } from './TimelineGrid';

interface Actions {
  /** Moves the playhead. */
  onFrame(frame: number): void;
  onPlay(): void;
  /** How it plays was changed: as a film or not, its speed, whether it begins anew. */
  onManner(): void;
  /** Sounds are heard while it plays, or not. */
  onSound(isHeard: boolean): void;
  onLayers(shown: ShownLayers): void;
}

/** Speeds to choose from, as parts of the document's rate. */
const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];

/** Layers with their keyframes, a playhead to move, and the buttons that play. */
export class TimelineView {
  readonly element: HTMLElement;
  private readonly names: LayerList;
  private readonly grid: TimelineGrid;
  private readonly playButton: HTMLButtonElement;
  private readonly playhead: HTMLInputElement;
  private readonly frameText = make('output', { class: 'frame-text', attributes: { 'aria-label': 'Frame' } });
  private readonly labelText = make('span', { class: 'label-text' });
  private readonly body: HTMLElement;
  private readonly filmButton: HTMLButtonElement;
  private readonly loopButton: HTMLButtonElement;
  private readonly soundButton: HTMLButtonElement;
  private readonly fromButton: HTMLButtonElement;
  private readonly toButton: HTMLButtonElement;
  private readonly speedChoice: HTMLSelectElement;
  private info: TimelineInfo | undefined;
  /** Ends of the frames that are played, where they are not those of the timeline. */
  private ends: { first?: number; last?: number } = {};

  constructor(private readonly actions: Actions) {
    this.names = new LayerList((shown) => this.actions.onLayers(shown));
    this.grid = new TimelineGrid((frame) => this.actions.onFrame(frame));
    this.playButton = makeButton('play', 'Play', () => this.actions.onPlay());
    this.playButton.classList.add('play');
    this.filmButton = this.makeSwitch('film', 'Movie clips play, as published', false);
    this.filmButton.hidden = true;
    this.loopButton = this.makeSwitch('loop', 'Loop', true);
    this.soundButton = this.makeSwitch('sound', 'Sound', true, (isHeard) => this.actions.onSound(isHeard));
    this.soundButton.hidden = true;
    this.fromButton = this.makeSwitch('from', 'Play from this frame on', false, () => this.markRange('in'));
    this.toButton = this.makeSwitch('to', 'Play up to this frame', false, () => this.markRange('out'));
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
      this.fromButton,
      this.toButton,
      this.speedChoice,
      this.frameText,
      this.playhead,
      this.labelText,
    );
    this.body = make(
      'div',
      { class: 'tracks', attributes: { tabindex: 0, role: 'region', 'aria-label': 'Layers and keyframes' } },
      this.names.element,
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
    this.names.open(info.layers);
    this.playhead.max = String(Math.max(0, info.frameCount - 1));
    this.playhead.disabled = info.frameCount < 2;
    this.playButton.disabled = info.frameCount < 2;
    this.filmButton.hidden = true;
    this.soundButton.hidden = !hasSound(info);
    this.body.scrollTo(0, 0);
    this.ends = {};
    this.grid.open(info);
    this.showRange();
    this.showFrame(0);
  }

  /** Offers the film of the timeline, if it has one. A film of a single frame plays only when the user chooses it. */
  offerFilm({ frameCount, differsFromTimeline }: FilmInfo): void {
    const own = this.info?.frameCount ?? 0;
    this.filmButton.hidden = !differsFromTimeline;
    this.filmButton.setAttribute('aria-pressed', String(differsFromTimeline && frameCount > 1));
    this.playButton.disabled = own < 2 && frameCount < 2;
  }

  /** The frames that are played in place of all: those of the timeline, not of its film. */
  get range(): PlayedRange | null {
    const { first, last } = this.ends;
    if (first === undefined && last === undefined) return null;
    return { first: first ?? 0, last: last ?? (this.info?.frameCount ?? 1) - 1 };
  }

  /** Begins or ends what is played at the frame that is shown, or no more where it does so already. */
  markRange(end: 'in' | 'out' | 'none'): void {
    const frame = Number(this.playhead.value);
    const { first, last } = this.ends;
    if ((this.info?.frameCount ?? 0) < 2 || end === 'none') this.ends = {};
    else if (end === 'in')
      this.ends = {
        first: first === frame ? undefined : frame,
        last: frame >= (last ?? Infinity) ? undefined : last,
      };
    else
      this.ends = {
        last: last === frame ? undefined : frame,
        first: frame <= (first ?? -1) ? undefined : first,
      };
    this.showRange();
    this.actions.onManner();
  }

  private showRange(): void {
    this.fromButton.setAttribute('aria-pressed', String(this.ends.first !== undefined));
    this.toButton.setAttribute('aria-pressed', String(this.ends.last !== undefined));
    for (const button of [this.fromButton, this.toButton]) button.disabled = (this.info?.frameCount ?? 0) < 2;
    this.grid.showRange(this.range);
  }

  toggleSound(): void {
    if (!this.soundButton.hidden) this.soundButton.click();
  }

  get playsFilm(): boolean {
    return this.range === null && !this.filmButton.hidden && isPressed(this.filmButton);
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
    this.names.mark(layers);
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
}

function isPressed(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}

/** The label that a frame belongs to: the last one at or before it. */
function labelAt({ layers }: TimelineInfo, frame: number): string {
  let last = { start: -1, label: '' };
  for (const { keyframes } of layers)
    for (const { start, label, labelType } of keyframes)
      if (label !== '' && labelType !== 'comment' && start <= frame && start > last.start)
        last = { start, label };
  return last.label;
}

/** True where a sound is on a keyframe. */
export function hasSound({ layers }: TimelineInfo): boolean {
  return layers.some(({ keyframes }) => keyframes.some((keyframe) => keyframe.hasSound));
}
