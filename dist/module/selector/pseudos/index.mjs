// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { mergePseudos } from '../plan/Pseudo.mjs';
import { ELEMENT_STATES } from './elements/states.mjs';
import { ELEMENT_TREE } from './elements/tree.mjs';
import { ELEMENT_TYPES } from './elements/types.mjs';
import { FRAME_STATES } from './frames/states.mjs';
import { ELEMENT_HAS, ITEM_HAS } from './has.mjs';
import { FRAME_HOLDS, LAYER_HOLDS } from './holds.mjs';
import { IS_OR_NOT } from './isOrNot.mjs';
import { ITEM_STATES } from './items/states.mjs';
import { ITEM_TREE } from './items/tree.mjs';
import { ITEM_TYPES } from './items/types.mjs';
import { LAYER_STATES } from './layers/states.mjs';
import { LAYER_TREE } from './layers/tree.mjs';
import { LAYER_TYPES } from './layers/types.mjs';
import { OVERLAPS } from './overlaps.mjs';
import { POSITIONS } from './positions.mjs';
import { ELEMENT_TIMELINES, ITEM_TIMELINES } from './timeline.mjs';

var ELEMENT_PSEUDOS = /*#__PURE__*/ mergePseudos([
    ELEMENT_TYPES,
    ELEMENT_STATES,
    ELEMENT_TIMELINES,
    ELEMENT_TREE,
    POSITIONS,
    IS_OR_NOT,
    ELEMENT_HAS,
    OVERLAPS,
]);
var ITEM_PSEUDOS = /*#__PURE__*/ mergePseudos([
    ITEM_TYPES,
    ITEM_STATES,
    ITEM_TIMELINES,
    ITEM_TREE,
    POSITIONS,
    IS_OR_NOT,
    ITEM_HAS,
]);
var LAYER_PSEUDOS = /*#__PURE__*/ mergePseudos([
    LAYER_TYPES,
    LAYER_STATES,
    LAYER_TREE,
    POSITIONS,
    IS_OR_NOT,
    LAYER_HOLDS,
]);
var FRAME_PSEUDOS = /*#__PURE__*/ mergePseudos([
    FRAME_STATES,
    POSITIONS,
    IS_OR_NOT,
    FRAME_HOLDS,
]);

export { ELEMENT_PSEUDOS, FRAME_PSEUDOS, ITEM_PSEUDOS, LAYER_PSEUDOS };
