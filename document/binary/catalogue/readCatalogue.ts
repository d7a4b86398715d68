import { ObjectArchive } from '../archive/ObjectArchive';
import { BinaryFault } from '../BinaryFault';
import type { Catalogue, DocumentPage, Medium } from './Catalogue';
import type { CatalogueArchive, CatalogueObject, LinkedVideo } from './CatalogueArchive';
import { readDocumentPage } from './readDocumentPage';
import { readBitmap, readCompiledClip, readLinkedVideo, readSound, readVideo } from './readMedium';
import { readSettings } from './readSettings';
import { readSwatch } from './readSwatch';
import { Release, majorVersion } from './Release';

/**
 * Reads the stream `Contents`. If it cannot be read to its end, the result contains what was read until then, and
 * `fault` says why; the lists of scenes, symbols and media come first.
 */
export function readCatalogue(
  bytes: Uint8Array,
  maxDepth: number,
): { catalogue: Catalogue; fault: BinaryFault | null } {
  const version = bytes[0] ?? 0;
  const archive: CatalogueArchive = new ObjectArchive(bytes, classesOf(version), maxDepth);
  const catalogue = emptyCatalogue(version);
  try {
    archive.reader.skip(2 + emptyBytes(version));
    readLists(archive, catalogue);
    readSettings(archive, catalogue);
    const { rest } = archive.reader;
    if (rest > 0) throw new BinaryFault(`${rest} bytes remain after the catalogue`);
    return { catalogue, fault: null };
  } catch (error) {
    if (error instanceof BinaryFault) return { catalogue, fault: error };
    throw error;
  }
}

/**
 * The lists at the beginning: scenes in play order, symbols, media. Each entry is added to the catalogue as soon as it
 * is read.
 */
function readLists(archive: CatalogueArchive, catalogue: Catalogue): void {
  const { reader } = archive;
  collect(archive, (object) => catalogue.scenes.push(asPage(object)));
  catalogue.nextScene = reader.u16();
  reader.u16();
  // A symbol that was open when the document was saved is written here, and the list of symbols refers to it.
  const current = archive.object();
  catalogue.currentScene = Math.max(0, catalogue.scenes.indexOf(current as DocumentPage));
  collect(archive, (object) => catalogue.symbols.push(asPage(object)));
  reader.u16();
  collect(archive, (object) => {
    if (object.kind !== 'linked video') catalogue.media.push(asMedium(object));
  });
  reader.u16();
}

function collect(archive: CatalogueArchive, add: (object: CatalogueObject) => void): void {
  for (let object = archive.child(); object !== null; object = archive.child()) add(object);
}

function asPage(object: CatalogueObject): DocumentPage {
  if (object.kind === 'page') return object;
  throw new BinaryFault(`a ${object.kind} is among scenes and symbols`);
}

function asMedium(object: Exclude<CatalogueObject, LinkedVideo>): Medium {
  if (object.kind === 'page' || object.kind === 'swatch' || object.kind === 'audio settings') {
    throw new BinaryFault(`a ${object.kind} is among the media`);
  }
  return object;
}

/** The readers of the catalogue's classes in a document of a release. */
function classesOf(release: number): Record<string, (archive: CatalogueArchive) => CatalogueObject> {
  return {
    CDocumentPage: ({ reader }) => readDocumentPage(reader, release),
    CMediaBits: ({ reader }) => readBitmap(reader, release),
    CMediaSound: ({ reader }) => readSound(reader, release),
    CMediaVideoStream: ({ reader }) => readVideo(reader, release),
    CMediaVideo: ({ reader }) => readLinkedVideo(reader, release),
    CSwfPage: ({ reader }) => readCompiledClip(reader, release),
    CColorDef: ({ reader }) => readSwatch(reader),
    CQTAudioSettings: ({ reader }) => {
      reader.u32();
      return { kind: 'audio settings' };
    },
  };
}

/** Number of empty bytes at the beginning: four more in each release. */
function emptyBytes(release: number): number {
  const later = [Release.flash5, Release.mx, Release.mx2004, Release.flash8, Release.cs3, Release.cs4Beta];
  return 5 + 4 * later.filter((version) => release >= version).length;
}

function emptyCatalogue(version: number): Catalogue {
  return {
    version,
    scenes: [],
    symbols: [],
    media: [],
    folders: [],
    fonts: [],
    nextScene: 1,
    currentScene: 0,
    stage: null,
    profiles: [],
    legacy: new Map(),
    colors: [],
    gradients: [],
    guides: null,
    sharedLibrary: '',
    snapping: null,
    snapsToPixels: false,
    alignment: null,
    perspective: null,
    accessibility: null,
    persistentData: [],
    metadata: '',
    mobileSettings: '',
    swcs: [],
    majorVersion: majorVersion(version),
    buildNumber: 0,
    savedBy: '',
  };
}
