import type { BuiltInAttributes } from '../plan/BuiltInAttribute';
import { COLORS } from './colorAttributes';
import { ELEMENT_PATH, ITEM_PATH } from './itemPath';
import { TEXTS } from './textAttributes';

/** The attributes of elements that hosts do not have. */
export const ELEMENT_ATTRIBUTES: BuiltInAttributes = {
  'text:': TEXTS['text:'],
  'font:': TEXTS['font:'],
  'size:': TEXTS['size:'],
  'fill:': COLORS['fill:'],
  'stroke:': COLORS['stroke:'],
  'tint:': COLORS['tint:'],
  'shortName:': ELEMENT_PATH['shortName:'],
  'folder:': ELEMENT_PATH['folder:'],
};

/** The attributes of library items that hosts do not have. */
export const ITEM_ATTRIBUTES: BuiltInAttributes = ITEM_PATH;
