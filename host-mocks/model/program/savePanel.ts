import { writeFile } from '../../../platform/writeFile';
import type { ProgramHost } from './ProgramHost';

/** The arguments of `save` of a panel. */
interface SaveArguments {
  fileURI: string;
  bAppendToFile: boolean;
  bUseSystemEncoding: boolean;
}

/**
 * Writes a panel's text in UTF-8 with a byte order mark; the system's encoding is UTF-8 without one here. What cannot be
 * written is a warning: such a call returns nothing, and published scripts go on after it.
 *
 * @throws HostError for what is not a URI, or leads outside the folders that scripts may touch.
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
