import type { Switches } from '../../../../host-mocks/options';
import type { AnimateAnswers } from './AnimateAnswers';
import type { AnswerComparison } from './compareAnswers';

/** What the answers of an Animate say about this host. */
export interface AnswerEvaluation {
  readonly given: AnimateAnswers;
  readonly comparison: AnswerComparison;
  /** With these this host answers as that Animate did, but for `left`. */
  readonly switches: Partial<Switches>;
  /** The ids of contradictions that stay with the switches. */
  readonly left: readonly string[];
}
