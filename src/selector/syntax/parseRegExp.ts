import { errorText } from '../../text/errorText';
import { clip } from '../../text/oneLine';
import type { RegExpValue } from './ast';
import type { Scanner } from './Scanner';

const FLAGS = /^[gim]*$/;

/** Reads `/source/flags`, in which `\` keeps the meaning that it has in regular expressions. */
export function parseRegExp(scanner: Scanner): RegExpValue {
  const index = scanner.position;
  if (!scanner.take('/')) throw scanner.unexpected('a regular expression such as /^star/i after "~="');
  const source = parseSource(scanner);
  const flags = parseFlags(scanner);
  if (source === '')
    throw scanner.error('unreadable regular expression: expected something between the slashes', index);
  if (!FLAGS.test(flags)) {
    throw scanner.error(
      `unreadable regular expression: expected the flags g, i or m but found "${clip(flags)}"`,
      index,
    );
  }
  try {
    // Engines compile at the first test: only then do they refuse what is too large for them.
    new RegExp(source, flags).test('');
  } catch (error) {
    throw scanner.error(
      `unreadable regular expression: expected one that compiles (${reasonOf(error, source)})`,
      index,
    );
  }
  return { type: 'regexp', index, source, flags };
}

/** The message of the engine. Engines quote the whole source; here it is shortened. */
function reasonOf(error: unknown, source: string): string {
  return errorText(error).split(source).join(clip(source));
}

/** A slash ends the source unless it is escaped or in a class. */
function parseSource(scanner: Scanner): string {
  const start = scanner.position;
  let inClass = false;
  for (let next = scanner.peek(); next !== '' && (inClass || next !== '/'); next = scanner.peek()) {
    if (next === '\\') scanner.position++;
    else if (next === '[') inClass = true;
    else if (next === ']') inClass = false;
    scanner.position++;
  }
  scanner.position = Math.min(scanner.position, scanner.text.length);
  const source = scanner.text.substring(start, scanner.position);
  scanner.close('/', 'regular expression');
  return source;
}

function parseFlags(scanner: Scanner): string {
  const start = scanner.position;
  while (/[A-Za-z]/.test(scanner.peek())) scanner.position++;
  return scanner.text.substring(start, scanner.position);
}
