import { BinaryFault } from '../BinaryFault';
import type { ByteReader } from '../archive/ByteReader';
import type { Bitmap, CompiledClip, Medium, Sound, Video } from './Catalogue';
import type { LinkedVideo } from './CatalogueArchive';
import { readComponent } from './readComponent';
import { readBox } from './readDocumentPage';
import { readItem } from './readItem';
import { Release } from './Release';

/** Trial versions of Flash 5 wrote one less. */
const FLASH_5 = 5;

type Body = Pick<Medium, 'stream' | 'name' | 'number' | 'source' | 'time' | 'item'>;

function readBody(reader: ByteReader, release: number): Body {
  const version = reader.u8();
  const body = {
    stream: reader.bareString(release >= Release.mx2004),
    name: reader.string(),
    number: reader.u16(),
    source: reader.string(),
    time: reader.u32(),
    item: readItem(reader),
  };
  if (version >= FLASH_5) reader.u32();
  return body;
}

export function readBitmap(reader: ByteReader, release: number): Bitmap {
  const body = readBody(reader, release);
  reader.u8();
  const compression = reader.u8();
  const quality = reader.u8();
  const allowsSmoothing = reader.flag8();
  reader.u32();
  const deblocks = release >= Release.cs4Beta && reader.flag8();
  return { ...body, kind: 'bitmap', compression, quality, allowsSmoothing, deblocks };
}

export function readSound(reader: ByteReader, release: number): Sound {
  const body = readBody(reader, release);
  reader.u8();
  const format = reader.u16();
  const samples = reader.u32();
  const exportFormat = reader.s16();
  const exportBits = reader.s16();
  reader.skip(11);
  const deviceSound = release >= Release.mx2004 ? reader.string() : '';
  if (release >= Release.flash8) reader.u32();
  return { ...body, kind: 'sound', format, samples, exportFormat, exportBits, deviceSound };
}

export function readVideo(reader: ByteReader, release: number): Video {
  const body = readBody(reader, release);
  return { ...body, kind: 'video' };
}

export function readLinkedVideo(reader: ByteReader, release: number): LinkedVideo {
  readBody(reader, release);
  reader.u8();
  return { kind: 'linked video' };
}

export function readCompiledClip(reader: ByteReader, release: number): CompiledClip {
  const body = readBody(reader, release);
  const component = readComponent(reader, (icon) => readIcon(icon, release));
  const version = reader.u8();
  const rootLinkage = reader.string();
  const box = readBox(reader);
  readDependency(reader);
  if (version >= 4) reader.u32();
  const playerVersion = version >= 4 ? reader.u32() : 0;
  const scriptVersion = version >= 4 ? reader.u32() : 0;
  if (version >= 5) reader.u32();
  const hashKey = version >= 5 ? reader.string() : '';
  return {
    ...body,
    kind: 'compiled clip',
    component,
    rootLinkage,
    box,
    playerVersion,
    scriptVersion,
    hashKey,
  };
}

/** Maximum nesting of dependencies; that of real clips is three. */
const MAX_DEPENDENCIES = 32;
/** Minimum size of an entry in bytes. */
const DEPENDENCY_SIZE = 25;

/** The dependencies of a compiled clip: itself, with its parts by name, their base classes and their packages. */
function readDependency(reader: ByteReader, depth = 0): void {
  if (depth > MAX_DEPENDENCIES) throw new BinaryFault('compiled clips depend on one another without end');
  reader.u8();
  reader.string();
  reader.string();
  reader.u32();
  reader.u32();
  const inner = (): void => readDependency(reader, depth + 1);
  reader.list(reader.u32(), DEPENDENCY_SIZE, () => {
    reader.string();
    inner();
  });
  reader.list(reader.u32(), DEPENDENCY_SIZE, inner);
  reader.list(reader.u32(), DEPENDENCY_SIZE, inner);
  reader.string();
  reader.string();
}

const PACKED_PICTURE = 0x0503;

/** The icon of a component: a bitmap as in the list of media, and its bytes. It is not used. */
export function readIcon(reader: ByteReader, release: number): void {
  readBitmap(reader, release);
  if (reader.u16() !== PACKED_PICTURE)
    throw new BinaryFault('the icon of a component has a form that is not known');
  reader.skip(6);
  reader.skip(16);
  reader.u8();
  if (reader.u8() !== 1) throw new BinaryFault('the icon of a component is not packed');
  for (let length = reader.u16(); length > 0; length = reader.u16()) reader.skip(length);
}
