const DIGITS = 15;
const LOWEST_EXPONENT = -4;

/** A number as Flash writes it: C's `%.15g`, an exponent in three digits; NaN is written as 0. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Number(value.toPrecision(DIGITS));
  if (rounded === 0) return '0';
  const [mantissa, exponentText] = rounded.toExponential().split('e');
  const exponent = Number(exponentText);
  if (exponent >= LOWEST_EXPONENT && exponent < DIGITS) return plain(rounded);
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(3, '0')}`;
}

/** Without an exponent, which JavaScript writes from 1e-7 and 1e21 on only. */
function plain(value: number): string {
  return String(value);
}
