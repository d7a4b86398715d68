import { BLANKS } from '../../text/blanks';
import { escape, type Escapes } from '../../text/escape';
import type { Pattern } from '../../text/pattern';
import { QUOTES } from './parseText';

/** The characters that are special anywhere in a name, path or class; in a nested query parentheses are too. */
const SPECIAL = '\\:[,*{';
const SPECIAL_NESTED = `${SPECIAL}()`;

const IN_QUOTES = '\\"';

/** The surroundings of a name, path or class. */
export interface Surroundings {
  /** True in a nested query, where a parenthesis might end it. */
  nested: boolean;
  /** True before a class, whose dot would become part of it unless quotes end it. */
  closed: boolean;
}

export function printName(pattern: Pattern, surroundings: Surroundings): string {
  const bare = printPattern(pattern, escapes(surroundings, './', ''));
  // Within quotes a slash at the start would still make a path.
  return choose(pattern, surroundings, bare, '', { special: IN_QUOTES, first: '/' });
}

export function printPath(pattern: Pattern, surroundings: Surroundings): string {
  const bare = `/${printPattern(pattern, escapes(surroundings, '/', '/'))}`;
  return choose(pattern, surroundings, bare, '/', { special: IN_QUOTES, first: '/', last: '/' });
}

export function printClass(pattern: Pattern, surroundings: Surroundings): string {
  const bare = printPattern(pattern, escapes(surroundings, '', ''));
  return `.${choose(pattern, surroundings, bare, '', { special: IN_QUOTES })}`;
}

/** The text of a pattern. Only the first character of the whole pattern and its last one need the escapes of ends. */
export function printPattern(pattern: Pattern, { special, first, last }: Escapes): string {
  const end = pattern.length - 1;
  const parts: string[] = [];
  for (let i = 0; i <= end; i++) {
    const piece = pattern[i];
    if (piece.type === 'any') parts.push('*');
    else if (piece.type === 'range') parts.push(`{${piece.min}|${piece.max}}`);
    else
      parts.push(escape(piece.text, { special, first: i === 0 ? first : '', last: i === end ? last : '' }));
  }
  return parts.join('');
}

/** The text in double quotes. */
export function quote(text: string): string {
  return `"${escape(text, { special: IN_QUOTES })}"`;
}

function escapes({ nested }: Surroundings, first: string, last: string): Escapes {
  return { special: nested ? SPECIAL_NESTED : SPECIAL, first: BLANKS + QUOTES + first, last: BLANKS + last };
}

/** Quotes a text that would need backslashes or has to be closed. Patterns with wildcards cannot be quoted. */
function choose(
  pattern: Pattern,
  { closed }: Surroundings,
  bare: string,
  prefix: string,
  inQuotes: Escapes,
): string {
  const literal = literalOf(pattern);
  if (literal === null || (!closed && literal !== '' && bare === prefix + literal)) return bare;
  return `"${prefix}${escape(literal, inQuotes)}"`;
}

function literalOf(pattern: Pattern): string | null {
  if (pattern.length === 0) return '';
  return pattern.length === 1 && pattern[0].type === 'text' ? pattern[0].text : null;
}
