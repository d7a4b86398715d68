import type { ShownLayers, TimelineInfo } from '../protocol';
import { make, makeButton, makeIcon } from './dom';
import { remember, remembered } from './remembered';

interface Actions {
  /** Guide layers, hidden layers or the onion skin were switched on or off. */
  onShown(): void;
  /** Frames are drawn that wide, in pixels. */
  onWidth(cell: number): void;
  onFrame(frame: number): void;
}

/** Widths of a frame to choose from, in pixels. */
const WIDTHS = [1, 2, 4, 6, 8, 10, 14, 20, 28];
const USUAL = 10;

/** Frames before and after the one that is shown. */
const ONIONS = ['0-0', '1-0', '3-0', '0-1', '0-3', '1-1', '2-2', '3-3', '5-5'];

/** The onion skin that its key switches on. */
const USUAL_ONION = '2-2';

interface Label {
  readonly name: string;
  readonly start: number;
}

/** What the timeline shows besides its frames: onion skin, guide layers, the width of frames, and a list of labels. */
export class TimelineTools {
  readonly corner: HTMLElement;
  readonly labels = make('select', {
    class: 'labels',
    attributes: { 'aria-label': 'Labels', title: 'Labels' },
    on: { change: () => this.goToLabel() },
  });
  private readonly onion: HTMLSelectElement;
  private readonly everything: HTMLButtonElement;
  private readonly narrower = makeButton('less', 'Narrower frames', () => this.widenBy(-1));
  private readonly wider = makeButton('more', 'Wider frames', () => this.widenBy(1));
  private named: Label[] = [];
  private width = USUAL;

  constructor(private readonly actions: Actions) {
    this.everything = makeButton('guide', 'Show guide layers and hidden layers', () => this.toggleAll());
    this.everything.classList.add('switch');
    this.onion = make(
      'select',
      {
        attributes: { 'aria-label': 'Onion skin', title: 'Onion skin: frames before and after' },
        on: { change: () => this.actions.onShown() },
      },
      ...ONIONS.map((value) => make('option', { text: wordsOf(value), attributes: { value } })),
    );
    this.corner = make(
      'div',
      { class: 'corner', attributes: { role: 'group', 'aria-label': 'View of the timeline' } },
      make('span', { class: 'icon-choice' }, makeIcon('onion'), this.onion),
      this.everything,
      this.narrower,
      this.wider,
    );
  }

  /** Draws frames as wide as they were last time. */
  start(): void {
    const kept = Number(remembered('frameWidth') ?? NaN);
    this.setWidth(WIDTHS.includes(kept) ? kept : USUAL);
  }

  open(info: TimelineInfo): void {
    const { layers } = info;
    this.everything.hidden = !layers.some(({ isUnpublished }) => isUnpublished);
    this.everything.setAttribute('aria-pressed', 'false');
    this.onion.value = ONIONS[0];
    this.named = labelsOf(info);
    this.labels.hidden = this.named.length === 0;
    const options = this.named.map(({ name, start }) =>
      make('option', { text: name, attributes: { value: start } }),
    );
    this.labels.replaceChildren(make('option', { text: 'Labels', attributes: { value: -1 } }), ...options);
  }

  /** What pictures show of the timeline, as the switches say. */
  get shown(): Pick<ShownLayers, 'showsAll' | 'onion'> {
    const [before, after] = this.onion.value.split('-').map(Number);
    const showsAll = this.everything.getAttribute('aria-pressed') === 'true';
    return { ...(showsAll && { showsAll }), ...(before + after > 0 && { onion: { before, after } }) };
  }

  /** True where something of the timeline is not published. */
  get hasMore(): boolean {
    return !this.everything.hidden;
  }

  /** Shows the label that a frame belongs to: the last one at or before it. @returns its name; empty for none */
  showFrame(frame: number): string {
    const after = this.named.findIndex(({ start }) => start > frame);
    const index = (after < 0 ? this.named.length : after) - 1;
    this.labels.selectedIndex = index + 1;
    this.labels.title = this.named[index]?.name ?? 'Labels';
    return this.named[index]?.name ?? '';
  }

  toggleAll(): void {
    if (!this.hasMore) return;
    const { everything } = this;
    everything.setAttribute('aria-pressed', String(everything.getAttribute('aria-pressed') !== 'true'));
    this.actions.onShown();
  }

  toggleOnion(): void {
    this.onion.value = this.onion.value === ONIONS[0] ? USUAL_ONION : ONIONS[0];
    this.actions.onShown();
  }

  widenBy(steps: number): void {
    const next = WIDTHS[WIDTHS.indexOf(this.width) + steps];
    if (next === undefined) return;
    this.setWidth(next);
    remember('frameWidth', String(next));
  }

  private setWidth(width: number): void {
    this.width = width;
    this.narrower.disabled = width === WIDTHS[0];
    this.wider.disabled = width === WIDTHS[WIDTHS.length - 1];
    this.actions.onWidth(width);
  }

  private goToLabel(): void {
    const start = Number(this.labels.value);
    if (start >= 0) this.actions.onFrame(start);
  }
}

function wordsOf(onion: string): string {
  const [before, after] = onion.split('-').map(Number);
  if (before + after === 0) return 'No onion skin';
  const words = [...(before > 0 ? [`${before} before`] : []), ...(after > 0 ? [`${after} after`] : [])];
  return words.join(', ');
}

/** Labels of all layers in the order of time, without comments. */
function labelsOf({ layers }: TimelineInfo): Label[] {
  const labels = layers.flatMap(({ keyframes }) =>
    keyframes.flatMap(({ start, label, labelType }) =>
      label !== '' && labelType !== 'comment' ? [{ name: label, start }] : [],
    ),
  );
  return labels.sort((one, other) => one.start - other.start);
}
