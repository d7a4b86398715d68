import type { SheetDataName } from '../../formats/exportFormats';
import type { SheetData } from '../Sprite';
import { aseprite } from './aseprite';
import { css } from './css';
import { godot } from './godot';
import { jsonArray, jsonHash } from './json';
import { sparrow } from './sparrow';
import { unity } from './unity';

/** What writes each kind of data of `SHEET_DATA_FORMATS`. */
export const DATA_WRITERS: Readonly<Record<SheetDataName, (data: SheetData) => string>> = {
  'json-hash': jsonHash,
  'json-array': jsonArray,
  sparrow,
  aseprite,
  css,
  godot,
  unity,
};
