import type { HostHandle } from '../../host-mocks';

/**
 * A host whose globals (`fl` and the others) are there while the tests of the file run.
 *
 * @param when `now`: until `uninstall` is called
 */
export function installHost(make: () => HostHandle, when: 'suite' | 'now' = 'suite'): HostHandle {
  const host = make();
  if (when === 'now') return host.install();
  beforeAll(() => {
    host.install();
  });
  afterAll(() => {
    host.dispose();
  });
  return host;
}
