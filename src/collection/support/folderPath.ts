import { trimSlashes } from '../../text/path';
import { wrongArgument } from './check';

/** Reads the path of a folder and writes it as the host does, without slashes at the ends. */
export function folderPath(method: string, name: string, path: unknown): string {
  if (typeof path !== 'string') throw wrongArgument(method, name, 'a String', path);
  const trimmed = trimSlashes(path);
  if (trimmed.indexOf('//') < 0) return trimmed;
  throw wrongArgument(method, name, 'a path without empty names', path);
}
