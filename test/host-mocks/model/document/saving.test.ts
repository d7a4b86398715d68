import fs from 'fs';
import os from 'os';
import path from 'path';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { openHost } from '../../../../app';
import { MemoryContainer } from '../../../../document/container/MemoryContainer';
import { openDocument } from '../../../../host-mocks/model/document/openDocument';
import { openLiteral, quietHost } from '../../../support/openModel';
import { openContainer } from '../../../support/onNode';
import { writeXfl } from '../../../support/writeXfl';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saving-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const open = (): Document =>
  openLiteral({
    library: [{ name: 'a/star' }, { name: 'b' }],
    layers: [{ elements: [{ item: 'a/star', name: 'one' }] }],
  });
const reopen = (file: string): Document => openDocument(openContainer(file), quietHost());

it.each(['made.fla', 'made/made.xfl'])(
  'A document of a literal is saved as %s, opened again, changed and saved in place',
  (name) => {
    const file = path.join(folder, name);
    if (name.endsWith('.xfl')) fs.mkdirSync(path.dirname(file));
    const document = open();
    expect([document.path, document.save(false)]).toEqual([undefined, false]);
    expect(document.saveAt(file)).toBe(true);
    expect([document.path, document.name, document.files.isChanged]).toEqual([
      file,
      path.basename(file),
      false,
    ]);
    expect(document.save()).toBe(false);
    document.library.find('a/star')!.name = 'sun';
    expect([document.canRevert(), document.save(), document.save()]).toEqual([true, true, false]);
    const again = reopen(file);
    expect(again.library.items.map((item) => item.name)).toEqual(['a', 'a/sun', 'b']);
    expect(again.getTimeline().layers[0].frames[0].elements[0]).toMatchObject({
      name: 'one',
      libraryItem: { name: 'a/sun' },
    });
    expect(again.files.isChanged).toBe(false);
  },
);

it('Saving continues after saving: each change is written once', () => {
  const file = path.join(folder, 'made.fla');
  const document = open();
  document.saveAt(file);
  for (const name of ['one', 'two', 'three']) {
    document.getTimeline().layers[0].name = name;
    expect(document.save()).toBe(true);
    expect(reopen(file).getTimeline().layers[0].name).toBe(name);
  }
  document.library.deleteItem('b');
  document.save();
  expect(openContainer(file).has('LIBRARY/b.xml')).toBe(false);
});

it('A document that something else changed on disk is not overwritten without force', () => {
  const file = path.join(folder, 'made.fla');
  const document = open();
  document.saveAt(file);
  const other = reopen(file);
  other.width = 123;
  other.save();
  document.width = 456;
  expect(() => document.save()).toThrow(/changed on disk since it was opened/);
  expect(reopen(file).width).toBe(123);
  document.saveAt(undefined, { force: true });
  expect(reopen(file).width).toBe(456);
});

it('A copy is written elsewhere; the document stays where it is', () => {
  const document = open();
  const file = path.join(folder, 'made.fla');
  document.saveAt(file);
  document.width = 99;
  expect(document.saveAsCopy(`file://${folder}/copy.fla`)).toBe(true);
  expect([document.path, document.files.isChanged, reopen(path.join(folder, 'copy.fla')).width]).toEqual([
    file,
    true,
    99,
  ]);
  expect(() => document.saveAsCopy(`file://${file}`)).toThrow(/expected a file other/);
});

/** docum390: "whether only the current Stage selection should be saved to the new FLA file". */
it('A copy of the selection holds its layers and the items that it uses, and nothing else', () => {
  const document = openLiteral({
    width: 321,
    library: [
      { name: 'ui/in', layers: [{ elements: [{ shape: 'oval' }] }] },
      { name: 'ui/b', layers: [{ elements: [{ item: 'ui/in' }] }] },
      { name: 'old/a' },
      { name: 'photo', type: 'bitmap' },
    ],
    layers: [
      { name: 'box', type: 'folder' },
      {
        name: 'A',
        parent: 'box',
        elements: [
          { item: 'old/a', name: 'a' },
          { item: 'ui/b', name: 'b', x: 7 },
        ],
      },
      { name: 'B', elements: [{ item: 'old/a', name: 'c' }] },
    ],
  });
  const uri = `file://${folder}/part.fla`;
  document.selectNone();
  expect(() => document.saveAsCopy(uri, true)).toThrow(/nothing is selected/);
  document.getTimeline().layers[1].frames[0].elements[1].selected = true;
  expect(document.saveAsCopy(uri, true)).toBe(true);
  expect(document.library.items).toHaveLength(6);

  const copy = reopen(path.join(folder, 'part.fla'));
  expect(copy.library.items.map(({ name }) => name).sort()).toEqual(['ui', 'ui/b', 'ui/in']);
  expect([copy.width, copy.getTimeline().frameCount]).toEqual([321, 1]);
  const layers = copy.getTimeline().layers.map(({ name, parentLayer, frames }) => {
    return [name, parentLayer?.name, frames[0]?.elements.map((element) => [element.name, element.x])];
  });
  expect(layers).toEqual([
    ['box', undefined, undefined],
    ['A', 'box', [['b', 7]]],
  ]);
  expect(openContainer(path.join(folder, 'part.fla')).has('LIBRARY/old/a.xml')).toBe(false);
});

