import { HostError, notImplemented } from '../../../realm/HostError';
import { XmlNode } from '../../../xml/XmlNode';
import { addEntry, newItemID } from '../../library/entries';
import type { Item } from '../../library/Item';
import { readSoundFile } from '../../library/soundFile';
import type { DocumentCore } from '../DocumentCore';
import { stageSize } from '../settings/stageSize';
import { decodeText } from '../../../files/decodeText';
import { addSymbol } from '../../library/addNewItem';
import type { SymbolItem } from '../../library/SymbolItem';
import { newTimeline } from '../../timeline/newTimeline';
import { addToFrame } from '../selection/clipboard';
import { currentFrame, elementList } from './currentFrame';
import { readSvg } from './importSvg';
import { placeByCenter } from './placeItem';

const TWIPS_PER_PIXEL = 20;

/**
 * `document.importFile`: PNG, JPEG and GIF files become bitmaps, MP3 and WAV files sounds, called like the file, SVG files
 * drawing objects. A bitmap is
 * placed in the middle of the stage too, unless it goes to the library only.
 */
export function importFile(document: DocumentCore, fileURI: unknown, toLibrary: unknown): void {
  const { host } = document;
  const { disk, paths } = host.platform;
  const file = host.resolveUri(fileURI, 'importFile');
  const stat = disk.stat(file);
  if (stat?.isFile !== true) throw new HostError(`importFile: there is no file ${file}`);
  const bytes = disk.read(file);
  const { modifiedMs } = stat;
  const source: Source = { file, name: paths.basename(file), bytes, modifiedMs };
  const sound = readSoundFile(bytes);
  if (sound) {
    importSound(document, source);
    return;
  }
  if (!toLibrary) currentFrame(document);
  if (/\.svg$/i.test(source.name)) {
    importSvg(document, source, Boolean(toLibrary));
    return;
  }
  const item = importBitmap(document, source);
  if (!item) throw notImplemented(`Document.importFile of ${source.name}`);
  if (toLibrary) return;
  const { width, height } = stageSize(document.node);
  placeByCenter(document, 'importFile', item, { x: width / 2, y: height / 2 });
}

/** The drawing objects stand where they stand in the picture, and are selected; in the library they are a graphic. */
function importSvg(document: DocumentCore, { name, bytes }: Source, toLibrary: boolean): void {
  const nodes = readSvg(decodeText(bytes));
  if (!toLibrary) {
    addToFrame(document, nodes);
    return;
  }
  const path = freeName(document, name);
  const item = addSymbol(document.library, 'graphic', path, newTimeline(path)) as SymbolItem;
  const list = elementList(item.timeline.layers[0].keyframes[0]);
  for (const node of nodes) list.append(node);
}

interface Source {
  file: string;
  name: string;
  bytes: Uint8Array;
  /** When the file was changed last, in milliseconds since 1970. */
  modifiedMs: number;
}

function importBitmap(document: DocumentCore, source: Source): Item | undefined {
  const bitmap = document.host.pictures.bitmapFrom(source.bytes);
  if (!bitmap) return undefined;
  const { data, width, height, isPhoto } = bitmap;
  const name = freeName(document, source.name);
  return addEntry(
    document.library,
    'media',
    XmlNode.create('DOMBitmapItem', {
      ...origin(document, source, name),
      compressionType: isPhoto ? null : 'lossless',
      useImportedJPEGData: isPhoto ? null : 'false',
      originalCompressionType: isPhoto ? null : 'lossless',
      quality: '50',
      href: name,
      bitmapDataHRef: writeData(document, data),
      frameRight: String(width * TWIPS_PER_PIXEL),
      frameBottom: String(height * TWIPS_PER_PIXEL),
    }),
  );
}

function importSound(document: DocumentCore, source: Source): void {
  const sound = readSoundFile(source.bytes);
  if (!sound) return;
  const { kind, format, sampleCount, data } = sound;
  const name = freeName(document, source.name);
  addEntry(
    document.library,
    'media',
    XmlNode.create('DOMSoundItem', {
      ...origin(document, source, name),
      externalFileSize: String(source.bytes.length),
      href: name,
      soundDataHRef: writeData(document, data),
      format,
      sampleCount: String(sampleCount),
      dataLength: String(data.length),
      exportNative: kind === 'mp3' ? 'true' : null,
    }),
  );
}

/** What bitmaps and sounds say of their file; the file itself is kept in the document. */
function origin(
  document: DocumentCore,
  { file, bytes, modifiedMs }: Source,
  name: string,
): Record<string, string> {
  document.files.write(`LIBRARY/${name}`, bytes);
  return {
    name,
    itemID: newItemID(document.library.document),
    sourceExternalFilepath: file,
    sourceLastImported: String(Math.floor(modifiedMs / 1000)),
  };
}

/** Puts data into a file of the document: its name. */
function writeData(document: DocumentCore, data: Uint8Array): string {
  let number = 1;
  while (document.files.has(`bin/M ${number}.dat`)) number++;
  document.files.write(`bin/M ${number}.dat`, data);
  return `M ${number}.dat`;
}

/** The name of a file; where an item has it, with a number before its ending. */
function freeName(document: DocumentCore, name: string): string {
  if (!document.library.find(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return document.library.firstFree((number) => `${stem} ${number}${ending}`);
}
