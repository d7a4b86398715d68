import { pathsOf, revealPaths } from './support/panel';

const METHOD = 'ItemCollection.reveal';

/** Opens every folder above the items once, the outermost first. Host members: `name`, `library.expandFolder`. */
export function revealItems(library: Library, items: Item[]): void {
  revealPaths(library, pathsOf(METHOD, items));
}
