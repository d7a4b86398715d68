import { bareName } from '../../../../document/container/bareName';
import { whyBlank } from '../../../../film/display/whyBlank';
import type { Host } from '../../../host/Host';
import { isFilm, type CommandFormatName } from '../../../../output/formats/exportFormats';
import {
  bitmapSubject,
  sceneSubject,
  soundSubject,
  symbolSubject,
} from '../../../../output/pictures/exportSubjects';
import type { ExportSubject } from '../../../../output/pictures/ExportSubject';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { BitmapItem } from '../../../../host-mocks/model/library/items/BitmapItem';
import { Item } from '../../../../host-mocks/model/library/items/Item';
import { leafOf } from '../../../../document/xfl/itemPaths';
import { SoundItem } from '../../../../host-mocks/model/library/items/SoundItem';
import { SymbolItem } from '../../../../host-mocks/model/library/items/SymbolItem';
import { SOUND } from '../../../../document/xfl/schema/soundSchema';
import type { Timeline } from '../../../../host-mocks/model/timeline/Timeline';
import { queriesOf } from '../../../query/loadLibrary';
import type { CommandIo } from '../../Io';
import { chooseTimeline } from '../documents/chooseLocation';
import type { ExportRequest } from './ExportRequest';

/**
 * The parts of a document that a command line names: a scene, a symbol, or items of the library.
 *
 * @throws RangeError for names and queries that find nothing that can be drawn.
 */
export function chooseSubjects(
  host: Host,
  document: Document,
  request: ExportRequest,
  io: CommandIo,
): ExportSubject[] {
  if (request.items !== undefined)
    return itemSubjects(findItems(host, request.items, io), document, request.items, request.to);
  const timeline = chooseTimeline(document, request);
  checkFilled(timeline, request.to === 'wav' || isFilm(request.to));
  const blank = hasPicture(request.to) ? whyBlank(timeline.record, document.film) : undefined;
  if (blank !== undefined) io.warn(`"${timeline.name}": ${blank}`);
  const item = timeline.libraryItem;
  if (item instanceof SymbolItem) return [symbolSubject(document.film, item)];
  const name = request.timeline ?? bareName(document.name);
  return [sceneSubject(document.film, timeline, name)];
}

function hasPicture(format: CommandFormatName): boolean {
  return format !== 'wav' && format !== 'json';
}

/** @throws RangeError for a timeline without elements, and without sounds where sounds count */
function checkFilled({ name, node }: Timeline, countsSounds: boolean): void {
  const isFilled = [...node.subtree()].some(
    (part) =>
      (part.name === 'elements' && part.children.length > 0) ||
      (countsSounds && part.name === 'DOMFrame' && SOUND.soundName.read(part) !== ''),
  );
  if (!isFilled)
    throw new RangeError(
      `nothing is on "${name}": there is nothing to export; name another place with --timeline, --symbol or --items`,
    );
}

function itemSubjects(
  items: readonly Item[],
  document: Document,
  query: string,
  format: CommandFormatName,
): ExportSubject[] {
  const counts = new Map<string, number>();
  for (const item of items) {
    const leaf = leafOf(item.name);
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  const subjects = items.flatMap((item) => {
    const leaf = leafOf(item.name);
    const isAlone = counts.get(leaf) === 1;
    const name = isAlone ? leaf : item.name.replace(/\//g, '-');
    if (item instanceof SymbolItem)
      return item.timeline.frameCount > 0 ? [symbolSubject(document.film, item, name)] : [];
    if (format === 'wav')
      return item instanceof SoundItem ? [soundSubject(document.film, item, isAlone ? undefined : name)] : [];
    return item instanceof BitmapItem ? [bitmapSubject(document.film, item, name)] : [];
  });
  if (subjects.length > 0) return subjects;
  throw new RangeError(
    items.length === 0
      ? `no item of the library matches ${JSON.stringify(query)}: there is nothing to export`
      : `what matches ${JSON.stringify(query)} cannot be ${format === 'wav' ? 'heard' : 'drawn'}: there is nothing to export`,
  );
}

function findItems(host: Host, query: string, io: CommandIo): Item[] {
  const { objects } = queriesOf(host, io.libraryFolder).here('items', query);
  return objects.filter((object) => object instanceof Item);
}
