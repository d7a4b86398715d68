import path from 'node:path';
import type { HostHandle } from '../../app';
import { $, $$, Collection, ElementCollection, ItemCollection, Selectors } from '../../src';
import { elementsOf, openReal } from './stage';

export const folder = path.resolve(__dirname, '../../examples');

/** Runs an example on a real document, with the library loaded. */
export function run(
  example: string,
  name: string,
  prepare: (document: Document) => void = () => undefined,
): { document: Document; lines: string[] } {
  return runIn(openReal(name).host, example, prepare);
}

/** Runs an example in a host of this realm, with the library loaded. */
export function runIn(
  host: HostHandle,
  example: string,
  prepare: (document: Document) => void = () => undefined,
): { document: Document; lines: string[] } {
  const { document } = host;
  const globals = { $, $$, Collection, ElementCollection, ItemCollection, Selectors };
  const world = globalThis as Record<string, unknown>;
  host.install();
  Object.assign(world, globals);
  try {
    prepare(document);
    host.runFile(path.join(folder, example));
  } finally {
    Object.keys(globals).forEach((global) => delete world[global]);
    host.uninstall();
  }
  return { document, lines: host.output.join('\n').split('\n') };
}

export function itemAt(document: Document, path: string): Item | undefined {
  return document.library.items.find(({ name }) => name === path);
}

export function paths(document: Document): string[] {
  return document.library.items.map(({ name }) => name);
}

export function typeOf(document: Document, type: string): Item[] {
  return document.library.items.filter(({ itemType }) => itemType === type);
}

export function libraryItemOf(element: Element): Item | undefined {
  return (element as unknown as { libraryItem?: Item }).libraryItem;
}

/** Lists the items with a timeline. */
export function symbols(document: Document): SymbolItem[] {
  return document.library.items.filter((item): item is SymbolItem => Boolean((item as SymbolItem).timeline));
}

/** Lists every element of every keyframe of the document. */
export function everything(document: Document): Element[] {
  return document.timelines.concat(symbols(document).map(({ timeline }) => timeline)).flatMap(elementsOf);
}

/** Lists the elements of the first frame, without those on locked layers. */
export function onStage(document: Document): Element[] {
  return document
    .getTimeline()
    .layers.filter(({ locked, layerType }) => !locked && layerType !== 'folder')
    .flatMap(({ frames }) => (frames.length > 0 ? frames[0].elements : []));
}
