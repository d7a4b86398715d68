/** The nearest whole number towards zero, never -0; 0 for what is not a number. */
function toInteger(value: unknown): number {
  const number = Number(value);
  return (number < 0 ? Math.ceil(number) : Math.floor(number)) || 0;
}

/** As `Array.prototype.indexOf` of ES5, which ES3 lacks. */
export function indexOf<T>(elements: T[], element: T, fromIndex: number): number {
  const from = toInteger(fromIndex);
  for (let i = from < 0 ? Math.max(elements.length + from, 0) : from; i < elements.length; i++) {
    if (elements[i] === element) return i;
  }
  return -1;
}
