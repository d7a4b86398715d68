import path from 'node:path';
import { Host } from '../../../app/host/Host';
import { openLiteral } from '../../../app/host/openLiteral';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { pathToUri } from '../../support/onNode';
import { temporaryFolder } from '../../support/temporaryFolder';
import { HARNESS, probes } from './escapeProbes';
import { memberProbe, PROBED, readProbe, withoutObject } from './memberProbes';
import { sample } from '../../support/sample';

const folder = temporaryFolder();

function hostWithDocument(isModern: boolean): Host {
  const host = new Host(nodePlatform, { realm: 'separate', modern: isModern, roots: [folder()] });
  host.create();
  return host;
}

/** True if the probe escapes from its realm. */
async function escapes(source: string, isModern = false): Promise<boolean> {
  const host = hostWithDocument(isModern);
  host.scripts.run(HARNESS, 'harness.jsfl');
  try {
    host.scripts.run(source, path.join(folder(), 'probe.jsfl'));
  } catch (error) {
    // The description of an uncaught error.
    host.framesOf(error);
    host.realm.describeThrown(error);
    host.world.global.thrown = host.realm.toScriptError(error);
    host.scripts.run('got(thrown)', 'probe.jsfl');
  }
  // Promises settle after the script.
  await new Promise((resolve) => setImmediate(resolve));
  return host.scripts.run('escaped', 'probe.jsfl') as boolean;
}

describe('ways out of the realm', () => {
  it.each(probes)('$name does not give access to Node', async ({ source, isModern }) => {
    expect(await escapes(source, isModern)).toBe(false);
  });

  it.each(probes.filter(({ isModern, isOld }) => !isModern && !isOld))(
    '$name reaches nothing of Node in its own language',
    async ({ source }) => {
      expect(await escapes(source, true)).toBe(false);
    },
  );

  it('The harness detects an object of the host', async () => {
    const host = hostWithDocument(false);
    host.world.global.leak = { of: 'the host' };
    host.scripts.run(HARNESS, 'harness.jsfl');
    expect(host.scripts.run('got(leak); escaped', 'probe.jsfl')).toBe(true);
  });

  it.each(sample(2, [false, true]))(
    'No member gives a function of the script anything of the host, whatever it is given (modern: %s)',
    (isModern) => {
      const file = path.join(folder(), 'probed.fla');
      const options = {
        realm: 'separate',
        modern: isModern,
        roots: [folder()],
        answers: () => true,
      } as const;
      openLiteral(new Host(nodePlatform, { ...options, canSave: true }), PROBED).saveAt(file);
      const host = new Host(nodePlatform, options);
      // All of it takes minutes; a part has every member, with other objects for each. The language changes every other day:
      // odd numbers of parts come round in each.
      const part = process.env.FUZZ_RUNS ? 1 : isModern ? 9 : 5;
      host.scripts.run(memberProbe(pathToUri(file), isModern, part), path.join(folder(), 'probe.jsfl'));
      const { leaks, figures, line } = readProbe(host.output.join('\n'));
      if (process.env.FUZZ_RUNS) console.log(line);
      expect(leaks).toEqual([]);
      const [members, calls, , functions, values] = figures;
      expect(members).toBeGreaterThan(800);
      expect([calls! > 5000, functions! > 5000, values! > 50_000]).toEqual([true, true, true]);
    },
    600_000,
  );

  it('The probe of members has an object of every class of the model but one', () => {
    // The notation of documents knows no parameters.
    expect(withoutObject).toEqual(['Parameter']);
  });

  it('The probe of members detects an object of another realm', () => {
    const host = hostWithDocument(false);
    host.world.global.leak = { of: 'the host' };
    const source = memberProbe('file:///nowhere', false, 1).split('open();\nfor (var u')[0]!;
    host.scripts.run(`${source}; what = 'planted'; look({ then: leak }, 1, 'it')`, 'probe.jsfl');
    expect(host.scripts.run('leaks.join()', 'probe.jsfl')).toBe('planted: it.then');
  });

  it.each([
    'getLayerProperty("__proto__")',
    'getFrameProperty("__proto__", 0, 1)',
    'setLayerProperty("__proto__", {}, "all")',
  ])('%s returns undefined, and the host still works', (call) => {
    const host = hostWithDocument(false);
    const source = `try { document.getTimeline().${call} } catch (e) {}
        document.getTimeline().layers[0].name.length > 0`;
    expect(host.scripts.run(source, 'a.jsfl')).toBe(true);
    expect(hostWithDocument(false).scripts.run(source, 'a.jsfl')).toBe(true);
  });
});

it('A TypeError of our own code names the member, and gives no hint about the language', () => {
  const host = hostWithDocument(false);
  const fault = (name: unknown): unknown => (name as { missing: { length: number } }).missing.length;
  Object.defineProperty(host.flash, 'isFontInstalled', { value: fault });
  expect(() => host.scripts.run('fl.isFontInstalled("Arial")', 'a.jsfl')).toThrow(
    /^Flash\.isFontInstalled does not take these values \(/,
  );
});
