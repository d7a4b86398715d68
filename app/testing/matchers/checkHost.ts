import type { HostHandle } from '../../HostHandle';

/** @throws TypeError for a value that is not a host. */
export function checkHost(matcher: string, received: unknown): asserts received is HostHandle {
  if (isHost(received)) return;
  const what = received === null ? 'null' : typeof received;
  throw new TypeError(`expect(…).${matcher}: expected a host, the result of openDocument(), got ${what}`);
}

/**
 * Without `instanceof`: runners load modules anew for each test file, so a host of an environment has another copy of
 * the class.
 */
function isHost(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'runFile' in value && 'toTree' in value;
}
