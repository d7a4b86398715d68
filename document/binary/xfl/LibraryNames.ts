import { isComponent, type Catalogue, type ItemRecord } from '../catalogue/Catalogue';
import { dropUnwritable } from './dropUnwritable';

/** Maximum nesting of folders; that of real documents is below 10. */
const MAX_FOLDERS_ABOVE = 64;

/** An item in the lists of the catalogue. */
interface Named {
  name: string;
  item: ItemRecord;
}

/** The paths of a document's items, by the numbers that timelines use for them. */
export class LibraryNames {
  private readonly folders = new Map<string, string>();
  private readonly paths = new Map<Named, string>();
  private readonly taken = new Set<string>();
  /** How often each path has already been requested. */
  private readonly counts = new Map<string, number>();
  private readonly symbols = new Map<number, string>();
  private readonly components = new Set<number>();
  private readonly media = new Map<number, string>();

  constructor(catalogue: Catalogue) {
    const byId = new Map(catalogue.folders.map((folder) => [folder.item.id, folder]));
    for (const folder of catalogue.folders) this.findFolder(folder, byId);
    for (const symbol of catalogue.symbols) {
      this.symbols.set(symbol.number, this.path(symbol));
      if (isComponent(symbol)) this.components.add(symbol.number);
    }
    for (const medium of catalogue.media) this.media.set(medium.number, this.path(medium));
  }

  /** The path of an item: the folders above it, and its name. No two items have the same. */
  path(item: Named): string {
    const cached = this.paths.get(item);
    if (cached !== undefined) return cached;
    const above = this.folders.get(item.item.folder);
    const path = this.free(above === undefined ? plain(item.name) : `${above}/${plain(item.name)}`);
    this.paths.set(item, path);
    return path;
  }

  /** The path of a symbol; empty if the library has no symbol with this number. */
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

  private free(path: string): string {
    let free = path;
    while (this.taken.has(free)) {
      const count = (this.counts.get(path) ?? 1) + 1;
      this.counts.set(path, count);
      free = `${path} ${count}`;
    }
    this.taken.add(free);
    return free;
  }

  /** Walks up from a folder; a folder inside itself is treated as if at the root. */
  private findFolder(folder: Named, byId: ReadonlyMap<string, Named>): void {
    const names: string[] = [];
    const seen = new Set<Named>();
    let at: Named | undefined = folder;
    while (at !== undefined && !seen.has(at) && seen.size < MAX_FOLDERS_ABOVE) {
      seen.add(at);
      names.unshift(plain(at.name));
      at = byId.get(at.item.folder);
    }
    const path = this.free(names.join('/'));
    this.paths.set(folder, path);
    this.folders.set(folder.item.id, path);
  }
}

/** A name without characters that XML does not allow: one in a public document contains U+001F. */
function plain(name: string): string {
  return dropUnwritable(name);
}
