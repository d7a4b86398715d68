// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COLORS } from './colorAttributes.mjs';
import { ELEMENT_PATH, ITEM_PATH } from './itemPath.mjs';
import { TEXTS } from './textAttributes.mjs';

var ELEMENT_ATTRIBUTES = {
    'text:': TEXTS['text:'],
    'font:': TEXTS['font:'],
    'size:': TEXTS['size:'],
    'fill:': COLORS['fill:'],
    'stroke:': COLORS['stroke:'],
    'tint:': COLORS['tint:'],
    'shortName:': ELEMENT_PATH['shortName:'],
    'folder:': ELEMENT_PATH['folder:'],
};
var ITEM_ATTRIBUTES = ITEM_PATH;

export { ELEMENT_ATTRIBUTES, ITEM_ATTRIBUTES };
