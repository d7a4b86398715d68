import { mergePseudos } from '../plan/Pseudo';
import { ELEMENT_STATES } from './elements/states';
import { ELEMENT_TREE } from './elements/tree';
import { ELEMENT_TYPES } from './elements/types';
import { FRAME_STATES } from './frames/states';
import { ELEMENT_HAS, ITEM_HAS } from './has';
import { FRAME_HOLDS, LAYER_HOLDS } from './holds';
import { IS_OR_NOT } from './isOrNot';
import { ITEM_STATES } from './items/states';
import { ITEM_TREE } from './items/tree';
import { ITEM_TYPES } from './items/types';
import { LAYER_STATES } from './layers/states';
import { LAYER_TREE } from './layers/tree';
import { LAYER_TYPES } from './layers/types';
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

/** Every built-in pseudo of layers. */
export const LAYER_PSEUDOS = mergePseudos([
  LAYER_TYPES, //       :normal :guide :guided :mask :masked :folder :camera
  LAYER_STATES, //      :locked :visible :hidden :outline :current :selected :empty :animated …
  LAYER_TREE, //        :children :descendants :parent
  POSITIONS, //         :first :last :even :odd :nth(…) :random
  IS_OR_NOT, //         :is(…) :not(…)
  LAYER_HOLDS, //       :has(…) :frames(…)
]);

/** Every built-in pseudo of keyframes. */
export const FRAME_PSEUDOS = mergePseudos([
  FRAME_STATES, //      :labelled :empty :tween :classic :eased :scripted :current :selected …
  POSITIONS, //         :first :last :even :odd :nth(…) :random, within each layer
  IS_OR_NOT, //         :is(…) :not(…)
  FRAME_HOLDS, //       :has(…)
]);
