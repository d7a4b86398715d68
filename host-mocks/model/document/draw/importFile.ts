import { HostError, notImplemented } from '../../../../document/checks/HostError';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { addEntry, newItemID } from '../../library/entries';
import type { Item } from '../../library/items/Item';
import { readSoundFile } from '../../library/items/soundFile';
import type { DocumentCore } from '../DocumentCore';
import { stageSize } from '../../../../document/xfl/stageSize';
import { decodeText } from '../../../../platform/decodeText';
import { addSymbol } from '../../library/addNewItem';
import type { SymbolItem } from '../../library/items/SymbolItem';
import { newTimeline } from '../../timeline/newTimeline';
import { addToFrame } from '../selection/selectionClipboard';
import { refuseArgument } from '../refuseArgument';
import { currentFrame } from './currentFrame';
import { elementList } from '../../timeline/frames/keyframes';
import { readSvg } from './importSvg';
import { placeByCenter } from './placeItem';
import { TWIPS_PER_PIXEL } from '../../../../geometry/twips';

/**
 * `document.importFile`: PNG, JPEG and GIF files become bitmaps, MP3 and WAV files sounds, both named after the file;
 * SVG files become drawing objects. A bitmap is also placed in the middle of the stage, and selected there. An item that
 * is imported into the library only is the selected one: the importers of kwiksher/storyboard-importer-jsfl, written for
 * Animate 20.5, go on with `library.moveToFolder(folder)`.
 */
export function importFile(document: DocumentCore, fileURI: unknown, toLibrary: unknown): void {
  const { host } = document;
  const { disk, paths } = host.platform;
  if (fileURI === '' || fileURI === undefined)
    refuseArgument(document, 'importFile', 1, 'expected a file:/// URI, got none');
  const file = host.resolveUri(fileURI, 'importFile');
  const stat = disk.stat(file);
  if (stat?.isFile !== true) throw new HostError(`importFile: there is no file ${file}`);
  const bytes = disk.read(file);
  const { modifiedMs } = stat;
  const source: Source = { file, name: paths.basename(file), bytes, modifiedMs };
  const sound = importSound(document, source);
  if (!toLibrary && !sound) {
    importToStage(document, source);
    return;
  }
  const isSvg = SVG_FILE.test(source.name);
  document.library.select([sound ?? (isSvg ? importSvg : importBitmap)(document, source)]);
}

const SVG_FILE = /\.svg$/i;

function importToStage(document: DocumentCore, source: Source): void {
  currentFrame(document);
  if (SVG_FILE.test(source.name)) {
    addToFrame(document, readSvg(decodeText(source.bytes)));
    return;
  }
  const { width, height } = stageSize(document.node);
  placeByCenter(document, 'importFile', importBitmap(document, source), { x: width / 2, y: height / 2 });
}

/** The drawing objects of a picture become a graphic, and keep their positions in the picture. */
function importSvg(document: DocumentCore, { name, bytes }: Source): Item {
  const nodes = readSvg(decodeText(bytes));
  const path = freeName(document, name);
  const item = addSymbol(document.library, 'graphic', path, newTimeline(path)) as SymbolItem;
  const list = elementList(item.timeline.layers[0].keyframes[0]);
  for (const node of nodes) list.append(node);
  return item;
}

/** A file to import. */
export interface Source {
  file: string;
  name: string;
  bytes: Uint8Array;
  /** The time of the file's last change, in milliseconds since 1970. */
  modifiedMs: number;
}

function importBitmap(document: DocumentCore, source: Source): Item {
  const facts = bitmapFacts(document, source);
  if (!facts) throw notImplemented(`Document.importFile of ${source.name}`);
  const isPhoto = facts.originalCompressionType === null;
  const name = freeName(document, source.name);
  return addEntry(
    document.library,
    'media',
    XmlNode.create('DOMBitmapItem', {
      ...origin(document, source, name),
      compressionType: isPhoto ? null : 'lossless',
      useImportedJPEGData: isPhoto ? null : 'false',
      quality: '50',
      href: name,
      ...facts,
    }),
  );
}

/** Attributes that describe the content of a file. */
type Facts = Record<string, string | null>;

/** Adds the data of a picture to the document, and returns the attributes of its item. Undefined for another file. */
export function bitmapFacts(document: DocumentCore, source: Source): Facts | undefined {
  const bitmap = document.host.pictures.bitmapFrom(source.bytes);
  if (!bitmap) return undefined;
  const { data, width, height, isPhoto } = bitmap;
  return {
    sourceLastImported: seconds(source),
    originalCompressionType: isPhoto ? null : 'lossless',
    bitmapDataHRef: writeData(document, data),
    frameLeft: null,
    frameTop: null,
    frameRight: String(width * TWIPS_PER_PIXEL),
    frameBottom: String(height * TWIPS_PER_PIXEL),
  };
}

function importSound(document: DocumentCore, source: Source): Item | undefined {
  const sound = readSoundFile(source.bytes);
  const facts = soundFacts(document, source, sound);
  if (!facts) return undefined;
  const name = freeName(document, source.name);
  return addEntry(
    document.library,
    'media',
    XmlNode.create('DOMSoundItem', {
      ...origin(document, source, name),
      href: name,
      exportNative: sound?.kind === 'mp3' ? 'true' : null,
      ...facts,
    }),
  );
}

/** Adds the data of a sound to the document, and returns the attributes of its item. Undefined for another file. */
export function soundFacts(
  document: DocumentCore,
  source: Source,
  sound = readSoundFile(source.bytes),
): Facts | undefined {
  if (!sound) return undefined;
  const { format, sampleCount, data } = sound;
  return {
    sourceLastImported: seconds(source),
    externalFileSize: String(source.bytes.length),
    soundDataHRef: writeData(document, data),
    format,
    sampleCount: String(sampleCount),
    dataLength: String(data.length),
  };
}

/** The time of a file's last change, as items store it. */
function seconds({ modifiedMs }: Source): string {
  return String(Math.floor(modifiedMs / 1000));
}

/** Stores an imported file in the document, and returns the attributes by which its item names it. */
function origin(document: DocumentCore, { file, bytes }: Source, name: string): Record<string, string> {
  document.files.write(`LIBRARY/${name}`, bytes);
  return {
    name,
    itemID: newItemID(document.library.document),
    sourceExternalFilepath: file,
  };
}

/** Writes data into a file of the document; returns its name. */
function writeData(document: DocumentCore, data: Uint8Array): string {
  let number = 1;
  while (document.files.has(`bin/M ${number}.dat`)) number++;
  document.files.write(`bin/M ${number}.dat`, data);
  return `M ${number}.dat`;
}

/** The name of a file; if an item has that name, with a number before its ending. */
function freeName(document: DocumentCore, name: string): string {
  if (!document.library.find(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return document.library.firstFree((number) => `${stem} ${number}${ending}`);
}
