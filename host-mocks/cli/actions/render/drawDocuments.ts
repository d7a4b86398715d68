import { Host } from '../../../Host';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { Element } from '../../../model/elements/Element';
import { pictureOf } from '../../../render/pictureOf';
import type { CommandIo } from '../../Io';
import { chooseFrame, chooseTimeline, type LocationOptions } from '../documents/choosePlace';
import { checkPictureName } from '../documents/checkPictureName';
import { forEachDocument } from '../documents/forEachDocument';
import { loadLibrary } from '../../loadLibrary';
import { namedTargets } from '../documents/namedTargets';
import { tellNotDrawn } from './tellNotDrawn';
import { pixelLimit, writePicture, type PictureTarget } from './writePicture';

export interface DrawOptions extends Omit<PictureTarget, 'output'>, LocationOptions {
  /** The file to write; without it the SVG goes to standard output. */
  output?: string;
  /** Outline what a query finds. */
  query?: string;
  /** The query speaks of library items: outline their instances. */
  items?: boolean;
}

/**
 * Draws a timeline of each document. False when one of several could not be drawn.
 *
 * @throws Error when several documents would share a picture; of a single document as `drawTimeline`
 */
export function drawDocuments(patterns: readonly string[], options: DrawOptions, io: CommandIo): boolean {
  const { output } = options;
  if (output !== undefined) checkPictureName(output);
  const targetOf = namedTargets(output, 'pictures/{name}.png', 'picture');
  return forEachDocument(patterns, io, (file, name, isOnly) =>
    drawTimeline(file, { ...options, output: targetOf(file, name, isOnly) }, io),
  );
}

/**
 * Draws a timeline of a document, with the matches of a query outlined.
 *
 * @throws whatever opening the document or the query throws; RangeError for a scene, symbol or frame that is not there.
 */
function drawTimeline(file: string, options: DrawOptions, io: CommandIo): void {
  const host = new Host(nodePlatform, {
    realm: 'separate',
    onWarning: io.warn,
    fonts: options.fonts === undefined ? [] : [options.fonts],
    limits: pixelLimit(options.maxPixels),
  });
  const document = host.open(file);
  const timeline = chooseTimeline(document, options);
  const frame = chooseFrame(timeline, options.frame);
  const matches = options.query === undefined ? undefined : findMatches(host, options.query, options, io);
  const { svg, notDrawn } = pictureOf(document, { timeline, frame, matches });
  const { output } = options;
  if (output === undefined) io.outContent(svg);
  else writePicture(svg, { ...options, output }, io, nodePlatform);
  tellNotDrawn(options.output ?? file, notDrawn, io);
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
