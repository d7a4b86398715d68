export type ErrorKind = 'Error' | 'TypeError' | 'RangeError' | 'SyntaxError';

/**
 * A failure that the script is meant to see. The realm turns it into an error of the script's own realm,
 * so that `e instanceof Error` holds there; the text is the host's.
 */
export class HostError extends Error {
  readonly kind: ErrorKind;

  constructor(message: string, kind: ErrorKind = 'Error') {
    super(message);
    this.name = kind;
    this.kind = kind;
  }
}

/** A member of the contract that has not been written yet. No switch silences it. */
export class NotImplemented extends HostError {
  constructor(member: string) {
    super(`NotImplemented: ${member}`);
  }
}

/** The error for a member of the contract that is not written yet. The host never makes a value up. */
export function notImplemented(member: string): NotImplemented {
  return new NotImplemented(member);
}

/** The host's words for a wrong argument. Source: published reports ("closeDocument: Argument number 1 is invalid."). */
export function invalidArgument(method: string, position: number): HostError {
  return new HostError(`${method}: Argument number ${position} is invalid.`);
}

/** The host's words for a method that works on the selection where there is none. Source: issues of Flash2Svg. */
export function selectionRequired(method: string): HostError {
  return new HostError(`'${method}' requires a selection.`);
}

/** The host's words for a command of its menus that is dimmed. Source: issues of Flash2Svg and BetterTextureAtlas. */
export function unavailable(method: string): HostError {
  return new HostError(`The function ${method}() is currently unavailable.`);
}

/** The host's words for an object whose element was deleted or whose document was closed. */
export const STALE_OBJECT =
  'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.';
