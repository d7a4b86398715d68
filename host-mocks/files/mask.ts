import type { Platform } from '../platform/Platform';

/** A file mask as a RegExp for whole names: `*` stands for one or more characters, `?` for one, as `FLfile` has it. */
export function maskToRegExp(mask: string, { isWindows }: Platform): RegExp {
  const source = mask
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.+')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`, isWindows ? 'i' : '');
}
