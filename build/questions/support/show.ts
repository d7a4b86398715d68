/** A text that shows a value: the same text for equal values. Numbers are rounded to thousandths. */
export function show(value: unknown): string {
  if (typeof value === 'string') return "'" + value + "'";
  if (typeof value === 'number') return String(Math.round(value * 1000) / 1000);
  if (value instanceof Array) return '[' + showAll(value).join(', ') + ']';
  return String(value);
}

function showAll(values: unknown[]): string[] {
  const shown: string[] = [];
  for (let i = 0; i < values.length; i++) shown.push(show(values[i]));
  return shown;
}
