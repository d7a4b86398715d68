import { trim } from '../../text/blanks';
import { readNumber, readWholeNumber } from '../../text/number';
import { clip } from '../../text/oneLine';
import type { Scanner } from './Scanner';

export interface Range {
  min: number;
  max: number;
}

/** Reads `{min|max}`; the scanner is at the brace. Names and paths hold whole numbers, attributes any. */
export function parseRange(scanner: Scanner, numbers: 'whole' | 'any'): Range {
  const start = scanner.position;
  const end = scanner.text.indexOf('}', start);
  if (end < 0) {
    scanner.position = scanner.text.length;
    scanner.close('}', '"{"');
  }
  const source = scanner.text.substring(start, end + 1);
  const bounds = source.substring(1, source.length - 1).split('|');
  const read = numbers === 'whole' ? readWholeNumber : readNumber;
  const min = bounds.length === 2 ? read(trim(bounds[0])) : null;
  const max = bounds.length === 2 ? read(trim(bounds[1])) : null;
  if (min === null || max === null) {
    const expected = numbers === 'whole' ? 'whole numbers' : 'numbers';
    throw scanner.error(
      `unreadable range "${clip(source)}": expected two ${expected} such as "{1|20}", or "\\{"`,
      start,
    );
  }
  if (min > max) {
    const hint = `Did you mean "{${max}|${min}}"?`;
    throw scanner.error(`unreadable range "${clip(source)}": expected the smaller number first`, start, hint);
  }
  scanner.position = end + 1;
  return { min, max };
}
