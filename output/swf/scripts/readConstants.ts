import type { Constants } from '../../../actionscript/avm2/Program';

/** `CONFIG::debug="true"`, in a list with semicolons. A name is read from its beginning only, so each character once. */
const CONSTANT = /(?<![\w$])([\w$]+::[\w$]+)\s*=\s*"((?:[^"\\]|\\.)*)"/g;

/** The conditional constants of a profile: `AS3ConfigConst`. A value is a literal of ActionScript. */
export function readConstants(text: string): Constants {
  const entries = [...text.matchAll(CONSTANT)].map(
    ([, name, value]) => [name, valueOf(value.trim())] as const,
  );
  return Object.fromEntries(entries);
}

function valueOf(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  if (text !== '' && Number.isFinite(number)) return number;
  return text.replace(/^(['"])(.*)\1$/, '$2');
}
