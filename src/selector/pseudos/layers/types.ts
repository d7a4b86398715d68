import { COST } from '../../plan/PlanStep';
import { readingPseudo, type Pseudos } from '../../plan/Pseudo';
import { hasValue } from '../testMakers';

const TYPES = ['normal', 'guide', 'guided', 'mask', 'masked', 'folder', 'camera'];

/** The types of layers. Host members: `layerType`. */
export const LAYER_TYPES: Pseudos = {};

for (let i = 0; i < TYPES.length; i++) {
  LAYER_TYPES[TYPES[i]] = readingPseudo(COST.OWN, hasValue('layerType', TYPES[i]));
}
