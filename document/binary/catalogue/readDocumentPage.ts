import { BinaryFault } from '../BinaryFault';
import type { ByteReader } from '../archive/ByteReader';
import { readParameters } from '../timeline/instances/readParameters';
import type { RectangleRecord, DocumentPage } from './Catalogue';
import { readComponent, readOldComponent } from './readComponent';
import { readItem, readLinkage } from './readItem';
import { readIcon } from './readMedium';
import { Release } from './Release';

const TYPES: Readonly<Record<number, DocumentPage['type']>> = {
  0: 'graphic',
  1: 'button',
  2: 'movie clip',
  5: 'ik container',
};

/** Reads a scene or symbol. @param release - the version of the catalogue */
export function readDocumentPage(reader: ByteReader, release: number): DocumentPage {
  reader.u8();
  const stream = reader.bareString(release >= Release.mx2004);
  const name = reader.string();
  const number = reader.u32();
  const typeNumber = reader.u8();
  const type = TYPES[typeNumber];
  if (type === undefined)
    throw new BinaryFault(
      `the symbol ${JSON.stringify(name)} has the type ${typeNumber}, which is not known`,
    );
  reader.string();
  reader.u32();
  const item = readItem(reader);
  const modified = reader.u32();
  const source = { file: reader.string(), item: reader.string() };
  const parameters = readParameters(reader);
  const page: DocumentPage = {
    kind: 'page',
    stream,
    name,
    number,
    type,
    item,
    modified,
    source,
    component: null,
    scaleGrid: null,
  };
  reader.u32();
  readLinkage(reader);
  if (release < Release.mx) return page;
  if (release < Release.mx2004) {
    page.component = readOldComponent(reader, parameters);
    return page;
  }
  page.component = readComponent(reader, (icon) => readIcon(icon, release));
  reader.string();
  reader.string();
  reader.u32();
  reader.string();
  if (release >= Release.flash8) page.scaleGrid = readScaleGrid(reader);
  if (release >= Release.cs3) reader.skip(9);
  if (release >= Release.cs4Beta) reader.skip(2);
  return page;
}

function readScaleGrid(reader: ByteReader): RectangleRecord | null {
  const has = reader.flag32();
  const box = readBox(reader);
  return has ? box : null;
}

/** A box of the catalogue: right, left, bottom, top. */
export function readBox(reader: ByteReader): RectangleRecord {
  const right = reader.s32();
  const left = reader.s32();
  const bottom = reader.s32();
  return { left, right, bottom, top: reader.s32() };
}
