import fs from 'node:fs';
import path from 'node:path';
import { Decisions } from '../../../../app/cli/merge/Decisions';
import { mergeDocuments } from '../../../../app/cli/merge/mergeDocuments';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { ZipBuilder } from '../../../../document/container/zip/ZipBuilder';
import { XmlNode } from '../../../../document/xml/XmlNode';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { entriesOf, openOne, reopened } from '../support/mergeEdits';
import { EXAMPLE, runCli } from '../support/runCli';

/** The example after an edit, as it would be read after saving. */
function edited(edit: (document: Document) => void): Document {
  const document = openOne(EXAMPLE);
  edit(document);
  return reopened(document);
}

const starOf = ({ library }: Document): XmlNode | undefined => library.find('stars/star')?.node;

describe('files that theirs names outside of the document', () => {
  const folder = temporaryFolder();

  /** The example after an edit as the bytes of an FLA, with whatever names its entries have. */
  function packed(edit: (document: Document) => void): Buffer {
    const zip = new ZipBuilder(nodePlatform, 'a.fla', DEFAULT_LIMITS);
    for (const [entry, content] of Object.entries(entriesOf(edited(edit))))
      zip.add(entry, Buffer.from(content as Uint8Array));
    return Buffer.concat(zip.finish());
  }

  let sides: { base: Buffer; ours: Buffer };
  beforeAll(() => {
    sides = { base: packed(() => undefined), ours: packed((document) => (document.width = 7)) };
  });

  function save(name: string, bytes: Buffer): string {
    const file = path.join(folder(), 'in', name);
    fs.writeFileSync(file, bytes);
    return file;
  }

  const PATHS = ['../../evil', '..\\..\\evil', '../DOMDocument', '/evil', '../.git/config'];
  const KINDS: [string, (document: Document, name: string) => void][] = [
    [
      'an entry',
      (document, name) => {
        document.node.child('symbols')?.append(XmlNode.create('Include', { href: `${name}.xml` }));
        document.files.write(`LIBRARY/${name}.xml`, '<DOMSymbolItem name="evil"/>');
      },
    ],
    [
      'a file that is not there',
      ({ node }, name) => node.child('symbols')?.append(XmlNode.create('Include', { href: `${name}.xml` })),
    ],
    ['an item of another name', (document, name) => starOf(document)?.setAttr('name', name)],
    [
      'a bitmap',
      ({ node }, name) =>
        node
          .child('media')
          ?.append(XmlNode.create('DOMBitmapItem', { name: 'm', href: name, bitmapDataHRef: name })),
    ],
  ];

  it.each(KINDS)('They are neither written nor read: %s', async (_, edit) => {
    for (const name of PATHS) {
      fs.mkdirSync(path.join(folder(), 'in'));
      const files = [
        save('base.fla', sides.base),
        save('ours.fla', sides.ours),
        save(
          'theirs.fla',
          packed((document) => edit(document, name)),
        ),
      ];
      const output = path.join(folder(), 'in/merged');
      const { status, err } = await runCli('merge', ...files, '-o', output);
      if (status === 0) expect(openOne(output).width).toBe(7);
      else expect(err).toMatch(/"LIBRARY\/.*" points outside the document/);
      expect(fs.readdirSync(folder())).toEqual(['in']);
      const made = fs.readdirSync(path.join(folder(), 'in'));
      expect(made.filter((each) => !/^(base|ours|theirs)\.fla$|^merged$/.test(each))).toEqual([]);
      fs.rmSync(path.join(folder(), 'in'), { recursive: true });
    }
  });
});

describe('files of items', () => {
  function merge(base: Document, ours: Document, theirs: Document): [Document, string[]] {
    const decisions = new Decisions();
    mergeDocuments(base, ours, theirs, decisions);
    return [reopened(ours), decisions.open.map(({ what }) => what)];
  }

  it('A symbol keeps what both sides changed if one of them has it in a file of another name', () => {
    const ours = edited((document) => starOf(document)?.setAttr('linkageClassName', 'sky.Nova'));
    const theirs = edited((document) => {
      const item = document.library.find('stars/star');
      item?.entry.setAttr('href', 'other.xml');
      document.files.move('LIBRARY/stars/star.xml', 'LIBRARY/other.xml');
      item?.node.setAttr('linkageBaseClass', 'sky.Base');
    });
    for (const [one, other] of [
      [ours, theirs],
      [theirs, ours],
    ]) {
      const [merged, conflicts] = merge(openOne(EXAMPLE), reopened(one), reopened(other));
      expect(conflicts).toEqual([]);
      expect(starOf(merged)?.attr('linkageClassName')).toBe('sky.Nova');
      expect(starOf(merged)?.attr('linkageBaseClass')).toBe('sky.Base');
    }
  });

  it('Bitmaps of theirs that share a file of data keep it where ours has other data of that name', () => {
    const addBitmaps = (data: string, ...names: string[]): Document =>
      edited((document) => {
        const bitmaps = names.map((name) =>
          XmlNode.create('DOMBitmapItem', { name, itemID: `1-${name}`, bitmapDataHRef: 'M 1 1.dat' }),
        );
        for (const bitmap of bitmaps) document.node.child('media')?.append(bitmap);
        document.files.write('bin/M 1 1.dat', data);
      });
    const [merged, conflicts] = merge(openOne(EXAMPLE), addBitmaps('one', 'a'), addBitmaps('two', 'b', 'c'));
    expect(conflicts).toEqual([]);
    const dataOf = (name: string): string =>
      merged.files.text(`bin/${merged.library.find(name)?.entry.attr('bitmapDataHRef')}`);
    expect(['a', 'b', 'c'].map(dataOf)).toEqual(['one', 'two', 'two']);
  });
});
