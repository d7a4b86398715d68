import type { ByteReader } from '../../archive/ByteReader';

/** One parameter of a component. */
export interface ParameterRecord {
  name: string;
  label: string;
  category: string;
  /** True if it is shown only when all parameters are. */
  isVerbose: boolean;
  value: ParameterValue;
}

export interface ParameterValue {
  type: number;
  /** For types with a second string: the name beside the value. */
  values: { text: string; other: string; type: number }[];
  defaultIndex: number;
  collection: CollectionRecord | null;
}

export interface CollectionRecord {
  className: string;
  itemClass: string;
  itemName: string;
  fields: { name: string; type: number; first: string; second: string }[];
  rows: string[][];
}

const OBJECT = 3;
const COLLECTION = 13;
const CUE_POINTS = 16;
const TYPED = 17;
/** The version of values. */
const CS3 = 8;

export function readParameters(reader: ByteReader): ParameterRecord[] {
  const version = reader.u8();
  const parameters = reader.list(reader.u32(), 4, () => readParameter(reader, version));
  if (version >= 2) reader.u32();
  return parameters;
}

function readParameter(reader: ByteReader, listVersion: number): ParameterRecord {
  const version = reader.u8();
  const name = reader.string();
  const value = readValue(reader);
  if (listVersion < 2) return { name, label: '', category: '', value, isVerbose: false };
  const label = reader.string();
  reader.u8();
  reader.skip(16);
  const category = version >= 3 ? reader.string() : '';
  const isVerbose = version >= 3 && reader.flag32();
  return { name, label, category, value, isVerbose };
}

function readValue(reader: ByteReader): ParameterValue {
  const version = reader.u8();
  const type = reader.u16();
  if (type === TYPED && version >= CS3) reader.u16();
  const count = reader.u32();
  const defaultIndex = reader.u32();
  reader.u32();
  const values = reader.list(count, 1, () => ({
    text: reader.string(),
    other: type === OBJECT || type === CUE_POINTS ? reader.string() : '',
    type: version >= 7 ? reader.u16() : 0,
  }));
  const collection = type === COLLECTION ? readCollection(reader) : null;
  if (version >= CS3) reader.skip(reader.u32());
  return { type, values, defaultIndex, collection };
}

function readCollection(reader: ByteReader): CollectionRecord {
  const className = reader.string();
  const itemClass = reader.string();
  const itemName = reader.string();
  const fields = reader.list(reader.u32(), 5, () => ({
    name: reader.string(),
    type: reader.u16(),
    first: reader.string(),
    second: reader.string(),
  }));
  const rows = reader.list(reader.u32(), Math.max(1, fields.length), () => fields.map(() => reader.string()));
  return { className, itemClass, itemName, fields, rows };
}
