import fs from 'node:fs';
import { faultReason } from '../../../../platform/faultReason';
import { jsonFault } from '../../messages/jsonFault';
import { checkAnswers } from './checkAnswers';
import type { AnimateAnswers } from './AnimateAnswers';

/** A file of answers has some 20 kB; a larger one is something else. */
const MAX_BYTES = 1 << 20;

/**
 * Reads a file of answers.
 *
 * @throws Error that names the file and says what is wrong with it
 */
export function readAnswers(file: string): AnimateAnswers {
  const text = readText(file);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not valid JSON: ${jsonFault(text, error)}`, { cause: error });
  }
  const answers = checkAnswers(data);
  if (answers === undefined)
    throw new Error(`${file}: holds no answers of Animate; the command "Ask Animate" writes such a file`);
  return answers;
}

function readText(file: string): string {
  let size: number;
  try {
    size = fs.statSync(file).size;
    if (size <= MAX_BYTES) return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Error(`${file}: cannot be read: ${faultReason(error)}`, { cause: error });
  }
  throw new Error(`${file}: ${size} bytes are too many for a file of answers`);
}
