import { documentToData } from '../../../../document/data/documentToData';
import { Host } from '../../../../app/host/Host';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { binaryPairs, describeBinary } from '../../../support/documents';
import { openLiteral } from '../../../support/openModel';

function open(): Document {
  return openLiteral({
    library: [
      { name: 'outer', layers: [{ elements: [{ item: 'inner', x: 5, y: 5 }] }] },
      { name: 'inner', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] },
      { name: 'photo', type: 'bitmap' },
    ],
    scenes: [
      { name: 'One', layers: [{ elements: [{ item: 'outer', x: 100 }] }] },
      { name: 'Two' },
      { name: 'Three' },
    ],
  });
}

/** As Flash CS5 writes it: a list for each scene. */
function openApart(): Document {
  const document = open();
  const [, ...others] = document.timelines;
  for (const { node } of others) document.node.append(XmlNode.create('timelines', {}, [node]));
  return document;
}

const scenes = (document: Document): string =>
  document.timelines
    .map(({ name }, index) => (index === document.currentTimeline ? `[${name}]` : name))
    .join(' ');

const CHANGES: [string, (document: Document) => unknown, unknown, string][] = [
  ['addNewScene goes behind the current scene', (d) => d.addNewScene('New'), true, 'One [New] Two Three'],
  ['addNewScene finds a name', (d) => d.addNewScene(), true, 'One [Scene 4] Two Three'],
  ['addNewScene of a name that is taken', (d) => d.addNewScene('Two'), false, '[One] Two Three'],
  ['duplicateScene', (d) => d.duplicateScene(), true, 'One [One copy] Two Three'],
  ['deleteScene goes on with the next scene', (d) => d.deleteScene(), true, '[Two] Three'],
  [
    'deleteScene of the last scene continues with the first',
    (d) => (d.editScene(2), d.deleteScene()),
    true,
    '[One] Two',
  ],
  ['renameScene', (d) => d.renameScene('Uno'), true, '[Uno] Two Three'],
  ['renameScene to a name that is taken', (d) => d.renameScene('Two'), false, '[One] Two Three'],
  ['renameScene to the empty text', (d) => d.renameScene(''), false, '[One] Two Three'],
  ['addNewScene of the empty text', (d) => d.addNewScene(''), false, '[One] Two Three'],
  ['timeline.name = another name', (d) => (d.timelines[2].name = 'Drei'), 'Drei', '[One] Two Drei'],
  ['timeline.name = its own name', (d) => (d.timelines[1].name = 'Two'), 'Two', '[One] Two Three'],
  ['editScene', (d) => d.editScene(1), undefined, 'One [Two] Three'],
  [
    'currentTimeline = the index of no scene is ignored',
    (d) => (d.currentTimeline = 7),
    7,
    '[One] Two Three',
  ],
  ['reorderScene before another', (d) => d.reorderScene(2, 0), undefined, 'Three [One] Two'],
  ['reorderScene to the end', (d) => d.reorderScene(0, -1), undefined, 'Two Three [One]'],
];

it.each(CHANGES.map(([title, change, result, expected]) => ({ title, change, result, expected })))(
  '$title',
  ({ change, result, expected }) => {
    const document = open();
    expect(change(document)).toBe(result);
    expect(scenes(document)).toBe(expected);
  },
);

it.each(CHANGES.map(([title, change, result, expected]) => ({ title, change, result, expected })))(
  'Scenes in a list each: $title',
  ({ change, result, expected }) => {
    const document = openApart();
    expect(scenes(document)).toBe('[One] Two Three');
    expect(change(document)).toBe(result);
    expect(scenes(document)).toBe(expected);
    expect(document.node.childrenNamed('timelines').every(({ children }) => children.length > 0)).toBe(true);
  },
);

it('A document as data has the scenes of all lists', () => {
  const data = documentToData(openApart());
  expect(data.scenes.map(({ name }) => name)).toEqual(['One', 'Two', 'Three']);
  expect(data.document).not.toHaveProperty('timelines');
});

