// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { mergePseudos } from '../plan/Pseudo.mjs';
import { ELEMENT_STATES } from './elements/states.mjs';
import { ELEMENT_TREE } from './elements/tree.mjs';
import { ELEMENT_TYPES } from './elements/types.mjs';
import { ITEM_HAS, ELEMENT_HAS } from './has.mjs';
import { IS_OR_NOT } from './isOrNot.mjs';
import { ITEM_STATES } from './items/states.mjs';
import { ITEM_TREE } from './items/tree.mjs';
import { ITEM_TYPES } from './items/types.mjs';
import { OVERLAPS } from './overlaps.mjs';
import { POSITIONS } from './positions.mjs';
import { ITEM_TIMELINES, ELEMENT_TIMELINES } from './timeline.mjs';

var ELEMENT_PSEUDOS = mergePseudos([
    ELEMENT_TYPES,
    ELEMENT_STATES,
    ELEMENT_TIMELINES,
    ELEMENT_TREE,
    POSITIONS,
    IS_OR_NOT,
    ELEMENT_HAS,
    OVERLAPS,
]);
var ITEM_PSEUDOS = mergePseudos([
    ITEM_TYPES,
    ITEM_STATES,
    ITEM_TIMELINES,
    ITEM_TREE,
    POSITIONS,
    IS_OR_NOT,
    ITEM_HAS,
]);

export { ELEMENT_PSEUDOS, ITEM_PSEUDOS };
