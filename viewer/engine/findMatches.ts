import { amount } from '../../app/literal/amount';
import { SelectorError } from '../../src/index';
import { lookUp } from '../../src/menu/lookUp';
import type { Host } from '../../app/host/Host';
import { keyframeOf } from '../../app/query/describeMatch';
import { queriesIn } from '../../app/query/loadLibrary';
import type { Document } from '../../host-mocks/model/document/Document';
import { shownBoxes } from '../../film/bounds/shownBoxes';
import { Element } from '../../host-mocks/model/elements/Element';
import { Text } from '../../host-mocks/model/elements/Text';
import { Item } from '../../host-mocks/model/library/items/Item';
import { Frame } from '../../host-mocks/model/timeline/Frame';
import { Layer } from '../../host-mocks/model/timeline/Layer';
import type { HostObject } from '../../host-mocks/realm/HostObject';
import type { LoadedCollection } from '../../app/query/LoadedLibrary';
import { Matches } from '../../app/query/Matches';
import { NOUNS } from '../../app/query/QueryKind';
import type { Timeline } from '../../host-mocks/model/timeline/Timeline';
import type { XmlNode } from '../../document/xml/XmlNode';
import {
  MAX_LISTED,
  MAX_MATCHES,
  type Box,
  type Match,
  type MatchPlace,
  type QueryResult,
  type QueryScope,
} from '../protocol';
import { readLine } from './readLine';

/** A query that cannot be read: what is wrong, and where in the text that was asked. */
export class QueryFault extends Error {
  override readonly name = 'SelectorError';

  constructor(
    message: string,
    readonly index: number,
  ) {
    super(message);
  }
}

/**
 * Asks the timeline that is on the stage, at its playhead, or the library.
 *
 * @param isEverywhere - true for all frames of all timelines: then each match says where it is, and those are described
 *   that are listed
 * @throws QueryFault for a text that cannot be read; whatever the query throws.
 */
export function findMatches(text: string, host: Host, timeline: Timeline, isEverywhere = false): QueryResult {
  const scope = scopeOf(text, isEverywhere);
  const isAll = scope === 'document';
  const document = host.active as Document;
  const queryMatches = new Matches(isAll ? askEverywhere(text, host) : ask(text), host.realm);
  const { count } = queryMatches;
  const { lines } = queryMatches.first(MAX_LISTED);
  const boxes = shownBoxes(document.film, timeline.record, timeline.currentFrame);
  const matches = queryMatches
    .first(isAll ? MAX_LISTED : MAX_MATCHES)
    .objects.map((object, index) => {
      const match = describe(object, lines[index], boxes, timeline.currentFrame);
      return match && isAll ? { ...match, at: placeOf(object, document) } : match;
    })
    .filter((match) => match !== null);
  return { summary: summaryOf(count, matches[0]?.kind), scope, count, matches };
}

function scopeOf(text: string, isEverywhere: boolean): QueryScope {
  const { kind } = readLine(text);
  if (kind === 'items') return 'library';
  if (isEverywhere) return 'document';
  return kind === 'elements' ? 'frame' : 'timeline';
}

/** Characters of a text that are listed. */
const MAX_WORDS = 80;

/** Of an element that is not on the stage at the playhead. */
const NO_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };

function summaryOf(count: number, kind: Match['kind'] | undefined): string {
  if (kind === undefined) return 'nothing';
  return amount(count, NOUNS[`${kind}s`]);
}

function ask(text: string): LoadedCollection {
  return withFaultsIn(text, () => lookUp(text) as unknown as LoadedCollection);
}

function askEverywhere(text: string, host: Host): LoadedCollection {
  const { kind, query } = readLine(text);
  return withFaultsIn(text, () => queriesIn(host).everywhere(kind, query).collection);
}

function withFaultsIn(text: string, find: () => LoadedCollection): LoadedCollection {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof SelectorError)) throw error;
    // The query is at the end of the text, after its prefix.
    const start = Math.max(0, text.trimEnd().length - error.query.length);
    throw new QueryFault(error.message, start + error.index);
  }
}

/** The timeline, and the first frame at which it is there; undefined for an item. */
function placeOf(object: HostObject, document: Document): MatchPlace | undefined {
  const layer = object instanceof Layer ? object : (object as Frame | Element).layer;
  if (!(layer instanceof Layer)) return undefined;
  const timeline = layer.timeline as Timeline;
  const path = timeline.libraryItem?.name;
  const id = path === undefined ? { scene: document.timelines.indexOf(timeline) } : { symbol: path };
  return { id, frame: keyframeOf(object) ?? 0, timeline: path ?? timeline.name };
}

function describe(
  object: unknown,
  line: string | undefined,
  boxes: ReadonlyMap<XmlNode, Box>,
  frame: number,
): Match | null {
  const text = line ?? (object as { name?: string }).name ?? '';
  if (object instanceof Item) return { kind: 'item', text, path: object.name };
  if (object instanceof Layer) return { kind: 'layer', text, layer: object.index };
  if (object instanceof Frame) {
    const { startFrame: start, duration, layer } = object;
    return { kind: 'frame', text, layer: layer.index, start, duration };
  }
  if (!(object instanceof Element) || !(object.layer instanceof Layer)) return null;
  const { name, layer } = object;
  const item = (object as { libraryItem?: { name: string } | null }).libraryItem?.name ?? '';
  const start = layer.frameAt(frame)?.startFrame ?? 0;
  const box = boxes.get(object.node) ?? NO_BOX;
  return { kind: 'element', text: text + wordsOf(object), name, item, layer: layer.index, start, box };
}

/** The first words of a text, on one line; nothing for other elements. */
function wordsOf(element: Element): string {
  if (!(element instanceof Text)) return '';
  return ` “${element.getTextString().slice(0, MAX_WORDS).replace(/\s+/g, ' ')}”`;
}
