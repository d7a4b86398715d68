import type { ByteReader } from '../archive/ByteReader';
import { readParameters, type ParameterRecord } from '../timeline/instances/readParameters';
import type { Blob, ComponentDefinition } from './Catalogue';

const FLASH_8 = 6;
const CS3 = 7;

/** Reads the component data of a symbol; Flash MX 2004 and newer. */
export function readComponent(
  reader: ByteReader,
  skipIcon: (reader: ByteReader) => void,
): ComponentDefinition {
  const version = reader.u8();
  const isComponent = reader.flag32();
  const name = reader.string();
  reader.skip(12);
  const className = reader.string();
  const clip = readBlob(reader);
  const livePreview = readBlob(reader);
  const livePreview11 = readBlob(reader);
  const tooltip = reader.string();
  const parameters = readParameters(reader);
  const classProperties = reader.string();
  reader.u32();
  if (reader.flag32()) skipIcon(reader);
  if (version >= FLASH_8) reader.u32();
  const editFrame = version >= CS3 ? reader.u32() : null;
  if (version >= CS3) reader.string();
  const least = version >= CS3 ? { player: reader.u32(), script: reader.u32() } : null;
  return {
    name,
    className,
    clip,
    livePreview,
    livePreview11,
    tooltip,
    parameters,
    classProperties,
    isComponent,
    editFrame,
    least,
  };
}

/** Reads the component data of Flash MX, which has fewer fields. */
export function readOldComponent(reader: ByteReader, parameters: ParameterRecord[]): ComponentDefinition {
  reader.u8();
  const clip = readBlob(reader);
  const livePreview = readBlob(reader);
  reader.u32();
  const isComponent = reader.flag32();
  const name = reader.string();
  reader.skip(4);
  return {
    name,
    className: '',
    clip,
    livePreview,
    livePreview11: null,
    tooltip: '',
    parameters,
    classProperties: '',
    isComponent,
    editFrame: null,
    least: null,
  };
}

/** A SWF in the catalogue; null if there is none. */
export function readBlob(reader: ByteReader): Blob | null {
  reader.u8();
  const source = reader.string();
  const bytes = reader.bytes(reader.u32());
  reader.u32();
  return bytes.length === 0 && source === '' ? null : { source, bytes };
}
