import type { HostHandle } from '../../HostHandle';

/** @throws TypeError for what is not a host. */
export function checkHost(matcher: string, received: unknown): asserts received is HostHandle {
  if (isHost(received)) return;
  const what = received === null ? 'null' : typeof received;
  throw new TypeError(`expect(…).${matcher}: expected a host, as openDocument() gives it, got ${what}`);
}

/** The host of an environment is made by another copy of its class: runners give each file of tests modules of its own. */
function isHost(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'runFile' in value && 'toTree' in value;
}
