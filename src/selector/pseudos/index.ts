import { mergePseudos } from '../plan/Pseudo';
import { ELEMENT_STATES } from './elements/states';
import { ELEMENT_TREE } from './elements/tree';
import { ELEMENT_TYPES } from './elements/types';
import { ELEMENT_HAS, ITEM_HAS } from './has';
import { IS_OR_NOT } from './isOrNot';
import { ITEM_STATES } from './items/states';
import { ITEM_TREE } from './items/tree';
import { ITEM_TYPES } from './items/types';
import { OVERLAPS } from './overlaps';
import { POSITIONS } from './positions';
import { ELEMENT_TIMELINES, ITEM_TIMELINES } from './timeline';

/** Every built-in pseudo of elements. A new one belongs into the list of its sort. */
export const ELEMENT_PSEUDOS = mergePseudos([
  ELEMENT_TYPES, //     :movieclip :bitmap :text :shape :scriptable …
  ELEMENT_STATES, //    :selected :named :filtered :tinted :exported …
  ELEMENT_TIMELINES, // :empty :animated :keyframed :scripted :audible
  ELEMENT_TREE, //      :children :descendants :parent
  POSITIONS, //         :first :last :even :odd :nth(…) :random
  IS_OR_NOT, //         :is(…) :not(…)
  ELEMENT_HAS, //       :has(…)
  OVERLAPS, //          :overlaps(…)
]);

/** Every built-in pseudo of library items. */
export const ITEM_PSEUDOS = mergePseudos([
  ITEM_TYPES, //        :movieclip :bitmap :sound :folder …
  ITEM_STATES, //       :selected :exported :used :unused
  ITEM_TIMELINES, //    :empty :animated :keyframed :scripted :audible
  ITEM_TREE, //         :children :descendants :parent
  POSITIONS, //         :first :last :even :odd :nth(…) :random
  IS_OR_NOT, //         :is(…) :not(…)
  ITEM_HAS, //          :has(…)
]);
