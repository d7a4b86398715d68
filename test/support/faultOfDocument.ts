import type { Document } from '../../host-mocks/model/document/Document';
import type { Element } from '../../host-mocks/model/elements/Element';
import { Instance } from '../../host-mocks/model/elements/Instance';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { XmlNode } from '../../document/xml/XmlNode';
import { faultOfLayers } from './faultOfLayers';

/** Paths of the items that a node and what is below it show. */
function pathsIn(node: XmlNode): string[] {
  return [...node.subtree()].flatMap((inner) => inner.attr('libraryItemName') ?? []);
}

/** The first item that contains itself, by the names in the files alone. */
function selfContaining(document: Document): string | undefined {
  const shows = new Map<string, string[]>();
  for (const item of symbolsOf(document)) shows.set(item.name, pathsIn(item.node));
  const isBelow = (path: string, above: readonly string[]): boolean =>
    above.includes(path) || (shows.get(path) ?? []).some((next) => isBelow(next, [...above, path]));
  return [...shows.keys()].find((path) => isBelow(path, []));
}

export function symbolsOf(document: Document): SymbolItem[] {
  return document.library.items.filter((item) => item instanceof SymbolItem);
}

function timelinesOf(document: Document): Timeline[] {
  return [...document.timelines, ...symbolsOf(document).map(({ timeline }) => timeline)];
}

function everyElement(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) =>
    ['everyMember' in element ? everyElement(element.everyMember as Element[]) : [], element].flat(),
  );
}

/** What a document breaks of the rules that every document of the host keeps. */
export function faultOfDocument(document: Document): string | undefined {
  const paths = document.library.items.map(({ name }) => name);
  const twice = paths.find((name, place) => paths.indexOf(name) !== place);
  if (twice !== undefined) return `two items are called ${twice}`;
  const folders = new Set(
    document.library.items.filter(({ itemType }) => itemType === 'folder').map(({ name }) => name),
  );
  const orphan = paths.find(
    (name) => name.includes('/') && !folders.has(name.slice(0, name.lastIndexOf('/'))),
  );
  if (orphan !== undefined) return `${orphan} is in no folder`;
  const cycle = selfContaining(document);
  if (cycle !== undefined) return `${cycle} contains itself`;
  return timelinesOf(document)
    .map((timeline) => faultOfTimeline(timeline))
    .find((fault) => fault !== undefined);
}

function faultOfTimeline(timeline: Timeline): string | undefined {
  const fault = faultOfLayers(timeline);
  if (fault !== undefined) return `${timeline.name}: ${fault}`;
  for (const { name, keyframes } of timeline.layers.map((layer) => layer)) {
    let next = 0;
    for (const { startFrame, duration } of keyframes) {
      if (startFrame !== next || duration < 1) return `${timeline.name}: a gap at frame ${next} of ${name}`;
      next += duration;
    }
    const elements = everyElement(keyframes.flatMap((frame) => frame.elements));
    if (elements.some((element) => element instanceof Instance && !element.libraryItem))
      return `${timeline.name}: an instance without an item`;
  }
  return undefined;
}
