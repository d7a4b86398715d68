/** Data that describe no document. The message names the place and what is wrong there. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(place: string, fault: string) {
    super(`${place} ${fault}`);
  }
}
