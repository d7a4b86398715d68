import type { RawMatrix } from '../../archive/rawTypes';
import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';
import { readAccessibility, type Accessibility } from './readAccessibility';
import { readActions } from '../actions/readActions';
import { readFilters, type Filter } from './readFilters';
import { readParameters, type ParameterRecord } from './readParameters';

/** An instance of a compiled clip (`CPicSwf`). */
export interface ClipRecord extends PicObject {
  kind: 'compiled clip';
  matrix: RawMatrix;
  /** The number of the clip among the media. */
  medium: number;
  name: string;
  script: string;
  parameters: ParameterRecord[];
  accessibility: Accessibility | null;
  uniqueId: number;
  dataBinding: string;
  filters: Filter[];
}

export function readClipInstance(archive: TimelineArchive): ClipRecord {
  const base = readPicObject(archive);
  const { reader } = archive;
  const version = reader.u8();
  const matrix = reader.matrix();
  reader.u32();
  const medium = reader.u16();
  const script = readActions(reader);
  const name = reader.string();
  const parameters = readParameters(reader);
  const accessibility = readAccessibility(reader);
  reader.u8();
  const uniqueId = reader.u32();
  const dataBinding = reader.string();
  const filters = version >= 7 ? readFilters(reader) : [];
  return {
    ...base,
    kind: 'compiled clip',
    matrix,
    medium,
    name,
    script,
    parameters,
    accessibility,
    uniqueId,
    dataBinding,
    filters,
  };
}
