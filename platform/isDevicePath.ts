import type { Platform } from './Platform';

/**
 * Names that Windows treats as devices in every folder, whatever ending follows:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*([.:]|$)/i;

/** The devices by their own names: `\\.\COM1`. */
const NAMESPACE = /^[\\/]{2}[.][\\/]/;

/** True for a name that is a device on Windows. */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}

/** True for the path of a device, if the platform is Windows: reading it may wait forever. */
export function isDevicePath({ isWindows }: Pick<Platform, 'isWindows'>, path: string): boolean {
  return isWindows && (NAMESPACE.test(path) || path.split(/[\\/]/).some(isDeviceName));
}
