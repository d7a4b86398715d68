import { Host } from '../../../host-mocks/Host';
import { nodePlatform } from '../../../host-mocks/platform/node/nodePlatform';
import { HARNESS, probes } from './escapeProbes';

function hostWithDocument(isModern: boolean): Host {
  const host = new Host(nodePlatform, { realm: 'separate', modern: isModern });
  host.create();
  return host;
}

/** True when the probe reaches what it looks for. */
async function escapes(source: string, isModern = false): Promise<boolean> {
  const host = hostWithDocument(isModern);
  host.scripts.run(HARNESS, 'harness.jsfl');
  try {
    host.scripts.run(source, 'probe.jsfl');
  } catch (error) {
    host.world.global.thrown = error;
    host.scripts.run('got(thrown)', 'probe.jsfl');
  }
  // Promises are kept after the script.
  await new Promise((resolve) => setImmediate(resolve));
  return host.scripts.run('escaped', 'probe.jsfl') as boolean;
}

describe('ways out of the realm', () => {
  it.each(probes)('$name leads to nothing of Node', async ({ source, isModern }) => {
    expect(await escapes(source, isModern)).toBe(false);
  });

  it('the harness finds an object of the host', async () => {
    const host = hostWithDocument(false);
    host.world.global.leak = { of: 'the host' };
    host.scripts.run(HARNESS, 'harness.jsfl');
    expect(host.scripts.run('got(leak); escaped', 'probe.jsfl')).toBe(true);
  });

  it.each([
    'getLayerProperty("__proto__")',
    'getFrameProperty("__proto__", 0, 1)',
    'setLayerProperty("__proto__", {}, "all")',
  ])('%s gives nothing, and the host goes on', (call) => {
    const host = hostWithDocument(false);
    const source = `try { document.getTimeline().${call} } catch (e) {}
        document.getTimeline().layers[0].name.length > 0`;
    expect(host.scripts.run(source, 'a.jsfl')).toBe(true);
    expect(hostWithDocument(false).scripts.run(source, 'a.jsfl')).toBe(true);
  });
});

it('a TypeError of our own code names the member, and gives no hint about the language', () => {
  const host = hostWithDocument(false);
  const fault = (name: unknown): unknown => (name as { missing: { length: number } }).missing.length;
  Object.defineProperty(host.flash, 'isFontInstalled', { value: fault });
  expect(() => host.scripts.run('fl.isFontInstalled("Arial")', 'a.jsfl')).toThrow(
    /^Flash\.isFontInstalled does not take these values \(/,
  );
});
