import { HostError } from './HostError';

/** Returns the value if it is a finite number. @throws HostError that names the member and the value */
export function checkNumber(member: string, value: unknown, low = -Infinity, high = Infinity): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
    const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
    throw new HostError(`${member}: expected a number${range}, got ${describeValue(value)}`);
  }
  return number;
}

/** Returns the value if it is one of those allowed. @throws HostError that lists them */
export function checkChoice<T extends string>(member: string, value: unknown, allowed: readonly T[]): T {
  const match = allowed.find((choice) => choice === value);
  if (match === undefined) {
    const choices = allowed.map((choice) => `"${choice}"`).join(', ');
    throw new HostError(`${member}: expected one of ${choices}, got ${describeValue(value)}`);
  }
  return match;
}

/** Returns the value as a text: like the host, converts numbers and Booleans and refuses objects. */
export function checkText(member: string, value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new HostError(`${member}: expected a text, got ${describeValue(value)}`);
}

/** An optional argument as a Boolean. Like the host, converts other values: some scripts pass 0 and 1. */
export function isOn(value: unknown, byDefault: boolean): boolean {
  return Boolean(value ?? byDefault);
}

/** Describes a value for a message. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an Array' : 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}
