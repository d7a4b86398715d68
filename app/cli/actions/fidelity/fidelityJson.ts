import type { AnswerEvaluation } from './AnswerEvaluation';

/** A finding as data for programs. */
export function fidelityJson({ given, comparison, switches, left }: AnswerEvaluation): object {
  const { animate, language, version, asking } = given;
  const { confirmed, contradicted, failed, open, unasked } = comparison;
  return {
    ...{ animate, language, version, endedAt: asking },
    confirmed: confirmed.map(({ id }) => id),
    contradicted: contradicted.map(({ assumption, ...answers }) => ({ ...assumption, ...answers })),
    failed: failed.map(({ assumption, error }) => ({ id: assumption.id, error })),
    open: open.map(({ id }) => id),
    unasked: unasked.map(({ id, unasked: reason }) => ({ id, reason })),
    switches,
    left,
  };
}
