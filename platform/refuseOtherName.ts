import { isDevicePath } from './isDevicePath';
import type { Platform } from './Platform';

/** The start of an absolute path of Windows: a drive, or a share of another machine. */
const START = /^([A-Za-z]:|[\\/]{2}[^\\/]+[\\/]+[^\\/]+)?/;

/** Windows leaves dots and spaces at the end of a name out, and takes what follows a colon for a part of the file. */
const OTHER = /[. ]$|:/;

/**
 * Refuses a path that Windows takes for another one: what was asked about would not be what is written.
 *
 * @param path - absolute, without `.` and `..`
 * @throws Error that names the part
 */
export function refuseOtherName({ isWindows }: Pick<Platform, 'isWindows'>, path: string): void {
  if (!isWindows) return;
  if (isDevicePath({ isWindows }, path)) throw new Error(`${path}: the name of a device on Windows`);
  const part = path
    .replace(START, '')
    .split(/[\\/]/)
    .find((name) => OTHER.test(name));
  if (part !== undefined)
    throw new Error(`${path}: Windows takes ${JSON.stringify(part)} for another name; choose another one`);
}
