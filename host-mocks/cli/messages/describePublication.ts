import type { Publication } from '../../options';

/** A call that was noted instead of published, as a line for people. */
export function describePublication({ by, document, profile, target, item }: Publication): string {
  const what = item === undefined ? document : `${item} of ${document}`;
  const where = target === undefined || target === '' ? '' : `, to ${target}`;
  return `${by}: ${what} is noted, not published (profile ${JSON.stringify(profile)}${where})`;
}
