import fs from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { root } from './check/run.mjs';

/**
 * Formats a generated text with the settings of the project.
 * @param {string} file the path decides the language
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(file, text) {
  const settings = JSON.parse(fs.readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, settings);
  if (errors.length > 0) throw new Error(`${file} cannot be formatted: ${errors[0].message}`);
  return code;
}
