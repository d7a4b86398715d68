import { Host } from '../../Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { Document } from '../../model/document/Document';
import { Element } from '../../model/elements/Element';
import { SymbolItem } from '../../model/library/SymbolItem';
import type { Timeline } from '../../model/timeline/Timeline';
import { pictureOf } from '../../render/pictureOf';
import type { CommandIo } from '../Io';
import { loadLibrary } from './loadLibrary';
import { pixelLimit, writePicture, type PictureTarget } from './writePicture';

export interface DrawOptions extends PictureTarget {
  /** Outline what a query finds. */
  query?: string;
  /** The query speaks of library items: outline their instances. */
  items?: boolean;
  /** From 1, as the host's timeline counts. */
  frame?: number;
  /** Name of a scene. */
  timeline?: string;
  /** Path of a symbol, in place of a scene. */
  symbol?: string;
}

/**
 * Draws a timeline of a document, with the matches of a query outlined.
 *
 * @throws whatever opening the document or the query throws; RangeError for a scene, symbol or frame that is not there.
 */
export function drawTimeline(file: string, options: DrawOptions, io: CommandIo): void {
  const host = new Host(nodePlatform, {
    realm: 'separate',
    onWarning: io.warn,
    limits: pixelLimit(options.maxPixels),
  });
  const document = host.open(file);
  const timeline = chooseTimeline(document, options);
  const frame = chooseFrame(timeline, options.frame);
  const matches = options.query === undefined ? undefined : findMatches(host, options.query, options, io);
  writePicture(pictureOf(document, { timeline, frame, matches }).svg, options, io);
}

/** Puts the timeline to draw on the stage, so that a query without a source finds what is on it. */
function chooseTimeline(document: Document, { timeline: name, symbol }: DrawOptions): Timeline {
  if (symbol !== undefined) {
    const item = document.itemAt(symbol);
    if (!(item instanceof SymbolItem)) throw new RangeError(`there is no symbol "${symbol}" in the library`);
    document.editItem(item, true);
  } else if (name !== undefined) {
    const names = document.timelines.map((scene) => scene.name);
    if (!names.includes(name)) {
      throw new RangeError(
        `there is no scene "${name}"; the document has ${names.map((one) => `"${one}"`).join(', ')}`,
      );
    }
    document.currentTimeline = names.indexOf(name);
  }
  return document.getTimeline();
}

/** Moves the playhead to a frame counted from 1, so that a query finds what stands there, and gives its index. */
function chooseFrame(timeline: Timeline, number: number | undefined): number {
  if (number !== undefined) {
    if (number < 1 || number > timeline.frameCount) {
      throw new RangeError(`there is no frame ${number}: "${timeline.name}" has ${timeline.frameCount}`);
    }
    timeline.currentFrame = number - 1;
  }
  return timeline.currentFrame;
}

/** A collection of the library, as seen from outside its realm. */
interface Found {
  elements: ArrayLike<object>;
  instances(): Found;
}

function findMatches(host: Host, query: string, { items }: DrawOptions, io: CommandIo): Element[] {
  loadLibrary(host, io.libraryFolder);
  const select = host.scripts.run(items ? '$$' : '$', 'query') as (text: string) => Found;
  const found = items ? select(query).instances() : select(query);
  return Array.from(found.elements, (facade) => host.realm.unwrap(facade)).filter(
    (object): object is Element => object instanceof Element,
  );
}
