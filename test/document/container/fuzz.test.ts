import fs from 'fs';
import path from 'path';
import { DocumentError } from '../../../document/container/DocumentError';
import { XmlFile } from '../../../document/xml/XmlFile';
import { Random } from '../../selector/randomQueries';
import { mutate } from '../../support/mutate';
import { temporaryFolder } from '../../support/temporaryFolder';
import { rawZip } from './rawZip';
import { openContainer, saveContainer } from '../../support/onNode';

const folder = temporaryFolder();

/** `FUZZ_RUNS=10000 npx jest test/document/container/fuzz` for the long run, `FUZZ_SEED=n` for other damage. */
const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 20_240_229);

const XML = [
  '<?xml version="1.0"?>\r\n<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/" width="550" guides=\'a "b"\'>',
  '     <!-- comment --><timelines>',
  '          <DOMTimeline name="Scene &amp; 1"><script><![CDATA[if (a < b) stop();]]></script>',
  '               <Edge edges="!0 0|10 10\n!10 10[5 5 0 0"/><characters>a&#xD;b</characters></DOMTimeline>',
  '     </timelines>\r\n</DOMDocument>',
].join('\n');

const zip = rawZip(
  [
    { name: 'LIBRARY/' },
    { name: 'DOMDocument.xml', content: XML },
    { name: 'LIBRARY/a.xml', content: '<DOMSymbolItem name="a"/>' },
    { name: 'bin/M 1 2.dat', content: 'x'.repeat(3000) },
    { name: 'mimetype', content: 'application/vnd.adobe.xfl', method: 0 },
  ],
  { directorySize: 999 },
);

const outcomes = { fine: 0, refused: 0 };

/** Whatever the input, the only error is a DocumentError. */
function attempt(body: () => void): void {
  try {
    body();
    outcomes.fine++;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    expect(error.reason).not.toBe('');
    outcomes.refused++;
  }
}

describe(`damaged inputs (seed ${seed}) are opened or refused with a clear error, and none hangs`, () => {
  beforeEach(() => {
    outcomes.fine = 0;
    outcomes.refused = 0;
  });

  it(`${runs} damaged archives are read and saved, or refused`, () => {
    const random = new Random(seed);
    const file = path.join(folder(), 'a.fla');
    for (let count = 0; count < runs; count++) {
      fs.writeFileSync(file, mutate(zip, random));
      attempt(() => {
        const container = openContainer(file);
        for (const name of container.names()) attempt(() => container.bytes(name));
        attempt(() => void new XmlFile('main', container.text('DOMDocument.xml')).root);
        const saved = saveContainer(container, new Map([['new.xml', '<a/>']]), path.join(folder(), 'b.fla'));
        expect(saved.text('new.xml')).toBe('<a/>');
      });
    }
    expect(fs.readdirSync(folder()).sort()).toEqual(['a.fla', 'b.fla']);
    expect(outcomes.fine).toBeGreaterThan(runs / 4);
    expect(outcomes.refused).toBeGreaterThan(runs / 4);
  }, 600_000);

  it(`${runs} damaged texts are read whole and written as they were, or refused`, () => {
    const random = new Random(seed + 1);
    for (let count = 0; count < runs; count++) {
      const source = mutate(Buffer.from(XML), random).toString();
      attempt(() => {
        const file = new XmlFile('a.xml', source);
        file.root.setAttr('new', '1');
        file.root.setAttr('new', null);
        expect(file.serialize()).toBe(source);
      });
      attempt(() => void new XmlFile('a.xml', source).head());
    }
    expect(outcomes.fine).toBeGreaterThan(runs / 4);
    expect(outcomes.refused).toBeGreaterThan(runs / 4);
  }, 600_000);
});
