import type { Assumption } from '../../../../host-mocks/fidelity/Assumption';
import type { AnimateAnswers } from './AnimateAnswers';

/** An assumption that Animate answered differently. */
export interface Contradiction {
  readonly assumption: Assumption;
  /** The answer of this host. */
  readonly expected: string;
  /** The answer of Animate. */
  readonly answered: string;
}

export interface AnswerComparison {
  readonly confirmed: readonly Assumption[];
  readonly contradicted: readonly Contradiction[];
  /** Questions that Animate answered with an error. */
  readonly failed: readonly { readonly assumption: Assumption; readonly error: string }[];
  /** Questions without an answer: the script is older, or ended early. */
  readonly open: readonly Assumption[];
  /** Assumptions without a question. */
  readonly unasked: readonly Assumption[];
}

/** Compares answers of Animate with those of this host. */
export function compareAnswers(
  assumptions: readonly Assumption[],
  { answers }: AnimateAnswers,
  own: AnimateAnswers,
): AnswerComparison {
  const confirmed: Assumption[] = [];
  const contradicted: Contradiction[] = [];
  const failed: { assumption: Assumption; error: string }[] = [];
  const open: Assumption[] = [];
  const asked = assumptions.filter(({ unasked }) => unasked === undefined);
  for (const assumption of asked) {
    const given = answers.get(assumption.id);
    const expected = answerOf(own, assumption.id);
    if (given === undefined) open.push(assumption);
    else if ('error' in given) failed.push({ assumption, error: given.error });
    else if (given.answer === expected) confirmed.push(assumption);
    else contradicted.push({ assumption, expected: expected ?? 'none', answered: given.answer });
  }
  return {
    confirmed,
    contradicted,
    failed,
    open,
    unasked: assumptions.filter(({ unasked }) => unasked !== undefined),
  };
}

/** The answer to a question; undefined if there is an error, or nothing. */
export function answerOf({ answers }: AnimateAnswers, id: string): string | undefined {
  const given = answers.get(id);
  return given && 'answer' in given ? given.answer : undefined;
}
