import { readWholeNumber } from '../../text/number';

/** The positions a × n + b for n = 0, 1, 2 … that are not less than 1. */
export interface Nth {
  a: number;
  b: number;
}

const STEPS = /^([+-]?\d*)n$/;
const STEPS_AND_OFFSET = /^([+-]?\d*)n[ \t\r\n\f]*([+-])[ \t\r\n\f]*(\d+)$/;

/** Reads An+B as CSS does (`3`, `2n+1`, `-n + 3`, `odd`, `even`; capitals are fine), or gives null. */
export function readNth(text: string): Nth | null {
  const source = text.toLowerCase();
  if (source === 'even') return { a: 2, b: 0 };
  if (source === 'odd') return { a: 2, b: 1 };

  const steps = STEPS.exec(source);
  if (steps) return nth(readSteps(steps[1]), 0);
  const both = STEPS_AND_OFFSET.exec(source);
  if (both) return nth(readSteps(both[1]), readWholeNumber(both[2] + both[3]));
  return nth(0, readWholeNumber(source));
}

function readSteps(text: string): number | null {
  return readWholeNumber(text === '' || text === '+' || text === '-' ? `${text}1` : text);
}

function nth(a: number | null, b: number | null): Nth | null {
  return a === null || b === null ? null : { a, b };
}
