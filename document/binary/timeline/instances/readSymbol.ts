import type { ByteReader } from '../../archive/ByteReader';
import type { ColorRecord, RawMatrix, RawPoint } from '../../archive/rawTypes';
import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';
import { readAccessibility, type Accessibility } from './readAccessibility';
import { readActions, readOldActions } from '../actions/readActions';
import { readFilters, type Filter } from './readFilters';
import { readParameters, type ParameterRecord } from './readParameters';
import { readPersistentData, type PersistentDatum } from './readPersistentData';

/** An instance of a symbol (`CPicSymbol`, `CPicSprite`, `CPicButton`). */
export interface SymbolRecord extends SymbolBody {
  kind: 'symbol';
  type: 'graphic' | 'movie clip' | 'button';
  name: string;
  script: string;
  accessibility: Accessibility | null;
  /** Movie clips only. */
  parameters: ParameterRecord[];
  uniqueId: number;
  dataBinding: string;
  /** Buttons only. */
  tracksAsMenu: boolean;
}

interface SymbolBody extends PicObject {
  matrix: RawMatrix;
  firstFrame: number;
  /** 0 loop, 1 once, 2 single frame. */
  loop: number;
  color: ColorEffect;
  /** The number of the symbol in the catalogue. */
  symbol: number;
  persistentData: PersistentDatum[];
  filters: Filter[];
  blendMode: number;
  space: SpaceRecord | null;
}

export interface ColorEffect {
  /** 0 none, 1 brightness, 2 tint, 3 advanced, 4 alpha. */
  kind: number;
  percent: number;
  color: ColorRecord;
  /** 256 is 1. */
  multiplier: ColorRecord;
  offset: ColorRecord;
}

/** The position of a movie clip in space. */
export interface SpaceRecord {
  matrix: number[];
  rotations: number[];
  /** In twips. */
  center: (RawPoint & { z: number }) | null;
}

function readBody(archive: TimelineArchive): SymbolBody {
  const base = readPicObject(archive);
  const { reader } = archive;
  const version = reader.u8();
  const matrix = reader.matrix();
  const firstFrame = reader.u16();
  const loop = reader.u16();
  const color = readColorEffect(reader);
  reader.string();
  const symbol = reader.u32();
  if (version >= 8 && version < 0x0a) {
    reader.skip(2);
    readParameters(reader);
    reader.u32();
  }
  const persistentData = version >= 0x0e ? readData(reader) : [];
  const filters = version >= 0x13 ? readFilters(reader) : [];
  const blendMode = version >= 0x13 ? reader.u8() : 0;
  if (version >= 0x13) reader.u16();
  const space = version >= 0x16 ? readSpace(reader) : null;
  if (version >= 0x16) reader.list(reader.u16(), 4, () => reader.u32());
  return { ...base, matrix, firstFrame, loop, color, symbol, persistentData, filters, blendMode, space };
}

function readColorEffect(reader: ByteReader): ColorEffect {
  reader.u8();
  const pairs = Array.from({ length: 4 }, () => [reader.s16(), reader.s16()]);
  const kind = reader.u16();
  const percent = reader.s16();
  const color = reader.color();
  const channels = (part: 0 | 1): ColorRecord => ({
    alpha: pairs[0][part],
    red: pairs[1][part],
    green: pairs[2][part],
    blue: pairs[3][part],
  });
  return { kind, percent, color, multiplier: channels(0), offset: channels(1) };
}

function readData(reader: ByteReader): PersistentDatum[] {
  reader.u8();
  const data = readPersistentData(reader);
  reader.u8();
  return data;
}

function readSpace(reader: ByteReader): SpaceRecord {
  return {
    matrix: Array.from({ length: 16 }, () => reader.f32()),
    rotations: Array.from({ length: 3 }, () => reader.f64()),
    center: readCenter(reader),
  };
}

function readCenter(reader: ByteReader): SpaceRecord['center'] {
  const point = reader.optionalPoint();
  const z = reader.s32();
  return point === null ? null : { ...point, z };
}

const PLAIN = {
  name: '',
  script: '',
  accessibility: null,
  parameters: [],
  uniqueId: 0,
  dataBinding: '',
  tracksAsMenu: false,
};

export function readGraphic(archive: TimelineArchive): SymbolRecord {
  return { ...PLAIN, ...readBody(archive), kind: 'symbol', type: 'graphic' };
}

export function readMovieClip(archive: TimelineArchive): SymbolRecord {
  const body = readBody(archive);
  const { reader } = archive;
  const version = reader.u8();
  const script = readActions(reader);
  const name = reader.string();
  const parameters = readParameters(reader);
  const accessibility = version >= 6 ? readAccessibility(reader) : null;
  if (version >= 5) reader.u32();
  if (version >= 8) reader.u8();
  const uniqueId = version >= 8 ? reader.u32() : 0;
  const dataBinding = version >= 8 ? reader.string() : '';
  return {
    ...PLAIN,
    ...body,
    kind: 'symbol',
    type: 'movie clip',
    name,
    script,
    parameters,
    accessibility,
    uniqueId,
    dataBinding,
  };
}

/** The versions of buttons: the first that Flash 5 writes, and the first with a name. */
const FLASH_5 = 5;
const NAMED_BUTTON = 8;

export function readButton(archive: TimelineArchive): SymbolRecord {
  const body = readBody(archive);
  const { reader } = archive;
  const version = reader.u8();
  const script = version >= FLASH_5 ? readActions(reader) : readOldActions(reader);
  const tracksAsMenu = version >= FLASH_5 && reader.flag8();
  const name = version >= NAMED_BUTTON ? reader.string() : '';
  const accessibility = version >= NAMED_BUTTON ? readAccessibility(reader) : null;
  return { ...PLAIN, ...body, kind: 'symbol', type: 'button', name, script, accessibility, tracksAsMenu };
}
