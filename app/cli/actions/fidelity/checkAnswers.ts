import type { AnimateAnswer, AnimateAnswers } from './AnimateAnswers';

/** The first member of a file of answers; `build/questions/support/Report.ts` writes it. */
const PROGRAM = 'adobe-collection: questions to Animate';

/** Answers from data of unknown origin; undefined if it is something else. */
export function checkAnswers(data: unknown): AnimateAnswers | undefined {
  if (!isObject(data) || data.program !== PROGRAM) return undefined;
  const { version, animate, language, asking, answers } = data;
  if (![version, animate, language].every(isText) || !isObject(answers)) return undefined;
  if (asking !== undefined && !isText(asking)) return undefined;
  const entries = Object.entries(answers);
  if (!entries.every((entry): entry is [string, AnimateAnswer] => isAnswer(entry[1]))) return undefined;
  return { version, animate, language, asking, answers: new Map(entries) } as AnimateAnswers;
}

function isAnswer(value: unknown): value is AnimateAnswer {
  return isObject(value) && (isText(value.answer) || isText(value.error));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
