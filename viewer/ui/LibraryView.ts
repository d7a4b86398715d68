import type { EngineClient } from '../client/EngineClient';
import type { ItemInfo } from '../protocol';
import { make } from './dom';
import type { ItemPreview } from './ItemPreview';
import { ListInParts } from './ListInParts';
import { Thumbnails } from './Thumbnails';
import { FOLDER, foldersOf, inTreeOrder } from './treeOrder';

const DRAWN = new Set(['movie clip', 'graphic', 'button', 'component', 'bitmap']);
const OPENED = new Set(['movie clip', 'graphic', 'button', 'component']);

/** Items that are found without a filter. */
const FEW = 8;

interface Row {
  item: ItemInfo;
  /** The row in the list; a row far below is made later. */
  element: HTMLElement | undefined;
}

/** The library as a tree. A click opens symbols and folders, and shows bitmaps and sounds; one more plays a sound. */
export class LibraryView {
  readonly element: HTMLElement;
  private readonly tree = make('div', { attributes: { role: 'tree', 'aria-label': 'Library' } });
  private readonly title = make('h2', { text: 'Library' });
  private readonly filter = make('input', {
    class: 'filter',
    attributes: { type: 'text', placeholder: 'Filter by name or kind', 'aria-label': 'Filter the library' },
    on: { input: () => this.update() },
  });
  private readonly nothing = make('p', { class: 'empty' });
  private readonly list = new ListInParts(this.tree);
  private readonly thumbnails: Thumbnails;
  private rows = new Map<string, Row>();
  private readonly closed = new Set<string>();
  private found: ReadonlySet<string> = new Set();
  private selected: string | null = null;

  constructor(
    client: EngineClient,
    private readonly preview: ItemPreview,
    private readonly actions: {
      /** Opens a symbol. */
      onOpen(path: string): void;
      /** An item is selected that is not opened. */
      onSelect(path: string): void;
    },
  ) {
    this.thumbnails = new Thumbnails(client);
    this.element = make(
      'section',
      { class: 'library', attributes: { 'aria-label': 'Library' } },
      this.title,
      this.preview.element,
      this.filter,
      this.tree,
      this.nothing,
    );
    this.tree.addEventListener('keydown', (event) => this.onKey(event));
  }

  open(items: readonly ItemInfo[]): void {
    this.thumbnails.clear();
    this.preview.close();
    const count = items.filter(({ type }) => type !== FOLDER).length;
    this.title.textContent = `Library (${count})`;
    this.closed.clear();
    this.filter.value = '';
    this.filter.hidden = items.length < FEW;
    this.nothing.hidden = true;
    this.found = new Set();
    const rows = inTreeOrder(items).map((item): Row => ({ item, element: undefined }));
    this.rows = new Map(rows.map((row) => [row.item.path, row]));
    this.list.fill(rows, (row) => this.makeRow(row));
    rows[0]?.element?.setAttribute('tabindex', '0');
    // A tree without items says nothing to screen readers.
    this.tree.hidden = rows.length === 0;
    if (rows.length === 0) this.say('The library is empty.');
  }

  /** Marks what a query found, and opens the folders around it. */
  mark(paths: ReadonlySet<string>): void {
    const before = this.found;
    this.found = paths;
    for (const path of before) if (!paths.has(path)) this.rows.get(path)?.element?.classList.remove('found');
    for (const path of paths) if (!before.has(path)) this.rows.get(path)?.element?.classList.add('found');
    const around = [...paths].flatMap(foldersOf).filter((folder) => this.closed.delete(folder));
    if (around.length > 0) this.update();
    if (paths.size > 0) requestAnimationFrame(() => this.scrollToFound());
  }

  private scrollToFound(): void {
    if (this.found.size === 0) return;
    this.list.complete();
    const first = this.tree.querySelector('.found');
    if (first) this.scrollTo(first);
  }

  /** Scrolls the list and nothing around it, as the user is typing elsewhere. */
  private scrollTo(row: Element): void {
    const [seen, own] = [this.tree.getBoundingClientRect(), row.getBoundingClientRect()];
    if (own.top < seen.top || own.bottom > seen.bottom) this.tree.scrollTop += own.top - seen.top;
  }

  /** Shows which symbol is on the stage; null for none. */
  select(path: string | null): void {
    this.elementAt(this.selected)?.setAttribute('aria-selected', 'false');
    this.selected = path;
    this.elementAt(path)?.setAttribute('aria-selected', 'true');
  }

  private elementAt(path: string | null): HTMLElement | undefined {
    return path === null ? undefined : this.rows.get(path)?.element;
  }

