import { MemoryContainer } from '../../../document/container/MemoryContainer';
import { MAX_ELEMENTS } from '../../../geometry/claims';
import { WIDTH } from '../../../document/xml/ElementOffsets';
import { DocumentFiles } from '../../../document/xfl/DocumentFiles';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';

function filesOf(entries: Record<string, string>): DocumentFiles {
  const container = new MemoryContainer('a.fla', entries);
  return new DocumentFiles(container, { platform: nodePlatform, limits: {} });
}

describe('isChanged', () => {
  it.each<[string, boolean, (files: DocumentFiles) => void]>([
    ['nothing was done', false, () => undefined],
    ['a file was read', false, (files) => void files.xml('a.xml')?.root],
    ['a node was changed', true, (files) => files.xml('a.xml')?.root.setAttr('b', '2')],
    ['an entry was written', true, (files) => files.write('c.bin', new Uint8Array(1))],
    ['an entry was removed', true, (files) => files.remove('a.xml')],
    ['an entry that is not there was removed', false, (files) => files.remove('none.xml')],
    ['a file was made', true, (files) => void files.create('new.xml', XmlNode.create('a'))],
    ['a file was moved', true, (files) => files.move('a.xml', 'b.xml')],
  ])('%s: %p, as changes() has it, and no text is written for the answer', (_title, isChanged, change) => {
    const files = filesOf({ 'a.xml': '<a b="1"/>' });
    change(files);
    const serialize = jest.spyOn(XmlFile.prototype, 'serialize');
    expect(files.isChanged).toBe(isChanged);
    expect(serialize).not.toHaveBeenCalled();
    serialize.mockRestore();
    expect(files.changes().size > 0).toBe(isChanged);
  });
});

describe('The head of a file', () => {
  it.each([
    ['small', 10],
    ['large', 10_000],
  ])(
    'The head of a %s file is read even if the rest is damaged, which reading the rest reports',
    (_title, length) => {
      const container = new MemoryContainer('a.fla', { 'a.xml': `<a b="1">${' '.repeat(length)}</a>` });
      jest.spyOn(container, 'text').mockImplementation(() => {
        throw new Error('damaged zip');
      });
      const file = new DocumentFiles(container, { platform: nodePlatform, limits: {} }).xml('a.xml');
      expect(file?.head().attributes.b).toBe('1');
      expect(() => file?.root).toThrow('damaged zip');
    },
  );

  it('A small file is unpacked once for its head and for the rest', () => {
    const container = new MemoryContainer('a.fla', { 'a.xml': '<a b="1"/>' });
    const text = jest.spyOn(container, 'text');
    const file = new DocumentFiles(container, { platform: nodePlatform, limits: {} }).xml('a.xml');
    expect([file?.head().name, file?.root.attr('b')]).toEqual(['a', '1']);
    expect(text).toHaveBeenCalledTimes(1);
  });
});

it('The elements of all texts of a document are bounded together; a text that is read again counts once', () => {
  const entries = { 'a.xml': '<a/>', 'b.xml': '<b/>' };
  const half = new Int32Array((MAX_ELEMENTS / 2) * WIDTH).fill(1);
  const platform = { ...nodePlatform, findPlaces: () => half };
  const files = new DocumentFiles(new MemoryContainer('a.fla', entries), { platform, limits: {} });
  expect(files.xml('a.xml')?.root.name).toBeDefined();
  files.write('a.xml', '<a />');
  expect(files.xml('a.xml')?.root.name).toBeDefined();
  expect(files.xml('b.xml')?.root.name).toBeDefined();
  files.write('c.xml', '<c/>');
  expect(() => files.xml('c.xml')?.root).toThrow(
    'a.fla, c.xml: the document has more than 4000000 elements, the maximum of all its texts together',
  );
});
