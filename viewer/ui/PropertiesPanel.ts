import type { DocumentInfo, PropertyGroup, PropertyValue } from '../protocol';
import { copyButton } from './copyButton';
import { make, makeSvg } from './dom';

const COLOR = /^#[0-9a-f]{6}$/i;

/** The properties of what is selected, or of the document; to read, and to copy as JSON. */
export class PropertiesPanel {
  readonly element: HTMLElement;
  private readonly title = make('p', { class: 'panel-title', attributes: { 'aria-live': 'polite' } });
  private readonly groups = make('div', {
    class: 'groups',
    attributes: { tabindex: 0, role: 'region', 'aria-label': 'Properties' },
  });
  private document: DocumentInfo | undefined;
  private shown: readonly PropertyGroup[] = [];

  constructor() {
    const copy = copyButton('Copy as JSON', () => jsonOf(this.shown));
    this.element = make(
      'div',
      { class: 'properties' },
      make('div', { class: 'panel-bar' }, this.title, copy),
      this.groups,
    );
  }

  open(document: DocumentInfo): void {
    this.document = document;
    this.show('Nothing selected', null);
  }

  /** @param selected - null for the properties of the document */
  show(title: string, selected: readonly PropertyGroup[] | null): void {
    const groups = selected ?? this.document?.properties ?? [];
    this.title.textContent = title;
    this.title.title = title;
    if (groups === this.shown) return;
    this.shown = groups;
    this.groups.replaceChildren(...groups.map(makeGroup));
    this.groups.scrollTop = 0;
  }
}

function makeGroup({ title, rows, curve }: PropertyGroup): HTMLElement {
  const list = rows.map(([name, value]) => make('div', {}, makeName(name), makeValue(name, value)));
  const content = rows.length > 0 ? [make('dl', {}, ...list)] : [];
  const drawn = curve && curve.length > 1 ? [makeCurve(curve)] : [];
  return make('section', { class: 'group' }, make('h3', { text: title }), ...content, ...drawn);
}

/** A name that may go on in a new line before each of its capital letters. */
function makeName(name: string): HTMLElement {
  const parts = name.split(/(?<=[a-z])(?=[A-Z])/);
  const broken = parts.flatMap((part, at) => (at === 0 ? [part] : [make('wbr'), part]));
  return make('dt', {}, ...broken);
}

function makeValue(name: string, value: PropertyValue): HTMLElement {
  if (value === null) return make('dd', { class: 'several', text: 'several values' });
  const text = String(value);
  const shown = make('dd', { text: text === '' ? '–' : text });
  if (name === 'actionScript') shown.classList.add('script');
  if (!COLOR.test(text)) return shown;
  const swatch = make('span', { class: 'swatch' });
  swatch.style.setProperty('--layer', text);
  shown.prepend(swatch);
  return shown;
}

/** Progress, upwards, over time. Curves that leave their square are drawn smaller. */
function makeCurve(curve: readonly number[]): SVGElement {
  const top = Math.max(1, ...curve);
  const bottom = Math.min(0, ...curve);
  const height = (top - bottom) * 100;
  const y = (value: number): number => (top - value) * 100;
  const points = curve.map((value, at) => `${(at * 100) / (curve.length - 1)} ${y(value)}`);
  const drawn = makeSvg('svg', {
    class: 'ease',
    viewBox: `-4 -4 108 ${height + 8}`,
    role: 'img',
    'aria-label': 'Curve: progress over time',
  });
  drawn.append(
    makeSvg('path', { class: 'square', d: `M0 ${y(0)}H100V${y(1)}H0Z` }),
    makeSvg('path', { class: 'curve', d: `M${points.join('L')}` }),
  );
  return drawn;
}

/** An object for each group; groups with the same title are a list. */
function jsonOf(groups: readonly PropertyGroup[]): string {
  const objects = groups.map(({ title, rows, curve }) => ({
    group: title,
    ...Object.fromEntries(rows),
    ...(curve && { curve }),
  }));
  return JSON.stringify(objects, undefined, 2);
}
