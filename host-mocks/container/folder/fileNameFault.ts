import { isGitName } from '../isGitName';
import { quoteShort } from '../quoteShort';

/** Names of devices, whatever ending follows: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)/i;

/** What Windows keeps in no name: signs with a meaning, and dots and spaces at the end. */
// eslint-disable-next-line no-control-regex
const NO_NAME = /[\x00-\x1f<>:"|?*\\]|[. ]$/;

/** Why a file of a document may not be written into a folder under its name; null when it may. */
export function fileNameFault(name: string, isWindows: boolean): string | null {
  const parts = name.split('/');
  if (parts.some(isGitName)) return `${quoteShort(name)} is a name of a repository`;
  if (isWindows && parts.some((part) => DEVICE.test(part) || NO_NAME.test(part)))
    return `${quoteShort(name)} is no name of a file on Windows`;
  return null;
}
