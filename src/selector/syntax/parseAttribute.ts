import { BLANKS } from '../../text/blanks';
import type { AttributeOperator, AttributeStep } from './ast';
import { parseEscaped } from './parseText';
import { parseValue } from './parseValue';
import type { Scanner } from './Scanner';

/** Longer operators come first, so that each is read in full. */
const OPERATORS: AttributeOperator[] = ['!=', '^=', '$=', '*=', '~=', '<=', '>=', '=', '<', '>'];

/** Operators of other languages, and the ones that their users mean. A value that begins like one needs quotes. */
const MISTAKEN: [string, AttributeOperator][] = [
  ['===', '='],
  ['!==', '!='],
  ['==', '='],
  ['=>', '>='],
  ['=<', '<='],
  ['<>', '!='],
];

/** The characters that end a key. Operators that begin with `$` end it too; a `$` alone is part of the key. */
export const NOT_IN_KEYS = `${BLANKS}=!^*~<>[]{}()"'|,:/\``;

/** Reads `[key]` or `[key operator value]`; the scanner is at the bracket. */
export function parseAttribute(scanner: Scanner): AttributeStep {
  const index = scanner.position;
  scanner.position++;
  scanner.skipBlanks();
  const key = parseKey(scanner);
  scanner.skipBlanks();
  if (scanner.take(']')) return { type: 'attribute', index, key, operator: null, value: null };

  const operator = parseOperator(scanner);
  scanner.skipBlanks();
  const value = parseValue(scanner, operator);
  scanner.skipBlanks();
  scanner.close(']', '"["');
  return { type: 'attribute', index, key, operator, value };
}

function parseKey(scanner: Scanner): string {
  const start = scanner.position;
  const parts: string[] = [];
  while (!isKeyEnd(scanner)) {
    const character = scanner.peek();
    scanner.position++;
    parts.push(character === '\\' ? parseEscaped(scanner) : character);
  }
  if (parts.length === 0) throw scanner.unexpected('the name of a property');
  const key = parts.join('');
  if (`.${key}.`.indexOf('..') >= 0) {
    throw scanner.error('unreadable property: expected names with single dots between them', start);
  }
  return key;
}

function isKeyEnd(scanner: Scanner): boolean {
  const character = scanner.peek();
  if (character === '$') return scanner.text.charAt(scanner.position + 1) === '=';
  return character === '' || NOT_IN_KEYS.indexOf(character) >= 0;
}

function parseOperator(scanner: Scanner): AttributeOperator {
  for (let i = 0; i < MISTAKEN.length; i++) {
    const written = MISTAKEN[i][0];
    if (!isNext(scanner, written)) continue;
    throw scanner.error(
      `unknown operator "${written}"`,
      scanner.position,
      `Did you mean "${MISTAKEN[i][1]}"?`,
    );
  }
  for (let i = 0; i < OPERATORS.length; i++) {
    if (!isNext(scanner, OPERATORS[i])) continue;
    scanner.position += OPERATORS[i].length;
    return OPERATORS[i];
  }
  if (scanner.peek() === '') scanner.close(']', '"["');
  throw scanner.unexpected('"]" or one of = != ^= $= *= ~= < <= > >=');
}

function isNext(scanner: Scanner, word: string): boolean {
  return scanner.text.substring(scanner.position, scanner.position + word.length) === word;
}
