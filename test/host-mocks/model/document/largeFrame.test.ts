import fs from 'fs';
import os from 'os';
import path from 'path';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { toTree } from '../../../../app/literal/toTree';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { openContainer } from '../../../support/onNode';
import { quietHost } from '../../../support/openModel';

/** More than a list of arguments may hold. */
const COUNT = 150_000;

function documentText(count: number): string {
  const element = (index: number): string => `<DOMSymbolInstance libraryItemName="dot" name="e${index}"/>`;
  const elements = Array.from({ length: count }, (_, index) => element(index)).join('\n');
  return `<DOMDocument xmlns="http://ns.adobe.com/xfl/2008/">
<symbols><Include href="dot.xml"/></symbols>
<timelines><DOMTimeline name="Scene 1"><layers><DOMLayer name="Layer 1"><frames>
<DOMFrame index="0"><elements>
${elements}
</elements></DOMFrame>
</frames></DOMLayer></layers></DOMTimeline></timelines>
</DOMDocument>`;
}

function openLarge(count = COUNT): Document {
  const files = {
    'DOMDocument.xml': documentText(count),
    'LIBRARY/dot.xml':
      '<DOMSymbolItem name="dot"><timeline><DOMTimeline name="dot"/></timeline></DOMSymbolItem>',
  };
  return openDocument(new MemoryContainer('large', files), quietHost());
}

const nodesMade = (document: Document): number => [...document.node.madeSubtree()].length;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'large-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

it(`A frame of ${COUNT} elements is listed, edited, saved and closed`, () => {
  const document = openLarge();
  expect(toTree(document).split('\n').length).toBeGreaterThan(COUNT);
  document.library.items[0].name = 'spot';
  const frame = document.getTimeline().layers[0].frames[0];
  const last = frame.elements[COUNT - 1];
  last.name = 'last';
  const file = path.join(folder, 'large.fla');
  document.saveAt(file);
  document.close(false);
  expect([document.stale, last.stale]).toEqual([true, true]);

  const again = openDocument(openContainer(file), quietHost());
  const { elements } = again.getTimeline().layers[0].frames[0];
  expect(elements).toHaveLength(COUNT);
  expect(elements[COUNT - 1]).toMatchObject({ name: 'last', libraryItem: { name: 'spot' } });
});

it(`A selection of ${COUNT} elements is matched, removed and deleted with its item`, () => {
  const document = openLarge();
  document.selectAll();
  document.match(true, false);
  expect(document.selectedElements).toHaveLength(COUNT);
  document.library.deleteItem('dot');
  expect(document.getTimeline().layers[0].frames[0].elements).toEqual([]);
});

it('Closing reads no node that was not read before', () => {
  const document = openLarge(1000);
  void document.getTimeline().layers;
  const before = nodesMade(document);
  document.close(false);
  expect(nodesMade(document)).toBe(before);
});
