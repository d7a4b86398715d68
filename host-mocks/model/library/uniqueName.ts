import type { Library } from './Library';

/** The first of `make(1)`, `make(2)`, … that no item is called. */
export function firstFree(library: Library, make: (number: number) => string): string {
  for (let number = 1; ; number++) {
    const name = make(number);
    if (!library.find(name)) return name;
  }
}

/** The path itself if it is free, else the path with a number behind it. */
export function freePath(library: Library, path: string): string {
  return library.find(path) ? firstFree(library, (number) => `${path} ${number}`) : path;
}
