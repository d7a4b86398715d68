import type { Switches } from '../../../options';
import type { Answers } from './Answers';
import type { Comparison } from './compareAnswers';

/** What the answers of an Animate say about this host. */
export interface Finding {
  readonly given: Answers;
  readonly comparison: Comparison;
  /** With these this host answers as that Animate did, but for `left`. */
  readonly switches: Partial<Switches>;
  /** The ids of contradictions that stay with the switches. */
  readonly left: readonly string[];
}
