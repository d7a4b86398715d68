import type { HostHandle } from '../../app';

/**
 * Makes a host and installs its globals (`fl` and the others) while the tests of the file run.
 *
 * @param when `suite` (default): before the first test, until after the last; `now`: until `uninstall` is called
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
