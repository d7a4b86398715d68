/** `Date.now` of ES5. */
export function now(): number {
  return new Date().getTime();
}

/** `Date.prototype.toISOString` of ES5. */
export function toISOString(this: Date): string {
  if (!isFinite(this.getTime())) throw new RangeError('Date.prototype.toISOString: invalid date');
  const day = [
    yearText(this.getUTCFullYear()),
    padded(this.getUTCMonth() + 1, 2),
    padded(this.getUTCDate(), 2),
  ];
  const time = [
    padded(this.getUTCHours(), 2),
    padded(this.getUTCMinutes(), 2),
    padded(this.getUTCSeconds(), 2),
  ];
  return day.join('-') + 'T' + time.join(':') + '.' + padded(this.getUTCMilliseconds(), 3) + 'Z';
}

/** `Date.prototype.toJSON` of ES5: null for a date that is none. */
export function toJSON(this: Date): string | null {
  const { toISOString: write } = this as unknown as { toISOString: (this: Date) => string };
  return isFinite(this.getTime()) ? write.call(this) : null;
}

/** Four digits, or a sign and six where those do not do. */
function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return padded(year, 4);
  return (year < 0 ? '-' : '+') + padded(Math.abs(year), 6);
}

function padded(value: number, width: number): string {
  let text = String(value);
  while (text.length < width) text = '0' + text;
  return text;
}
