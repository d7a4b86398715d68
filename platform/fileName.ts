import { isDeviceName } from './isDevicePath';

/**
 * A name that every system accepts for a file: characters that some do not allow become underscores, and so do control
 * characters for terminals. A name that would be a hidden file, an option or a device begins with an underscore.
 */
export function fileName(name: string): string {
  const safe = name
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '_')
    .replace(/[. ]+$/, '');
  if (safe === '') return '_';
  return isDeviceName(safe) || /^[-.]/.test(safe) ? `_${safe}` : safe;
}
