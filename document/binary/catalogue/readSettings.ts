import { BinaryFault } from '../BinaryFault';
import type { ByteReader } from '../archive/ByteReader';
import { readAccessibility } from '../timeline/instances/readAccessibility';
import { readPersistentData } from '../timeline/instances/readPersistentData';
import { readRun } from '../timeline/texts/readRun';
import type { Alignment, Catalogue, StageRecord, Swatch, Swc } from './Catalogue';
import type { CatalogueArchive } from './CatalogueArchive';
import { readItem } from './readItem';
import { Release } from './Release';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** Reads the part after the lists: stage, publish settings, palette, folders, fonts, and the rest of the settings. */
export function readSettings(archive: CatalogueArchive, catalogue: Catalogue): void {
  const { reader } = archive;
  catalogue.stage = readStage(reader);
  readPublishing(reader, catalogue);
  readPalette(archive, catalogue);
  readFolders(reader, catalogue);
  readAudioSettings(archive, catalogue);
  readGuides(reader, catalogue);
  readFonts(reader, catalogue);
  readSnapping(reader, catalogue);
  if (catalogue.version >= Release.mx) readAccess(reader, catalogue);
  if (catalogue.version >= Release.mx2004) readData(reader, catalogue);
  if (catalogue.version >= Release.flash8) readOrigin(reader, catalogue);
}

function readStage(reader: ByteReader): StageRecord {
  const rulerUnit = reader.u16();
  const showsGrid = reader.flag8();
  const [left, right, top, bottom] = [reader.s32(), reader.s32(), reader.s32(), reader.s32()];
  reader.u16();
  const gridStepX = reader.u16() / TWIPS_PER_PIXEL;
  const previewMode = reader.u8();
  const showsRulers = reader.flag8();
  reader.u8();
  const options = reader.u8();
  reader.skip(16 + 9);
  skipPrinter(reader);
  const background = reader.color();
  const gridColor = reader.color();
  reader.u8();
  const frameRate = reader.u16() / 256;
  reader.skip(8);
  return {
    rulerUnit,
    showsGrid,
    width: (right - left) / TWIPS_PER_PIXEL,
    height: (bottom - top) / TWIPS_PER_PIXEL,
    gridStepX,
    previewMode,
    showsRulers,
    options,
    background,
    gridColor,
    frameRate,
  };
}

/** The printer that was set up last, in the structures of Windows (`DEVMODE`, `DEVNAMES`). */
function skipPrinter(reader: ByteReader): void {
  reader.skip(reader.u16());
  reader.skip(reader.u16());
}

function readPairs(reader: ByteReader): Map<string, string> {
  return new Map(reader.list(reader.u16(), 2, (): [string, string] => [reader.string(), reader.string()]));
}

function readPublishing(reader: ByteReader, catalogue: Catalogue): void {
  if (catalogue.version < Release.mx2004) {
    catalogue.profiles = [readPairs(reader)];
  } else {
    catalogue.legacy = readPairs(reader);
    catalogue.profiles = reader.list(reader.u32(), 2, () => readPairs(reader));
  }
  reader.s32();
  reader.string();
  reader.string();
  reader.u16();
  reader.u32();
}

function readPalette(archive: CatalogueArchive, catalogue: Catalogue): void {
  const { reader } = archive;
  const isCs4 = catalogue.version >= Release.cs4Beta;
  catalogue.colors = readSwatches(archive);
  reader.skip(isCs4 ? 2 : 1);
  catalogue.gradients = readSwatches(archive);
  reader.skip(isCs4 ? 50 : 49);
}

function readSwatches(archive: CatalogueArchive): Swatch[] {
  const { reader } = archive;
  return reader.list(reader.u16(), 2, () => {
    const object = archive.child();
    if (object?.kind !== 'swatch') throw new BinaryFault(`a ${object?.kind ?? 'gap'} is in the palette`);
    return object;
  });
}

function readFolders(reader: ByteReader, catalogue: Catalogue): void {
  catalogue.folders = reader.list(reader.u32(), 5, () => {
    reader.u32();
    return { name: reader.string(), item: readItem(reader) };
  });
}

