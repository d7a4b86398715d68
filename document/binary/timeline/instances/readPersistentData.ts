import { BinaryFault } from '../../BinaryFault';
import type { ByteReader } from '../../archive/ByteReader';

/** Data that scripts and tools stored in an instance or the document. */
export interface PersistentDatum {
  name: string;
  value: number | string | Int32Array | Float64Array;
}

const INTEGER = 0;
const INTEGERS = 1;
const DOUBLE = 3;
const DOUBLES = 4;
const TEXT = 5;

export function readPersistentData(reader: ByteReader): PersistentDatum[] {
  if (!reader.flag8()) return [];
  reader.u32();
  return reader.list(reader.u32(), 6, () => {
    const type = reader.u8();
    const name = reader.string();
    return { name, value: readValue(reader, type) };
  });
}

function readValue(reader: ByteReader, type: number): PersistentDatum['value'] {
  if (type === INTEGER) return reader.s32();
  if (type === INTEGERS) return Int32Array.from(reader.list(reader.u32(), 4, () => reader.s32()));
  if (type === DOUBLE) return reader.f64();
  if (type === DOUBLES) return Float64Array.from(reader.list(reader.u32(), 8, () => reader.f64()));
  if (type === TEXT) return reader.string();
  throw new BinaryFault(`persistent data of the type ${type} are not known`);
}
