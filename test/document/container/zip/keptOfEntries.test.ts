import fs from 'fs';
import path from 'path';
import { openContainer, saveContainer } from '../../../support/onNode';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { rawZip } from '../rawZip';

const folder = temporaryFolder();
const file = (): string => path.join(folder(), 'a.fla');

/** A block of an extra field. */
function block(id: number, text: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(text.length, 2);
  return Buffer.concat([head, Buffer.from(text)]);
}

const KEPT = block(0xcafe, 'jar');
const OUTDATED = [0x0001, 0x000a, 0x5455, 0x5855, 0x9901].map((id) => block(id, 'outdated'));

/** What is in a zip besides contents, read by hand. */
function besidesOf(zip: Buffer): { archive: string; entries: Record<string, unknown> } {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries: Record<string, unknown> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const texts = zip.subarray(at + 46, at + 46 + name + extra + comment);
    const local = zip.readUInt32LE(at + 42);
    const localName = zip.readUInt16LE(local + 26);
    const localExtra = zip.subarray(local + 30 + localName).subarray(0, zip.readUInt16LE(local + 28));
    entries[texts.subarray(0, name).toString('latin1')] = {
      extra: texts.subarray(name, name + extra).toString('latin1'),
      localExtra: localExtra.toString('latin1'),
      comment: texts.subarray(name + extra).toString(),
      attributes: zip.subarray(at + 36, at + 42).toString('hex'),
      isUtf8: (zip.readUInt16LE(at + 8) & 0x800) !== 0,
    };
    at += 46 + name + extra + comment;
  }
  return { archive: zip.subarray(end + 22).toString(), entries };
}

it('A save keeps the comment of the archive, and comments, extra fields and attributes of entries, changed or not', () => {
  const all = {
    extra: Buffer.concat([...OUTDATED, KEPT]),
    localExtra: Buffer.concat([KEPT, ...OUTDATED, Buffer.from('x')]),
    comment: 'by hand ✓',
    attributes: Buffer.from('0100 0000a481'.replace(' ', ''), 'hex'),
  };
  const zip = rawZip(
    [
      { name: 'DOMDocument.xml', content: '<DOMDocument/>', ...all },
      { name: 'LIBRARY/a.xml', content: '<a/>', ...all },
    ],
    { comment: 'of the archive ✓' },
  );
  fs.writeFileSync(file(), zip);
  const before = besidesOf(zip);
  const changes = new Map([
    ['LIBRARY/a.xml', '<a changed="true"/>'],
    ['LIBRARY/b.xml', '<b/>'],
  ]);
  const saved = saveContainer(openContainer(file()), changes, file());
  const after = besidesOf(fs.readFileSync(file()));
  expect(after.archive).toBe('of the archive ✓');
  expect(after.entries).toEqual({
    'DOMDocument.xml': before.entries['DOMDocument.xml'],
    'LIBRARY/a.xml': {
      ...(before.entries['LIBRARY/a.xml'] as object),
      extra: KEPT.toString('latin1'),
      localExtra: `${KEPT.toString('latin1')}x`,
    },
    'LIBRARY/': { extra: '', localExtra: '', comment: '', attributes: '000010000000', isUtf8: true },
    'LIBRARY/b.xml': { extra: '', localExtra: '', comment: '', attributes: '000000000000', isUtf8: true },
  });
  expect(saved.text('LIBRARY/a.xml')).toBe('<a changed="true"/>');
  expect(openContainer(file()).names()).toEqual(['DOMDocument.xml', 'LIBRARY/a.xml', 'LIBRARY/b.xml']);
});

it('A changed entry keeps the encoding of its name', () => {
  const name = Buffer.from('LIBRARY/\xe4.xml', 'latin1');
  const zip = rawZip([
    { name: 'DOMDocument.xml', content: '<DOMDocument/>' },
    { name: 'LIBRARY/#.xml', content: '<a/>', flags: 0 },
  ]);
  for (let at = zip.indexOf('LIBRARY/#'); at >= 0; at = zip.indexOf('LIBRARY/#', at + 1)) zip.set(name, at);
  fs.writeFileSync(file(), zip);
  const saved = saveContainer(openContainer(file()), new Map([['LIBRARY/ä.xml', '<b/>']]), file());
  expect(saved.text('LIBRARY/ä.xml')).toBe('<b/>');
  expect(besidesOf(fs.readFileSync(file())).entries['LIBRARY/\xe4.xml']).toMatchObject({ isUtf8: false });
});

it('A comment of the archive that looks like the end of one stays', () => {
  const comment = Buffer.concat([
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18, 'x'),
    Buffer.from(' end'),
  ]).toString();
  fs.writeFileSync(file(), rawZip([{ name: 'DOMDocument.xml', content: '<DOMDocument/>' }], { comment }));
  saveContainer(openContainer(file()), new Map([['DOMDocument.xml', '<DOMDocument a=""/>']]), file());
  expect(fs.readFileSync(file()).subarray(-comment.length).toString()).toBe(comment);
  expect(openContainer(file()).text('DOMDocument.xml')).toBe('<DOMDocument a=""/>');
});
