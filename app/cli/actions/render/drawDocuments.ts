import { Host } from '../../../host/Host';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { Element } from '../../../../host-mocks/model/elements/Element';
import { LIBRARY_ALONE, queriesOf } from '../../../query/loadLibrary';
import { whyBlank } from '../../../../film/display/whyBlank';
import { pictureOf } from '../../../host/pictureOf';
import type { CommandIo } from '../../Io';
import { drawingPlatform } from '../export/film/ffmpegVideo';
import { chooseFrame, chooseTimeline, type LocationOptions } from '../documents/chooseLocation';
import { checkPictureName } from '../documents/checkPictureName';
import { forEachDocument } from '../documents/forEachDocument';
import { namedTargets } from '../documents/namedTargets';
import { tellNotDrawn } from './tellNotDrawn';
import { pixelLimit, writePicture, type PictureTarget } from './writePicture';

export interface DrawOptions extends Omit<PictureTarget, 'output'>, LocationOptions {
  /** The file to write; without it the SVG goes to standard output. */
  output?: string;
  /** Outline the matches of this query. */
  query?: string;
  /** The query finds library items: outline their instances. */
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
 * @throws whatever opening the document or the query throws; RangeError for a scene, symbol or frame that does not exist.
 */
function drawTimeline(file: string, options: DrawOptions, io: CommandIo): void {
  const host = new Host(drawingPlatform, {
    ...LIBRARY_ALONE,
    onWarning: io.warn,
    fonts: options.fonts === undefined ? [] : [options.fonts],
    limits: pixelLimit(options.maxPixels),
  });
  const document = host.open(file);
  const timeline = chooseTimeline(document, options);
  const frame = chooseFrame(timeline, options.frame);
  const matches = options.query === undefined ? undefined : findMatches(host, options.query, options, io);
  if (matches?.length === 0) io.note(`${file}: nothing matches ${options.query}: nothing is outlined`);
  const { svg, notDrawn } = pictureOf(document, { timeline, frame, matches });
  const { output } = options;
  if (output === undefined) io.outContent(svg);
  else {
    writePicture(svg, { ...options, output }, io, nodePlatform);
    io.line(output);
  }
  tellNotDrawn(options.output ?? file, notDrawn, io);
  const blank = whyBlank(timeline.record, document.film, frame);
  if (blank !== undefined)
    io.note(`${options.output ?? file}: "${timeline.name}", frame ${frame + 1}: ${blank}`);
}

function findMatches(host: Host, query: string, { items }: DrawOptions, io: CommandIo): Element[] {
  const queries = queriesOf(host, io.libraryFolder);
  const matches = items ? queries.here('items', query).instances() : queries.here('elements', query);
  return matches.objects.filter((object) => object instanceof Element);
}
