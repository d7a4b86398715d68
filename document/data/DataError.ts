/** The error for data that do not describe a document. The message names the position and the fault. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(path: string, fault: string) {
    super(`${path} ${fault}`);
  }
}
