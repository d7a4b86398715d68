import type { Questions } from '../Questions';
import { closeDocuments } from './ownDocuments';
import { quote } from './quote';
import { show } from './show';

/** Asks a question. Returns a member of a JSON object: the id with the answer or the error. */
export function ask(id: string, questions: Questions): string {
  let result: string;
  try {
    result = `{ "answer": ${quote(show(questions[id]()))} }`;
  } catch (error) {
    result = `{ "error": ${quote(textOf(error))} }`;
  }
  closeDocuments();
  return `${quote(id)}: ${result}`;
}

function textOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'an error without a text';
  }
}