describeBinary('0021_scenes, as six releases saved it', () => {
  const pairs = binaryPairs.filter(({ name }) => name.startsWith('0021'));
  it.each(
    pairs.flatMap(({ release, fla, xfl }) => [
      { release, file: fla },
      { release: 'XFL', file: xfl },
    ]),
  )('has four scenes: $release', ({ file }) => {
    const names = new Host(nodePlatform).read(file).timelines.map(({ name }) => name);
    expect(names).toEqual(['Scene 1', 'Scene 2', 'Scene 3', 'MyScene4']);
  });
});

it.each([
  ['Two', 'Timeline.name: there is already a scene called "Two"'],
  ['', 'Timeline.name: a name cannot be empty'],
])('A scene named by timeline.name = "%s" throws and changes nothing', (name, message) => {
  const document = open();
  expect(() => (document.timelines[0].name = name)).toThrow(message);
  expect(scenes(document)).toBe('[One] Two Three');
});

it('A scene keeps a name that its file gives to two, and leaves it', () => {
  const document = open();
  document.timelines[1].node.setAttr('name', 'One');
  document.timelines[1].name = 'One';
  document.timelines[1].name = 'Two';
  expect(scenes(document)).toBe('[One] Two Three');
});

it('The only scene cannot be deleted, and editScene complains about the index of none', () => {
  const document = openLiteral({});
  expect(document.deleteScene()).toBe(false);
  expect(() => document.editScene(1)).toThrow(/expected a number from 0 to 0, got 1/);
});

it('Names of new scenes count on, also after a scene was deleted', () => {
  const document = openLiteral({});
  document.addNewScene();
  document.deleteScene();
  document.addNewScene();
  expect(document.timelines.map(({ name }) => name)).toEqual(['Scene 1', 'Scene 3']);
});

it('Editing a symbol puts its timeline on the stage, and exitEditMode goes up one level', () => {
  const document = open();
  document.selectAll();
  document.enterEditMode('inPlace');
  expect(document.getTimeline().libraryItem?.name).toBe('outer');
  document.selectAll();
  document.enterEditMode('inPlace');
  expect(document.getTimeline().libraryItem?.name).toBe('inner');
  expect(document.viewMatrix).toMatchObject({ tx: 105, ty: 5 });
  document.exitEditMode();
  expect(document.getTimeline().libraryItem?.name).toBe('outer');
  expect(document.selection.map((element) => element.layer)).toEqual([document.getTimeline().layers[0]]);
  document.exitEditMode();
  expect([document.getTimeline().name, document.getTimeline().libraryItem]).toEqual(['One', null]);
  document.exitEditMode();
  expect(document.getTimeline().name).toBe('One');
});

it('Exactly one instance of a symbol is needed by enterEditMode', () => {
  const document = open();
  expect(() => document.enterEditMode()).toThrow(/exactly one instance of a symbol/);
});

it('A symbol is opened by editItem; with nothing selected the first scene is shown', () => {
  const document = open();
  expect(document.library.editItem('inner')).toBe(true);
  expect(document.getTimeline().name).toBe('inner');
  expect(document.timelines).toHaveLength(3);
  document.editScene(2);
  expect(document.library.editItem('photo')).toBe(false);
  expect(document.currentTimeline).toBe(2);
  expect(document.library.editItem()).toBe(false);
  expect(document.currentTimeline).toBe(0);
});

// jedrichards/fla-text-processor-jsfl calls editItem(document) to come back to the scene; a document that Flash CS5.5
// saved after it is in the same folder.
it.each(['no such item', '', '[object Document]'])(
  'The first scene is shown by editItem(%j), which no item has for a path',
  (path) => {
    const document = open();
    document.library.editItem('inner');
    expect(document.library.editItem('photo')).toBe(false);
    expect(document.getTimeline().name).toBe('inner');
    expect(document.library.editItem(path)).toBe(false);
    expect(document.getTimeline().name).toBe('One');
  },
);

it('Deleting the symbol that is being edited shows the scene again', () => {
  const document = open();
  document.library.editItem('inner');
  document.library.deleteItem('inner');
  expect(document.getTimeline().name).toBe('One');
});
