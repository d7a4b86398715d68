import type { Publication } from '../../../host-mocks/options';

/** A call that publishes, as a line for people: its files, or that it was only noted. */
export function describePublication({ by, document, profile, target, item, files }: Publication): string {
  const what = item === undefined ? document : `${item} of ${document}`;
  if (files) return `${by}: ${what} is published (profile ${JSON.stringify(profile)}): ${files.join(', ')}`;
  const where = target === undefined || target === '' ? '' : `, to ${target}`;
  return `${by}: ${what} is noted, not published (profile ${JSON.stringify(profile)}${where})`;
}
