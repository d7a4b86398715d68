// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { COST } from '../../plan/PlanStep.mjs';
import { readingPseudo } from '../../plan/Pseudo.mjs';
import { hasValue } from '../testMakers.mjs';

var TYPES = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder', 'camera'];
var LAYER_TYPES = {};
for (var i = 0; i < TYPES.length; i++) {
    LAYER_TYPES[TYPES[i]] = readingPseudo(COST.OWN, hasValue('layerType', TYPES[i]));
}

export { LAYER_TYPES };
