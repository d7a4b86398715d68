import type { EngineClient } from '../client/EngineClient';
import type { ItemInfo } from '../protocol';
import { make } from './dom';
import { addressOf } from './Pictures';

const DRAWN = new Set(['movie clip', 'graphic', 'button', 'component', 'bitmap']);
const OPENED = new Set(['movie clip', 'graphic', 'button', 'component']);
const FOLDER = 'folder';

interface Row {
  item: ItemInfo;
  element: HTMLElement;
}

/** The library as a tree. Symbols are opened by a click, folders by one too. */
export class LibraryView {
  readonly element: HTMLElement;
  private readonly tree = make('div', { attributes: { role: 'tree', 'aria-label': 'Library' } });
  private readonly title = make('h2', { text: 'Library' });
  private rows: Row[] = [];
  private readonly closed = new Set<string>();
  private readonly seen = new IntersectionObserver((entries) => this.onSeen(entries));
  private addresses: string[] = [];

  constructor(
    private readonly client: EngineClient,
    private readonly onOpen: (path: string) => void,
  ) {
    this.element = make(
      'section',
      { class: 'library', attributes: { 'aria-label': 'Library' } },
      this.title,
      this.tree,
    );
    this.tree.addEventListener('keydown', (event) => this.onKey(event));
  }

  open(items: readonly ItemInfo[]): void {
    this.seen.disconnect();
    for (const address of this.addresses.splice(0)) URL.revokeObjectURL(address);
    const count = items.filter(({ type }) => type !== FOLDER).length;
    this.title.textContent = `Library (${count})`;
    this.closed.clear();
    this.rows = inTreeOrder(items).map((item) => ({ item, element: this.makeRow(item) }));
    this.tree.replaceChildren(...this.rows.map(({ element }) => element));
    this.rows[0]?.element.setAttribute('tabindex', '0');
    if (this.rows.length === 0)
      this.tree.replaceChildren(make('p', { class: 'empty', text: 'The library is empty.' }));
    for (const { item, element } of this.rows) if (DRAWN.has(item.type)) this.seen.observe(element);
  }

  /** Marks what a query found, and opens the folders around it. */
  mark(paths: ReadonlySet<string>): void {
    let first: HTMLElement | undefined;
    for (const { item, element } of this.rows) {
      const isFound = paths.has(item.path);
      element.classList.toggle('found', isFound);
      if (!isFound) continue;
      first ??= element;
      for (const folder of foldersOf(item.path)) this.closed.delete(folder);
    }
    this.update();
    if (first) this.scrollTo(first);
  }

  /** Scrolls the list and nothing around it: somebody is typing elsewhere. */
  private scrollTo(row: HTMLElement): void {
    const [seen, own] = [this.tree.getBoundingClientRect(), row.getBoundingClientRect()];
    if (own.top < seen.top || own.bottom > seen.bottom) this.tree.scrollTop += own.top - seen.top;
  }

  /** Shows which symbol is on the stage; null for none. */
  select(path: string | null): void {
    for (const { item, element } of this.rows)
      element.setAttribute('aria-selected', String(item.path === path));
  }

  private makeRow(item: ItemInfo): HTMLElement {
    const { path, type, linkage } = item;
    const leaf = path.slice(path.lastIndexOf('/') + 1);
    const depth = path.split('/').length;
    const picture = make('span', { class: `picture ${type.replace(/ /g, '-')}` });
    const detail = linkage === '' ? type : `${type}, ${linkage}`;
    const row = make(
      'div',
      {
        class: 'item',
        attributes: {
          role: 'treeitem',
          'aria-level': depth,
          'aria-selected': 'false',
          'aria-expanded': type === FOLDER ? 'true' : false,
          tabindex: -1,
          title: path,
        },
        on: { click: () => this.activate(item, row) },
      },
      picture,
      make('span', { class: 'name', text: leaf }),
      make('span', { class: 'detail', text: type === FOLDER ? '' : detail }),
    );
    row.style.setProperty('--depth', String(depth - 1));
    row.dataset.path = path;
    return row;
  }

  private activate({ path, type }: ItemInfo, row: HTMLElement): void {
    this.focus(row);
    if (type === FOLDER) {
      if (!this.closed.delete(path)) this.closed.add(path);
      this.update();
    } else if (OPENED.has(type)) this.onOpen(path);
  }

  private update(): void {
    for (const { item, element } of this.rows) {
      element.hidden = foldersOf(item.path).some((folder) => this.closed.has(folder));
      if (item.type === FOLDER) element.setAttribute('aria-expanded', String(!this.closed.has(item.path)));
    }
  }

  private onKey(event: KeyboardEvent): void {
    const shown = this.rows.filter(({ element }) => !element.hidden);
    const place = shown.findIndex(({ element }) => element === document.activeElement);
    if (place < 0) return;
    const { item, element } = shown[place];
    const isFolder = item.type === FOLDER;
    const isOpen = isFolder && !this.closed.has(item.path);
    const parent = shown.find((row) => row.item.path === foldersOf(item.path).at(-1));
    const steps: Record<string, () => void> = {
      ArrowDown: () => this.focus(shown[place + 1]?.element),
      ArrowUp: () => this.focus(shown[place - 1]?.element),
      Home: () => this.focus(shown[0].element),
      End: () => this.focus(shown[shown.length - 1].element),
      Enter: () => this.activate(item, element),
      ' ': () => this.activate(item, element),
      ArrowRight: () =>
        isFolder && !isOpen ? this.activate(item, element) : this.focus(shown[place + 1]?.element),
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

  private onSeen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.seen.unobserve(target);
      const { path = '' } = (target as HTMLElement).dataset;
      const picture = target.querySelector('.picture');
      if (picture) void this.showThumbnail(path, picture);
    }
  }

  /** An item that cannot be drawn keeps its sign. */
  private async showThumbnail(path: string, picture: Element): Promise<void> {
    const drawn = await this.client.ask('thumbnail', { path }).catch(() => null);
    if (drawn === null || !picture.isConnected) return;
    const address = addressOf(drawn.svg);
    this.addresses.push(address);
    picture.replaceChildren(make('img', { attributes: { alt: '', src: address, draggable: 'false' } }));
  }
}

/** The folders around an item, outermost first. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Folders first, then by name, each below its folder, as the program lists them. */
function inTreeOrder(items: readonly ItemInfo[]): ItemInfo[] {
  const known = new Set(items.map(({ path }) => path));
  const missing = new Set(items.flatMap(({ path }) => foldersOf(path)).filter((path) => !known.has(path)));
  const all = [...items, ...[...missing].map((path): ItemInfo => ({ path, type: FOLDER, linkage: '' }))];
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
  const folders = new Set(all.filter(({ type }) => type === FOLDER).map(({ path }) => path));
  const keyOf = (path: string): string[] => path.split('/');
  return all
    .map((item) => ({ item, key: keyOf(item.path) }))
    .sort((a, b) => {
      for (let i = 0; i < Math.min(a.key.length, b.key.length); i++) {
        if (a.key[i] === b.key[i]) continue;
        const isFolder = ({ key }: { key: string[] }): boolean => folders.has(key.slice(0, i + 1).join('/'));
        return Number(isFolder(b)) - Number(isFolder(a)) || compare(a.key[i], b.key[i]);
      }
      return a.key.length - b.key.length;
    })
    .map(({ item }) => item);
}
