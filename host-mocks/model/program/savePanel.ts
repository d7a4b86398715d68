import { writeFile } from '../../../platform/writeFile';
import type { ProgramHost } from './ProgramHost';

/** The arguments of `save` of a panel. */
interface SaveArguments {
  fileURI: string;
  bAppendToFile: boolean;
  bUseSystemEncoding: boolean;
}

/**
 * Writes a panel's text in UTF-8 with a byte order mark; the system's encoding is UTF-8 without one here. A file that
 * cannot be written is a warning: such a call does not return anything, and published scripts continue after it.
 *
 * @throws HostError for a text that is not a URI, and for a path outside the folders that scripts may touch.
 */
export function savePanel(
  host: ProgramHost,
  method: string,
  text: string,
  { fileURI, bAppendToFile, bUseSystemEncoding }: SaveArguments,
): void {
  const { platform } = host.files;
  const file = host.files.toWrite(fileURI, method);
  try {
    if (bAppendToFile && platform.disk.exists(file)) platform.disk.append(file, text);
    else writeFile(platform, file, bUseSystemEncoding ? text : `\uFEFF${text}`);
  } catch {
    host.warn(`${method}: ${file} cannot be written; does its folder exist?`);
  }
}
