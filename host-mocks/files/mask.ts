/**
 * A file mask as a RegExp for whole names: `*` stands for one or more characters, `?` for one, as in `FLfile`; ignores
 * case.
 */
export function maskToRegExp(mask: string): RegExp {
  const source = mask
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, '.+')
    .replace(/\?/g, '.');
  return new RegExp(`^${source}$`, 'i');
}