function readAudioSettings(archive: CatalogueArchive, { version, profiles }: Catalogue): void {
  const { reader } = archive;
  if (version >= Release.mx2004) reader.u16();
  profiles.forEach(() => {
    reader.list(reader.u16(), 3, () => [reader.string(), archive.child()]);
  });
}

function readGuides(reader: ByteReader, catalogue: Catalogue): void {
  reader.u16();
  catalogue.guides = {
    color: reader.color(),
    isShown: reader.flag8(),
    isLocked: reader.flag8(),
    snaps: reader.flag8(),
  };
  reader.u32();
}

function readFonts(reader: ByteReader, catalogue: Catalogue): void {
  const { version } = catalogue;
  catalogue.fonts = reader.list(reader.u32(), 20, () => {
    reader.u8();
    const font = {
      name: reader.string(),
      number: reader.u16(),
      time: reader.u32(),
      style: readRun(reader, version >= Release.mx2004),
      item: readItem(reader),
    };
    if (version >= Release.cs4Beta) reader.u32();
    return font;
  });
}

function readSnapping(reader: ByteReader, catalogue: Catalogue): void {
  catalogue.sharedLibrary = reader.string();
  const toGrid = reader.flag8();
  const toObjects = reader.flag8();
  const gridAccuracy = reader.u32();
  const guidesAccuracy = reader.u32();
  reader.u16();
  const gridStepY = reader.u16() / TWIPS_PER_PIXEL;
  catalogue.snapping = { gridStepY, toGrid, toObjects, gridAccuracy, guidesAccuracy };
}

function readAccess(reader: ByteReader, catalogue: Catalogue): void {
  reader.string();
  reader.string();
  reader.skip(8);
  catalogue.snapsToPixels = reader.flag32();
  catalogue.accessibility = readAccessibility(reader);
  reader.u32();
}

function readData(reader: ByteReader, catalogue: Catalogue): void {
  catalogue.alignment = readAlignment(reader);
  reader.u8();
  catalogue.persistentData = readPersistentData(reader);
  reader.skip(16);
  reader.string();
  reader.u32();
  reader.string();
  reader.skip(8);
}

function readAlignment(reader: ByteReader): Alignment {
  const isOn = reader.flag8();
  const verticalCenter = reader.flag8();
  const horizontalCenter = reader.flag8();
  reader.u8();
  return {
    isOn,
    verticalCenter,
    horizontalCenter,
    horizontalSpacing: reader.u32(),
    verticalSpacing: reader.u32(),
    borderSpacing: reader.u32(),
  };
}

function readOrigin(reader: ByteReader, catalogue: Catalogue): void {
  const { version } = catalogue;
  catalogue.metadata = reader.string();
  catalogue.mobileSettings = reader.string();
  reader.skip(16);
  if (reader.rest === 0) return;
  reader.u8();
  catalogue.swcs = reader.list(reader.u32(), 8, () => readSwc(reader));
  catalogue.majorVersion = reader.u32();
  catalogue.buildNumber = reader.u32();
  catalogue.savedBy = readSavedBy(reader);
  if (version >= Release.cs4Beta) {
    catalogue.perspective = { viewAngle: reader.f64(), vanishingPoint: reader.point() };
  }
  if (version >= Release.cs4) reader.u32();
}

/**
 * The program that saved the document. A zero ends the text and counts for its length. The exporter of JPEXS
 * (jindrapetrik/flacomdoc, FlaConverter) writes the length of one release, however long the text is: the zero decides.
 */
function readSavedBy(reader: ByteReader): string {
  if ((reader.peek16() & 0xff) === 0xff) return reader.string();
  reader.u16();
  let text = '';
  while (reader.peek8() !== 0) text += reader.characters(1, false);
  reader.u8();
  return text;
}

function readSwc(reader: ByteReader): Swc {
  reader.u8();
  const hashKey = reader.string();
  const bytes = reader.bytes(reader.u32());
  const classes = reader.list(reader.u32(), 1, () => reader.string());
  return { hashKey, bytes, classes };
}
