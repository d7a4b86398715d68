import { describeValue } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';

const DIGITS = 4;

/** The URI with that ending. @throws HostError for a value that is not a text; it names the `method` */
export function withEnding(uri: unknown, ending: string, method: string): string {
  if (typeof uri !== 'string')
    throw new HostError(`${method}: expected a file:/// URI, got ${describeValue(uri)}`);
  return uri.toLowerCase().endsWith(ending) ? uri : uri + ending;
}

/** `…/star0001.png` for `…/star.png`: the host's numbering of a sequence. */
export function numberedUri(uri: string, number: number): string {
  return uri.replace(/(\.\w+)?$/, (ending) => String(number).padStart(DIGITS, '0') + ending);
}
