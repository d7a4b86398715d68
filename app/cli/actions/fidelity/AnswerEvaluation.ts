import type { Switches } from '../../../../host-mocks/options';
import type { AnimateAnswers } from './AnimateAnswers';
import type { AnswerComparison } from './compareAnswers';

/** What the answers of an Animate say about this host. */
export interface AnswerEvaluation {
  readonly given: AnimateAnswers;
  readonly comparison: AnswerComparison;
  /** With these switches this host answers as that Animate did, except for `left`. */
  readonly switches: Partial<Switches>;
  /** The ids of contradictions that remain with the switches. */
  readonly left: readonly string[];
}
