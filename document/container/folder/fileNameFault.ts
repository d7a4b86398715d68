import { isDeviceName } from '../../../platform/isDevicePath';
import { isGitName } from '../isGitName';
import { quoteShort } from '../quoteShort';

/** Characters that are special on Windows, and dots and spaces at the end. */
const NO_NAME = /[<>:"|?*\\]|[. ]$/;

/** True for a character that Windows does not allow in names. */
function isNoName(part: string): boolean {
  return NO_NAME.test(part) || Array.from(part).some((sign) => sign < ' ');
}

/** Why a file of a document may not be written into a folder under its name; null when it may. */
export function fileNameFault(name: string, isWindows: boolean): string | null {
  const parts = name.split('/');
  if (parts.some(isGitName)) return `${quoteShort(name)} is a name of a repository`;
  if (isWindows && parts.some((part) => isDeviceName(part) || isNoName(part)))
    return `${quoteShort(name)} is not a name of a file on Windows`;
  return null;
}