it('Reverting brings the saved state back; what was held before is stale', () => {
  const document = open();
  document.saveAt(path.join(folder, 'made.fla'));
  const [layer] = document.getTimeline().layers;
  layer.name = 'changed';
  document.revert();
  expect([layer.stale, document.stale, document.getTimeline().layers[0].name, document.canRevert()]).toEqual([
    true,
    false,
    'Layer 1',
    false,
  ]);
});

it('Everything of a closed document is stale', () => {
  const forgotten: unknown[] = [];
  const document = openLiteral(
    { library: [{ name: 'star' }], layers: [{ elements: [{ item: 'star' }] }] },
    { ...quietHost(), forget: (closed) => forgotten.push(closed) },
  );
  const { library } = document;
  const [item] = library.items;
  const timeline = document.getTimeline();
  const [layer] = timeline.layers;
  const [frame] = layer.frames;
  const [element] = frame.elements;
  document.close(false);
  expect([document, library, item, timeline, layer, frame, element].map(({ stale }) => stale)).toEqual(
    Array(7).fill(true),
  );
  expect(forgotten).toEqual([document]);
});

it('Closing asks about changes', () => {
  const asked: unknown[] = [];
  const document = openLiteral({}, { ...quietHost(), askToSave: (closed) => asked.push(closed) > 1 });
  document.width = 5;
  document.close();
  expect(asked).toEqual([document]);
});

it('Closing asks about edits only: the selection and the playhead are not edits', () => {
  const asked: string[] = [];
  const host = { ...quietHost(), askToSave: ({ name }: { name: string }) => asked.push(name) < 0 };
  const file = path.join(folder, 'made.fla');
  open().saveAt(file);
  const looked = openDocument(openContainer(file), host);
  looked.selectAll();
  looked.library.selectItem('b');
  looked.getTimeline().currentFrame = 0;
  looked.close();
  expect(asked).toEqual([]);
  const edited = openDocument(openContainer(file), host);
  edited.selectAll();
  edited.moveSelectionBy({ x: 1, y: 0 });
  edited.close();
  expect(asked).toEqual(['made.fla']);
});

it.each([
  ['removed', 'FLfile.remove(settings)'],
  ['wrote', 'FLfile.write(settings, "<flash_profiles/>")'],
])(
  'A script saves its document after it %s a file of it, with the content that the document has',
  (_what, act) => {
    const file = writeXfl(
      path.join(folder, 'film'),
      new MemoryContainer('film', {
        'DOMDocument.xml': '<DOMDocument><timelines><DOMTimeline name="Scene 1"/></timelines></DOMDocument>',
        'PublishSettings.xml': '<flash_profiles>\n</flash_profiles>',
        'LIBRARY/other.txt': 'x',
      }),
    );
    const settings = path.join(path.dirname(file), 'PublishSettings.xml');
    const host = openHost(file, { roots: [path.dirname(file)], realm: 'separate' });
    host.run(`var settings = document.pathURI.replace(/[^\\/]*$/, 'PublishSettings.xml'); ${act}`);
    expect(host.run('fl.saveDocument(document)')).toBe(true);
    expect(fs.readFileSync(settings, 'utf8')).toBe('<flash_profiles>\n</flash_profiles>');
    fs.appendFileSync(settings, ' ');
    expect(() => host.run('document.frameRate = 5; fl.saveDocument(document)')).toThrow('changed on disk');
  },
);
