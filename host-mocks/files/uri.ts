import type { Platform } from '../../platform/Platform';

/** A drive letter as in URIs of the host: `C|/` or `C:/`. */
const DRIVE = /^\/?([A-Za-z])[|:](?=\/|$)/;

/**
 * The path of a `file:///` URI, or undefined if the text is not such a URI. Escapes are decoded; an invalid escape
 * stays as it is, as scripts often build URIs without escaping.
 */
export function uriToPath(uri: string, { isWindows, paths }: Platform): string | undefined {
  const match = /^file:\/\/\/?/i.exec(uri);
  if (!match) return undefined;
  const decoded = `/${uri.slice(match[0].length).replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes)}`;
  return paths.normalize(isWindows ? decoded.replace(DRIVE, '$1:') : decoded);
}

/** A path as the host writes URIs: `file:///C|/My%20Files/a.fla`. A folder keeps its closing slash. */
export function pathToUri(file: string, { isWindows }: Platform): string {
  const absolute = file.replace(/\\/g, isWindows ? '/' : '\\');
  const escaped = encodeURI(absolute).replace(/[?#]/g, encodeURIComponent);
  return `file:///${escaped.replace(/^\//, '').replace(/^([A-Za-z]):/, '$1|')}`;
}

function decodeEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}
