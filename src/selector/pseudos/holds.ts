import { pseudoAboutOthers, type Pseudos, type QueryPseudo } from '../plan/Pseudo';
import { soleTest, type QueryPlan } from '../plan/QueryPlan';
import { runOnSubjects } from '../plan/run';
import { elementsOfKeyframes, keyframesOfLayer } from '../subjects/contentsOfSubjects';
import type { QueryRun } from '../subjects/QueryRun';
import type { Subject } from '../subjects/Subject';

/** Keeps what holds something that a query finds. */
function holding(contentsOf: (holder: Subject, run: QueryRun) => Subject[]): QueryPseudo {
  return pseudoAboutOthers((plan) => (holder, run) => findsIn(plan, contentsOf(holder, run), run));
}

/** True when the query finds something in the list; the first match is enough where it looks at one at a time. */
function findsIn(plan: QueryPlan, contents: Subject[], run: QueryRun): boolean {
  const step = soleTest(plan);
  if (!step) return runOnSubjects(plan, contents, run).length > 0;
  for (let i = 0; i < contents.length; i++) if (step.test(contents[i], run)) return true;
  return false;
}

/** `:has(query)` of keyframes: the elements that are on them. */
export const FRAME_HOLDS: Pseudos = {
  has: holding((frame, run) => elementsOfKeyframes([frame], run)),
};

/** `:has(query)` of layers: the elements on their keyframes; `:frames(query)`: their keyframes. */
export const LAYER_HOLDS: Pseudos = {
  has: holding((layer, run) => elementsOfKeyframes(keyframesOfLayer(layer, run), run)),
  frames: holding(keyframesOfLayer),
};
