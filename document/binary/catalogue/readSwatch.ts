import type { ByteReader } from '../archive/ByteReader';
import type { Swatch } from './Catalogue';

const GRADIENT = 0x10;
const RADIAL_BIT = 2;
const FLASH_8 = 4;

/** A colour or gradient of the palette (`CColorDef`). */
export function readSwatch(reader: ByteReader): Swatch {
  const version = reader.u8();
  const color = reader.color();
  const type = reader.u16();
  const gradient = type & GRADIENT ? readGradient(reader, version, (type & RADIAL_BIT) !== 0) : null;
  return {
    kind: 'swatch',
    color,
    gradient,
    hue: reader.u16(),
    saturation: reader.u16(),
    brightness: reader.u16(),
  };
}

function readGradient(reader: ByteReader, version: number, isRadial: boolean): Swatch['gradient'] {
  const matrix = reader.matrix();
  const count = reader.u8();
  if (version >= FLASH_8) reader.skip(8);
  const entries = reader.list(count, 5, () => ({ ratio: reader.u8() / 255, color: reader.color() }));
  return { isRadial, matrix, entries };
}
