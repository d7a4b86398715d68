import { isDeviceName } from '../../platform/isDevicePath';
import { isGitName } from '../isGitName';
import { quoteShort } from '../quoteShort';

/** What Windows keeps in no name: signs with a meaning, and dots and spaces at the end. */
// eslint-disable-next-line no-control-regex
const NO_NAME = /[\x00-\x1f<>:"|?*\\]|[. ]$/;

/** Why a file of a document may not be written into a folder under its name; null when it may. */
export function fileNameFault(name: string, isWindows: boolean): string | null {
  const parts = name.split('/');
  if (parts.some(isGitName)) return `${quoteShort(name)} is a name of a repository`;
  if (isWindows && parts.some((part) => isDeviceName(part) || NO_NAME.test(part)))
    return `${quoteShort(name)} is no name of a file on Windows`;
  return null;
}
