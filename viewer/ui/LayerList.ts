import type { ShownLayers, TimelineInfo } from '../protocol';
import { counted, make, makeButton } from './dom';

type Layer = TimelineInfo['layers'][number];

/** Names of layers. Each has an eye, which hides it, and its colour, which shows it as outlines of that colour. */
export class LayerList {
  readonly element = make('ol', { class: 'layers', attributes: { 'aria-label': 'Layers' } });
  private layers: readonly Layer[] = [];
  private readonly hidden = new Set<number>();
  private readonly outlined = new Set<number>();

  constructor(
    private readonly onChange: (shown: ShownLayers) => void,
    private readonly onSelect: (layer: number) => void,
  ) {}

  open(layers: readonly Layer[]): void {
    this.layers = layers;
    this.hidden.clear();
    this.outlined.clear();
    this.element.replaceChildren(...layers.map((layer, index) => this.makeRow(layer, index)));
  }

  /** Marks the layer that is selected; null for none. */
  select(selected: number | null): void {
    [...this.element.children].forEach((row, index) => {
      row.classList.toggle('selected', index === selected);
      row.querySelector('.name')?.setAttribute('aria-pressed', String(index === selected));
    });
    if (selected !== null) this.element.children[selected]?.scrollIntoView({ block: 'nearest' });
  }

  mark(found: ReadonlySet<number>): void {
    [...this.element.children].forEach((row, index) => row.classList.toggle('found', found.has(index)));
  }

  private makeRow(layer: Layer, index: number): Node {
    const { name, type, visible, locked, parent, keyframes, isDrawn } = layer;
    const states = [...(visible ? [] : ['hidden']), ...(locked ? ['locked'] : [])];
    const facts = [type === 'normal' ? '' : type, ...states].filter((text) => text !== '').join(', ');
    const row = make(
      'li',
      { class: `layer${visible ? '' : ' hidden-layer'}`, attributes: { title: name } },
      isDrawn ? this.makeOutliner(layer, index) : swatchOf(layer),
      make('button', {
        class: 'name',
        text: name,
        attributes: { type: 'button', 'aria-pressed': 'false' },
        on: { click: () => this.onSelect(index) },
      }),
      make('span', { class: 'detail', text: facts }),
      make('span', { class: 'for-readers', text: `, ${counted(keyframes.length, 'keyframe')}` }),
      ...(isDrawn ? [this.makeEye(name, index)] : []),
    );
    row.style.setProperty('--depth', String(this.depthOf(index, parent)));
    return row;
  }

  private makeEye(name: string, index: number): HTMLButtonElement {
    const eye = makeButton('eye', `Show the layer ${name}; with Alt, only this one`, () => undefined);
    eye.classList.add('eye');
    eye.setAttribute('aria-pressed', 'true');
    eye.addEventListener('click', ({ altKey }) => this.toggle(this.hidden, index, altKey));
    return eye;
  }

  private makeOutliner(layer: Layer, index: number): HTMLButtonElement {
    const name = `Outlines of the layer ${layer.name}; with Alt, of all others`;
    const attributes = { type: 'button', title: name, 'aria-label': name, 'aria-pressed': 'false' };
    const made = make('button', { class: 'outliner', attributes }, swatchOf(layer));
    made.addEventListener('click', ({ altKey }) => this.toggle(this.outlined, index, altKey));
    return made;
  }

  /** Puts a layer into a set or takes it out; `others`: puts all others in, or takes them out where they are. */
  private toggle(set: Set<number>, index: number, others: boolean): void {
    if (!others) {
      if (!set.delete(index)) set.add(index);
    } else {
      const rest = [...this.layers.keys()].filter((other) => other !== index);
      const isAlone = !set.has(index) && rest.every((other) => set.has(other));
      set.clear();
      if (!isAlone) for (const other of rest) set.add(other);
    }
    this.update();
    this.onChange({ without: [...this.hidden], outlined: [...this.outlined] });
  }

  private update(): void {
    [...this.element.children].forEach((row, index) => {
      const isOut = this.hidden.has(index);
      row.classList.toggle('out', isOut);
      row.querySelector('.eye')?.setAttribute('aria-pressed', String(!isOut));
      row.querySelector('.outliner')?.setAttribute('aria-pressed', String(this.outlined.has(index)));
    });
  }

  /** A layer may name itself or a circle as its folder. */
  private depthOf(index: number, parent: number | null): number {
    const seen = new Set([index]);
    let at = parent;
    while (at !== null && !seen.has(at)) {
      seen.add(at);
      at = this.layers[at]?.parent ?? null;
    }
    return seen.size - 1;
  }
}

function swatchOf({ color }: Layer): HTMLElement {
  const swatch = make('span', { class: 'swatch', attributes: { 'aria-hidden': 'true' } });
  if (/^#[0-9a-f]{6}$/i.test(color)) swatch.style.setProperty('--layer', color);
  return swatch;
}
