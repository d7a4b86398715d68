import type { DocumentInfo, Picked, PropertyGroup, PropertyValue } from '../protocol';
import { copyButton } from './copyButton';
import { make } from './dom';

const COLOR = /^#[0-9a-f]{6}$/i;

/** The properties of what is picked on the stage, or of the document; to read, and to copy as JSON. */
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
    this.show(null);
  }

  /** @param picked - null for the document */
  show(picked: Picked | null): void {
    const groups = picked?.properties ?? this.document?.properties ?? [];
    if (groups === this.shown) return;
    this.shown = groups;
    this.title.textContent = picked ? picked.name || picked.item || picked.kind : 'Nothing selected';
    this.groups.replaceChildren(...groups.map(makeGroup));
    this.groups.scrollTop = 0;
  }
}

function makeGroup({ title, rows }: PropertyGroup): HTMLElement {
  const list = rows.map(([name, value]) =>
    make('div', {}, make('dt', { text: name, attributes: { title: name } }), makeValue(value)),
  );
  const content = rows.length > 0 ? [make('dl', {}, ...list)] : [];
  return make('section', { class: 'group' }, make('h3', { text: title }), ...content);
}

function makeValue(value: PropertyValue): HTMLElement {
  const text = String(value);
  const shown = make('dd', { text: text === '' ? '–' : text });
  if (!COLOR.test(text)) return shown;
  const swatch = make('span', { class: 'swatch' });
  swatch.style.setProperty('--layer', text);
  shown.prepend(swatch);
  return shown;
}

/** An object for each group; groups with the same title are a list. */
function jsonOf(groups: readonly PropertyGroup[]): string {
  const objects = groups.map(({ title, rows }) => ({ group: title, ...Object.fromEntries(rows) }));
  return JSON.stringify(objects, undefined, 2);
}
