import { layersAbove } from '../../../host/layers';
import { listOf } from '../../../host/read';
import { COST } from '../../plan/PlanStep';
import { subjectPseudo, type Pseudos, type TestPseudo } from '../../plan/Pseudo';
import { keyframesOfLayer } from '../../subjects/contents';
import type { Run } from '../../subjects/Run';
import type { Subject } from '../../subjects/Subject';
import {
  hasElements,
  isAnimated,
  isAudible,
  isKeyframed,
  isLabelled,
  isScripted,
  type TimelineTest,
} from '../timeline';
import { layersWith, type LayersWith } from './layersWith';
import { descendantsOf } from './tree';

/** True when a layer, or a folder that it is in, has the switch at that value: the host shows both alike. */
function isSwitched(layer: Subject, name: string, value: boolean, run: Run): boolean {
  if (layer.read(name) === value) return true;
  const above = layersAbove(layer.object, (object, member) => run.layers.of(object).read(member));
  for (let i = 0; i < above.length; i++) {
    const parent = run.layers.of(above[i]);
    if (parent.read('layerType') === 'folder' && parent.read(name) === value) return true;
  }
  return false;
}

function switched(name: string, value: boolean): TestPseudo {
  return subjectPseudo(COST.LINKED, (layer, run) => isSwitched(layer, name, value, run));
}

function ofKeyframes(test: TimelineTest): TestPseudo {
  return subjectPseudo(COST.TIMELINE, (layer, run) => test(keyframesOfLayer(layer, run)));
}

function isEmpty(layer: Subject, run: Run): boolean {
  const layers = layer.read('layerType') === 'folder' ? descendantsOf([layer], run) : [layer];
  for (let i = 0; i < layers.length; i++) if (hasElements(keyframesOfLayer(layers[i], run))) return false;
  return true;
}

/** The index of the layer among those that the timeline says so of: the current one, the selected ones. */
function isListed(ask: LayersWith): TestPseudo {
  const isAmong = layersWith(ask);
  return subjectPseudo(COST.LINKED, (layer, run) => isAmong(layer.object, run));
}

/**
 * The pseudos about the state of a layer.
 * Host members: `visible`, `locked`, `outline`, `parentLayer`, `layerType`, `timeline.currentLayer`,
 * `getSelectedLayers`, and those of the pseudos about timelines.
 */
export const LAYER_STATES: Pseudos = {
  locked: switched('locked', true),
  hidden: switched('visible', false),
  visible: subjectPseudo(COST.LINKED, (layer, run) => !isSwitched(layer, 'visible', false, run)),
  outline: switched('outline', true),
  current: isListed((timeline) => [timeline.currentLayer]),
  selected: isListed((timeline) => listOf(timeline.getSelectedLayers()) as unknown as number[]),
  empty: subjectPseudo(COST.TIMELINE, isEmpty),
  animated: ofKeyframes(isAnimated),
  keyframed: ofKeyframes(isKeyframed),
  scripted: ofKeyframes(isScripted),
  audible: ofKeyframes(isAudible),
  labelled: ofKeyframes(isLabelled),
};