  private makeRow(row: Row): HTMLElement {
    const { item } = row;
    const { path, type, linkage, facts } = item;
    const leaf = path.slice(path.lastIndexOf('/') + 1);
    const depth = path.split('/').length;
    const picture = make('span', { class: `picture ${type.replace(/ /g, '-')}` });
    const detail = linkage === '' ? type : `${type}, ${linkage}`;
    const said = facts === '' ? detail : `${detail}: ${facts}`;
    const element = make(
      'div',
      {
        class: this.found.has(path) ? 'item found' : 'item',
        attributes: {
          role: 'treeitem',
          'aria-level': depth,
          'aria-selected': String(path === this.selected),
          'aria-expanded': type === FOLDER ? 'true' : false,
          tabindex: -1,
          title: `${path}\n${said}`,
        },
        on: { click: () => this.activate(item, element) },
      },
      picture,
      make('span', { class: 'name', text: leaf }),
      make('span', { class: 'detail', text: type === FOLDER ? '' : shortDetail(item, detail) }),
    );
    element.style.setProperty('--depth', String(depth - 1));
    element.dataset.path = path;
    element.hidden = this.isHidden(item);
    row.element = element;
    if (DRAWN.has(type)) this.thumbnails.add(element, path);
    return element;
  }

  private activate(item: ItemInfo, row: HTMLElement): void {
    const { path, type } = item;
    this.focus(row);
    if (type === FOLDER) {
      if (!this.closed.delete(path)) this.closed.add(path);
      this.update();
      this.actions.onSelect(path);
    } else if (OPENED.has(type)) this.actions.onOpen(path);
    else if (path === this.preview.path) void this.preview.toggle();
    else {
      this.preview.show(item);
      this.actions.onSelect(path);
    }
  }

  private update(): void {
    if (this.words.length > 0) this.list.complete();
    let shown = 0;
    for (const { item, element } of this.rows.values()) {
      if (element === undefined) continue;
      element.hidden = this.isHidden(item);
      if (!element.hidden) shown++;
      if (item.type === FOLDER) element.setAttribute('aria-expanded', String(!this.closed.has(item.path)));
    }
    if (shown > 0) this.nothing.hidden = true;
    else this.say('Nothing in the library is called that.');
  }

  private say(text: string): void {
    this.nothing.textContent = text;
    this.nothing.hidden = false;
  }

  /** The words of the search. */
  private get words(): string[] {
    return this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  }

  /** Folders close what is in them; a filter leaves the items that have all of its words, wherever they are. */
  private isHidden({ path, type, linkage }: ItemInfo): boolean {
    const { words } = this;
    if (words.length === 0) return this.isWithinClosed(path);
    const said = `${path} ${type} ${linkage}`.toLowerCase();
    return type === FOLDER || !words.every((word) => said.includes(word));
  }

  private isWithinClosed(path: string): boolean {
    return this.closed.size > 0 && foldersOf(path).some((folder) => this.closed.has(folder));
  }

  private onKey(event: KeyboardEvent): void {
    this.list.complete();
    const shown = [...this.rows.values()].flatMap(({ item, element }) =>
      element === undefined || element.hidden ? [] : [{ item, element }],
    );
    const index = shown.findIndex(({ element }) => element === document.activeElement);
    if (index < 0) return;
    const { item, element } = shown[index];
    const isFolder = item.type === FOLDER;
    const isOpen = isFolder && !this.closed.has(item.path);
    const parent = shown.find((row) => row.item.path === foldersOf(item.path).at(-1));
    const steps: Record<string, () => void> = {
      ArrowDown: () => this.focus(shown[index + 1]?.element),
      ArrowUp: () => this.focus(shown[index - 1]?.element),
      Home: () => this.focus(shown[0].element),
      End: () => this.focus(shown[shown.length - 1].element),
      Enter: () => this.activate(item, element),
      ArrowRight: () =>
        isFolder && !isOpen ? this.activate(item, element) : this.focus(shown[index + 1]?.element),
      ArrowLeft: () => (isOpen ? this.activate(item, element) : this.focus(parent?.element)),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  }

  private focus(row: HTMLElement | undefined): void {
    if (row === undefined) return;
    this.tree.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
    row.setAttribute('tabindex', '0');
    row.focus();
  }
}

/** How long a sound is says more than that it is one. */
function shortDetail({ type, facts }: ItemInfo, detail: string): string {
  return type === 'sound' && facts !== '' ? facts.split(',')[0] : detail;
}
