import { InvalidArgumentError } from 'commander';

/** Reads an option that is a whole number. */
export function readWholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}
