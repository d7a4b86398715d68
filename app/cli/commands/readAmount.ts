import { InvalidArgumentError } from 'commander';

/** The value of an option that takes a positive number. */
export function readAmount(text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Expected a number above 0.');
}
