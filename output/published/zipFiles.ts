import { DEFAULT_LIMITS } from '../../document/container/limits';
import { ZipBuilder } from '../../document/container/zip/ZipBuilder';
import { joinBytes } from '../../platform/joinBytes';
import type { Platform } from '../../platform/Platform';

/** Files in a zip, in their order. The same files give the same bytes. @param name - of the zip, for messages */
export function zipFiles(
  platform: Platform,
  name: string,
  files: Iterable<readonly [name: string, bytes: Uint8Array]>,
): Uint8Array {
  const clock = { ...platform.clock, now: () => new Date(1980, 0, 1) };
  const zip = new ZipBuilder({ ...platform, clock }, name, DEFAULT_LIMITS);
  for (const [path, bytes] of files) zip.add(path, bytes);
  return joinBytes(zip.finish());
}
