import { listOf } from '../../../host/read';
import { COST } from '../../plan/PlanStep';
import { subjectPseudo, type Pseudos, type TestPseudo } from '../../plan/Pseudo';
import { keyframesOfLayer } from '../../subjects/contentsOfSubjects';
import type { QueryRun } from '../../subjects/QueryRun';
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
import { holdsElements } from './holdsElements';
import { switchTest } from './switchTest';
import { layersWith, type LayersWith } from './layersWith';

function switched(name: string, value: boolean): TestPseudo {
  return subjectPseudo(COST.LINKED, switchTest(name, value));
}

function ofKeyframes(test: TimelineTest): TestPseudo {
  return subjectPseudo(COST.TIMELINE, (layer, run) => test(keyframesOfLayer(layer, run)));
}

function isEmpty(layer: Subject, run: QueryRun): boolean {
  if (layer.read('layerType') === 'folder') return !holdsElements(layer, run);
  return !hasElements(keyframesOfLayer(layer, run));
}

const isHidden = switchTest('visible', false);

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
  visible: subjectPseudo(COST.LINKED, (layer, run) => !isHidden(layer, run)),
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
