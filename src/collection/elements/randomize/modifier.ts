import { hasOwn } from '../../../host/hasOwn';
import { isArray } from '../../../host/isArray';
import { wrongArgument } from '../../support/check';

/** Computes a new value from the present one and a random number in [0, 1). */
export interface Modifier {
  change(present: number, random: number): number;
  /** True when the new value depends on the present one. */
  isRelative: boolean;
}

const TEXT = /^([-+*/]?)(\d+(?:\.\d+)?|\.\d+)(%?)$/;

/** The computation for each sign of a text, with and without `%`. */
const CHANGES: Record<string, (present: number, n: number, random: number) => number> = {
  'plain:': (present, n, random) => present + n * (random - 0.5),
  '+:': (present, n, random) => present + n * random,
  '-:': (present, n, random) => present - n * random,
  '*:': (present, n, random) => present * n * random,
  '/:': (present, n, random) => (present / n) * random,
  'plain%:': (present, n, random) => present + ((present * n) / 100) * (2 * random - 1),
  '+%:': (present, n, random) => present + ((present * n) / 100) * random,
  '-%:': (present, n, random) => present - ((present * n) / 100) * random,
};

function fromText(text: string): Modifier | null {
  const parts = TEXT.exec(text);
  if (!parts) return null;
  const key = (parts[1] || 'plain') + parts[3] + ':';
  if (!hasOwn(CHANGES, key)) return null;
  const change = CHANGES[key];
  const n = Number(parts[2]);
  if (parts[1] === '/' && n === 0) return null;
  return { isRelative: true, change: (present, random) => change(present, n, random) };
}

function fromRange(range: unknown[]): Modifier | null {
  const from = range[0];
  const to = range[1];
  if (range.length !== 2 || typeof from !== 'number' || typeof to !== 'number') return null;
  if (!isFinite(from) || !isFinite(to)) return null;
  return { isRelative: false, change: (_present, random) => from + (to - from) * random };
}

function fromNumber(n: number): Modifier | null {
  if (!isFinite(n)) return null;
  return { isRelative: true, change: (present, random) => present + n * random };
}

/**
 * Reads a modifier of `randomize`: a Number, a text such as `'+10'`, `'*2'` or `'20%'`, or `[from, to]`.
 *
 * @throws TypeError for anything else
 */
export function readModifier(method: string, name: string, value: unknown): Modifier {
  let modifier: Modifier | null = null;
  if (typeof value === 'number') modifier = fromNumber(value);
  else if (typeof value === 'string') modifier = fromText(value);
  else if (isArray(value)) modifier = fromRange(value);
  if (modifier) return modifier;
  throw wrongArgument(method, name, 'a Number, a text such as "+10" or "20%", or [from, to]', value);
}
