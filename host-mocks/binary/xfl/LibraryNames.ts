import { isComponent, type Catalogue, type Item } from '../catalogue/Catalogue';

/** The paths of a document's items, by the numbers that timelines name them by. */
export class LibraryNames {
  private readonly folders = new Map<string, string>();
  private readonly symbols = new Map<number, string>();
  private readonly components = new Set<number>();
  private readonly media = new Map<number, string>();

  constructor(catalogue: Catalogue) {
    const byId = new Map(catalogue.folders.map((folder) => [folder.item.id, folder]));
    for (const folder of catalogue.folders) this.findFolder(folder.item.id, byId);
    for (const symbol of catalogue.symbols) {
      this.symbols.set(symbol.number, this.path(symbol.name, symbol.item));
      if (isComponent(symbol)) this.components.add(symbol.number);
    }
    for (const { number, name, item } of catalogue.media) this.media.set(number, this.path(name, item));
  }

  /** The path of an item: the folders above it, and its name. */
  path(name: string, { folder }: Item): string {
    const above = this.folders.get(folder);
    return above === undefined ? name : `${above}/${name}`;
  }

  /** The path of a symbol; empty where the library has none with this number. */
  symbol(number: number): string {
    return this.symbols.get(number) ?? '';
  }

  medium(number: number): string {
    return this.media.get(number) ?? '';
  }

  /** True for the number of a symbol that is a component. */
  isComponent(number: number): boolean {
    return this.components.has(number);
  }

  /** Walks up from a folder; one that lies in itself stands at the root. */
  private findFolder(id: string, byId: ReadonlyMap<string, Catalogue['folders'][number]>): void {
    const names: string[] = [];
    const seen = new Set<string>();
    for (let at = byId.get(id); at !== undefined && !seen.has(at.item.id); at = byId.get(at.item.folder)) {
      seen.add(at.item.id);
      names.unshift(at.name);
    }
    this.folders.set(id, names.join('/'));
  }
}
