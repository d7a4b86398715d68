import fs from 'node:fs';
import path from 'node:path';
import { Host } from '../../app/host/Host';
import { openLiteral } from '../../app/host/openLiteral';
import type { HostOptions } from '../../host-mocks/options';
import { temporaryFolder } from './temporaryFolder';
import { pathToUri } from './onNode';
import { nodePlatform } from '../../platform/node/nodePlatform';

export interface ProgramUnderTest {
  /** Returns the temporary folder of the running test. */
  folder(): string;
  /** The path of the example document. */
  example: string;
  /** Makes a host with its own realm and open documents of these names, and a function that runs scripts in it. */
  setUp(
    names?: readonly string[],
    options?: Partial<HostOptions>,
  ): { host: Host; run: (source: string) => unknown };
  /** Writes a file into the temporary folder, and returns its URI. */
  write(name: string, source: string): string;
}

/** Makes the helpers for tests of `fl` and its neighbours. Call it at the top of a test file. */
export function programUnderTest(): ProgramUnderTest {
  const folder = temporaryFolder();
  const example = path.resolve(__dirname, '../../examples/night-sky');
  return {
    folder,
    example,
    setUp(names = [], options = {}) {
      const host = new Host(nodePlatform, { realm: 'separate', roots: [folder(), example], ...options });
      for (const name of names) openLiteral(host, { name });
      return { host, run: (source) => host.scripts.run(source, 'test.jsfl') };
    },
    write(name, source) {
      const file = path.join(folder(), name);
      fs.writeFileSync(file, source);
      return pathToUri(file);
    },
  };
}
