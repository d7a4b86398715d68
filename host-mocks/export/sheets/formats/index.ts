import type { SheetData } from '../Sprite';
import { aseprite } from './aseprite';
import { css } from './css';
import { jsonArray, jsonHash } from './json';
import { sparrow } from './sparrow';

export interface DataFormat {
  extension: string;
  write: (data: SheetData) => string;
  /** Can say that a sprite is turned. */
  knowsRotation: boolean;
  /** Can describe sheets of which each holds a part of the animation. */
  knowsSheets: boolean;
}

/** The data that can go with a sheet, by the name on the command line. */
export const DATA_FORMATS: Readonly<Record<string, DataFormat>> = {
  'json-hash': { extension: 'json', write: jsonHash, knowsRotation: true, knowsSheets: true },
  'json-array': { extension: 'json', write: jsonArray, knowsRotation: true, knowsSheets: true },
  sparrow: { extension: 'xml', write: sparrow, knowsRotation: true, knowsSheets: true },
  aseprite: { extension: 'json', write: aseprite, knowsRotation: false, knowsSheets: false },
  css: { extension: 'css', write: css, knowsRotation: false, knowsSheets: false },
};
