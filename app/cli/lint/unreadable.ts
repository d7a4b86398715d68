import type { DocumentReport } from './Problem';

/** The rule that a document breaks if it cannot be opened. */
const UNREADABLE = 'readable';

/** The report for a document that cannot be opened. */
export function unreadable(document: string, message: string): DocumentReport {
  const problem = { rule: UNREADABLE, severity: 'error', message, isFixable: false } as const;
  return { document, fixed: 0, problems: [{ ...problem, place: { kind: 'document' } }] };
}

/** True for a document that could not be opened: next time it may be. */
export function isUnreadable({ problems }: DocumentReport): boolean {
  return problems.some(({ rule }) => rule === UNREADABLE);
}
