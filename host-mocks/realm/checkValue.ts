import { HostError } from './HostError';

/** The value as a finite number; `member` and the value are in the error otherwise. */
export function checkNumber(member: string, value: unknown, low = -Infinity, high = Infinity): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
    const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
    throw new HostError(`${member}: expected a number${range}, got ${describeValue(value)}`);
  }
  return number;
}

/** The value if it is one of those allowed; the error lists them otherwise. */
export function checkChoice<T extends string>(member: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((choice) => choice === value);
  if (found === undefined) {
    const choices = allowed.map((choice) => `"${choice}"`).join(', ');
    throw new HostError(`${member}: expected one of ${choices}, got ${describeValue(value)}`);
  }
  return found;
}

/** The value as a text: the host turns numbers and Booleans into text and refuses objects. */
export function checkText(member: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new HostError(`${member}: expected a text, got ${describeValue(value)}`);
}

/** Whether an optional Boolean is on. The host turns what scripts give into a Boolean: some give 0 and 1. */
export function isOn(value: unknown, byDefault: boolean): boolean {
  return Boolean(value ?? byDefault);
}

/** A value as messages show it. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an Array' : 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
