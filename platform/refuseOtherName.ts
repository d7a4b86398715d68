import { isDevicePath } from './isDevicePath';
import type { Platform } from './Platform';

/** The start of an absolute path of Windows: a drive, or a share of another machine. */
const START = /^([A-Za-z]:|[\\/]{2}[^\\/]+[\\/]+[^\\/]+)?/;

/** Windows ignores dots and spaces at the end of a name, and reads the text after a colon as the name of a stream. */
const OTHER = /[. ]$|:/;

/**
 * Refuses a path that Windows reads as a different one: the checked path would not be the written one.
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
    throw new Error(`${path}: Windows reads ${JSON.stringify(part)} as a different name; choose another one`);
}
