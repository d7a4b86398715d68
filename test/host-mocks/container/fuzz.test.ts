import fs from 'fs';
import path from 'path';
import { DocumentError } from '../../../host-mocks/container/DocumentError';
import { openContainer } from '../../../host-mocks/container/openContainer';
import { saveContainer } from '../../../host-mocks/container/saveContainer';
import { XmlFile } from '../../../host-mocks/xml/XmlFile';
import { temporaryFolder } from '../../support/temporaryFolder';
import { rawZip } from './rawZip';

const folder = temporaryFolder();

/** Numbers from 0 to below 2^32, always the same ones (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

const INTERESTING = [0, 1, 0x7f, 0x80, 0xff];
const SCRAPS = [
  'PK\x01\x02',
  'PK\x05\x06',
  'PK\x03\x04',
  '<',
  '>',
  '</',
  '/>',
  '"',
  "'",
  '&',
  '&#x0;',
  '&#99999999;',
  ']]>',
];
const MARKUP = [
  '<![CDATA[',
  '<!--',
  '-->',
  '<!DOCTYPE a [',
  '<?',
  '?>',
  '<a',
  ' x="',
  '\0',
  '\ufffe',
  '\r',
  '../',
  '=',
  '\u2028',
];

/** One to four changes: bytes, deletions, repetitions, scraps of the formats. */
function mutate(bytes: Buffer, random: () => number): Buffer {
  let mutant = Buffer.from(bytes);
  for (let count = 1 + (random() % 4); count > 0; count--) {
    const at = random() % (mutant.length + 1);
    const length = random() % 40;
    const [head, tail] = [mutant.subarray(0, at), mutant.subarray(at)];
    const scrap = [...SCRAPS, ...MARKUP][random() % (SCRAPS.length + MARKUP.length)] as string;
    const number = Buffer.alloc(4);
    number.writeUInt32LE(random());
    const choices = [
      () => [head, Buffer.from([INTERESTING[random() % INTERESTING.length] as number]), tail.subarray(1)],
      () => [head, Buffer.from([random() % 256]), tail.subarray(1)],
      () => [head, number, tail.subarray(4)],
      () => [head, tail.subarray(length)],
      () => [head, tail.subarray(0, length), tail],
      () => [head, Buffer.from(scrap), tail],
      () => [head],
    ];
    mutant = Buffer.concat((choices[random() % choices.length] as () => Buffer[])());
  }
  return mutant;
}

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

describe('2,000 damaged inputs are opened or refused with a clear error, and none hangs', () => {
  beforeEach(() => {
    outcomes.fine = 0;
    outcomes.refused = 0;
  });

  it('1,000 archives, read and saved', () => {
    const random = randomNumbers(20240229);
    const file = path.join(folder(), 'a.fla');
    for (let count = 0; count < 1000; count++) {
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
    expect(outcomes.fine).toBeGreaterThan(300);
    expect(outcomes.refused).toBeGreaterThan(300);
  });

  it('1,000 texts, read whole or refused; what is read is written as it was', () => {
    const random = randomNumbers(19970706);
    for (let count = 0; count < 1000; count++) {
      const source = mutate(Buffer.from(XML), random).toString();
      attempt(() => {
        const file = new XmlFile('a.xml', source);
        file.root.setAttr('new', '1');
        file.root.setAttr('new', null);
        expect(file.serialize()).toBe(source);
      });
      attempt(() => void new XmlFile('a.xml', source).head());
    }
    expect(outcomes.fine).toBeGreaterThan(300);
    expect(outcomes.refused).toBeGreaterThan(300);
  });
});
