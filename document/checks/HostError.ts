export type ErrorKind = 'Error' | 'TypeError' | 'RangeError' | 'SyntaxError';

/**
 * A failure that the script is meant to see. The realm turns it into an error of the script's realm, so that `e
 * instanceof Error` is true there; the message is the host's.
 */
export class HostError extends Error {
  readonly kind: ErrorKind;

  constructor(message: string, kind: ErrorKind = 'Error') {
    super(message);
    this.name = kind;
    this.kind = kind;
  }
}

/** The error for a member of the contract that is not implemented yet. No switch silences it. */
export class NotImplemented extends HostError {
  constructor(member: string) {
    super(`NotImplemented: ${member}`);
  }
}

/** The error for a member of the contract that is not implemented yet. The host never invents a value. */
export function notImplemented(member: string): NotImplemented {
  return new NotImplemented(member);
}

/**
 * The host's message for a wrong argument. Source: published reports ("closeDocument: Argument number 1 is invalid.").
 */
export function invalidArgument(method: string, position: number): HostError {
  return new HostError(`${method}: Argument number ${position} is invalid.`);
}

/** The host's message for a method that needs a selection when nothing is selected. Source: issues of Flash2Svg. */
export function selectionRequired(method: string): HostError {
  return new HostError(`'${method}' requires a selection.`);
}

/** The host's message for a menu command that is disabled. Source: issues of Flash2Svg and BetterTextureAtlas. */
export function unavailable(method: string): HostError {
  return new HostError(`The function ${method}() is currently unavailable.`);
}

/** The host's message for an object whose element was deleted or whose document was closed. */
export const STALE_OBJECT =
  'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.';
