import type { FilmInfo, Match, ShownLayers, TimelineInfo } from '../protocol';
import { make, makeButton, setButton, type IconName } from './dom';
import { LayerList } from './LayerList';
import { TimelineGrid, type PlayedRange, type SelectedRow } from './TimelineGrid';
import { TimelineTools } from './TimelineTools';

interface Actions {
  /** Moves the playhead. */
  onFrame(frame: number): void;
  onPlay(): void;
  /** How it plays was changed: as a film or not, its speed, whether it begins anew. */
  onManner(): void;
  /** Sounds are heard while it plays, or not. */
  onSound(isHeard: boolean): void;
  onLayers(shown: ShownLayers): void;
  /** A layer is selected, or its keyframe at the playhead; null for neither. */
  onSelect(row: SelectedRow | null): void;
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
  private readonly tools: TimelineTools;
  private layers: ShownLayers = {};
  private row: SelectedRow | null = null;
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
    const onShown = (layers: ShownLayers): void => {
      this.layers = layers;
      this.actions.onLayers(this.shownLayers);
    };
    this.names = new LayerList(onShown, (layer) => this.choose({ layer, isWhole: true }));
    this.grid = new TimelineGrid({
      onFrame: (frame) => this.actions.onFrame(frame),
      onCell: (layer) => this.choose({ layer, isWhole: false }),
    });
    this.tools = new TimelineTools({
      onShown: () => this.actions.onLayers(this.shownLayers),
      onWidth: (cell) => this.grid.zoomTo(cell),
      onFrame: (frame) => this.actions.onFrame(frame),
    });
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
    const transport = make(
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
      this.tools.labels,
    );
    this.body = make(
      'div',
      {
        class: 'tracks',
        attributes: { tabindex: 0, role: 'region', 'aria-label': 'Layers and keyframes' },
        on: { keydown: (event) => this.onKey(event), wheel: (event) => this.onWheel(event) },
      },
      make('div', { class: 'layer-column' }, this.tools.corner, this.names.element),
      this.grid.element,
    );
    this.grid.follow(this.body);
    this.element = make(
      'section',
      { class: 'timeline', attributes: { 'aria-label': 'Timeline' } },
      transport,
      this.body,
    );
    this.tools.start();
  }

  /** The room of layers and keyframes, which has a height of its own. */
  get tracks(): HTMLElement {
    return this.body;
  }

  /** What pictures show of the layers. */
  get shownLayers(): ShownLayers {
    return { ...this.layers, ...this.tools.shown };
  }

  /** Selects a layer, or its keyframe at the playhead; null for neither. */
  select(row: SelectedRow | null): void {
    this.row = row;
    this.names.select(row?.layer ?? null);
    this.grid.select(row);
  }

  toggleAll(): void {
    this.tools.toggleAll();
  }

  toggleOnion(): void {
    this.tools.toggleOnion();
  }

  widenBy(steps: number): void {
    this.tools.widenBy(steps);
  }

  /** True where guide layers or hidden layers could be shown. */
  get hasMore(): boolean {
    return this.tools.hasMore;
  }

  private choose(row: SelectedRow): void {
    this.select(row);
    this.actions.onSelect(row);
  }

  /** Up and down go from layer to layer. */
  private onKey(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const last = (this.info?.layers.length ?? 0) - 1;
    if (by === undefined || event.target !== this.body || last < 0) return;
    event.preventDefault();
    const layer = Math.min(Math.max(0, (this.row?.layer ?? -1) + by), last);
    this.choose({ layer, isWhole: false });
  }

  /** The wheel moves; with Ctrl it makes frames wider or narrower. */
  private onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.tools.widenBy(event.deltaY < 0 ? 1 : -1);
  }

  open(info: TimelineInfo): void {
    this.info = info;
    this.layers = {};
    this.row = null;
    this.names.open(info.layers);
    this.tools.open(info);
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
    const label = this.tools.showFrame(frame);
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

/** True where a sound is on a keyframe. */
export function hasSound({ layers }: TimelineInfo): boolean {
  return layers.some(({ keyframes }) => keyframes.some((keyframe) => keyframe.hasSound));
}
