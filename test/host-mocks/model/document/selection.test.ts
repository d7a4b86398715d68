import type { DocumentLiteral } from '../../../../app/literal/DocumentLiteral';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import { openLiteral, quietHost } from '../../../support/openModel';

const square = (name: string, x: number, extra = {}) => ({ item: 'square', name, x, y: 0, ...extra });

const STAGE: DocumentLiteral = {
  library: [
    { name: 'square', layers: [{ elements: [{ shape: 'rectangle', width: 10, height: 10 }] }] },
    { name: 'photo', type: 'bitmap', width: 40, height: 20 },
  ],
  layers: [
    {
      name: 'top',
      frames: [{ elements: [square('a', 0), square('b', 20)] }, { elements: [square('later', 0)] }],
    },
    { name: 'locked', locked: true, elements: [square('c', 40)] },
    { name: 'hidden', visible: false, elements: [square('d', 60)] },
    { name: 'bottom', current: true, elements: [square('e', 80), square('f', 100, { locked: true })] },
  ],
};

const open = (switches = {}): Document => openLiteral(STAGE, quietHost(switches));
const byName = (document: Document, ...names: string[]): Element[] =>
  names.map((name) =>
    document
      .getTimeline()
      .layers.flatMap((layer) => layer.keyframes.flatMap(({ elements }) => elements))
      .find((element) => element.name === name)!,
  );
const selected = (document: Document): string => document.selection.map(({ name }) => name).join('');

it('Unlocked elements on visible, unlocked layers at the playhead are selected by selectAll', () => {
  const document = open();
  document.selectAll();
  expect(selected(document)).toBe('bae');
  document.selectNone();
  expect(document.selection).toEqual([]);
});

it.each([
  ['reversed', 'bae'],
  ['asIs', 'eab'],
])('The selection reads %s', (selectionOrder, expected) => {
  const document = open({ selectionOrder });
  document.selectAll();
  expect(selected(document)).toBe(expected);
});

it.each([
  ['add', 'ae'],
  ['replace', 'a'],
])('Assigning follows the switch selectionSet %s', (selectionSet, expected) => {
  const document = open({ selectionSet });
  document.selection = byName(document, 'e');
  document.selection = byName(document, 'a');
  expect(selected(document)).toBe(expected);
});

it('An assignment to the selection leaves out elements that cannot be selected', () => {
  const document = open();
  document.selection = byName(document, 'a', 'c', 'd', 'f', 'later');
  expect(selected(document)).toBe('a');
  document.selection = [];
  expect(selected(document)).toBe('a');
  expect(() => (document.selection = [{}] as never)).toThrow('selection: Argument number 1 is invalid.');
});

it('Elements are added and removed by element.selected', () => {
  const document = open();
  const [a, c, e] = byName(document, 'a', 'c', 'e');
  for (const element of [a, c, e]) element.selected = true;
  expect([a.selected, c.selected, e.selected, selected(document)]).toEqual([true, false, true, 'ae']);
  a.selected = false;
  expect(selected(document)).toBe('e');
});

/** The current layer, and the selected ones. */
const layersOf = (document: Document): [number, number[]] => [
  document.getTimeline().currentLayer,
  document.getTimeline().getSelectedLayers(),
];

it('Selecting elements selects their layers; the current layer holds one of those selected last', () => {
  const document = open();
  const [a, e] = byName(document, 'a', 'e');
  expect(layersOf(document)).toEqual([3, [3]]);
  document.selection = [a];
  expect(layersOf(document)).toEqual([0, [0]]);
  e.selected = true;
  expect(layersOf(document)).toEqual([3, [3, 0]]);
  document.selectNone();
  expect(layersOf(document)).toEqual([3, [3, 0]]);
  document.getTimeline().currentLayer = 2;
  document.selectAll();
  expect(layersOf(document)).toEqual([3, [3, 0]]);
});

it('A layer with an element that is selected and converted can be deleted as the selected one', () => {
  const document = open();
  document.selection = byName(document, 'a');
  document.convertToSymbol('graphic', 'wrapped', 'center');
  document.getTimeline().deleteLayer();
  expect(document.getTimeline().layers.map(({ name }) => name)).toEqual(['locked', 'hidden', 'bottom']);
});

it('The new symbol of convertToSymbol is selected in the library, as recorded commands rely on', () => {
  const document = open();
  document.library.selectItem('photo');
  document.selection = byName(document, 'a');
  document.convertToSymbol('movie clip', 'made', 'center');
  document.library.setItemProperty('linkageExportForAS', true);
  expect(document.library.items.filter(({ linkageExportForAS }) => linkageExportForAS)).toEqual([
    document.library.find('made'),
  ]);
});

it('The selection is stored with the elements, as Animate stores it, and removed without a trace', () => {
  const document = open();
  document.getTimeline().currentLayer = 0;
  const before = document.node.file!.serialize();
  document.selection = byName(document, 'a');
  expect(document.node.file!.serialize()).toBe(before.replace('name="a"', 'name="a" selected="true"'));
  document.selectNone();
  expect(document.node.file!.serialize()).toBe(before);
});

it('A new frame shows nothing selected', () => {
  const document = open();
  document.selectAll();
  document.getTimeline().currentFrame = 1;
  expect(document.selection).toEqual([]);
  document.getTimeline().currentFrame = 0;
  expect(document.selection).toEqual([]);
});

it('The box around the selection, or 0, is given by getSelectionRect', () => {
  const document = open();
  expect(document.getSelectionRect()).toBe(0);
  document.selection = byName(document, 'a', 'e');
  expect(document.getSelectionRect()).toEqual({ left: 0, top: 0, right: 90, bottom: 10 });
});

it('Elements that the rectangle encloses, or touches, are selected by setSelectionRect, or added on request', () => {
  const document = open();
  document.setSelectionRect({ left: -1, top: -1, right: 25, bottom: 11 });
  expect(selected(document)).toBe('a');
  document.setSelectionRect({ left: 15, top: 5, right: 95, bottom: 11 }, false, true);
  expect(selected(document)).toBe('bae');
  document.setSelectionRect({ left: 79, top: -1, right: 91, bottom: 11 });
  expect(selected(document)).toBe('e');
});

it('Null is given by getElementProperty where values differ, undefined for an unknown name', () => {
  const document = open();
  expect(document.getElementProperty('x')).toBeUndefined();
  document.setElementProperty('x', 5);
  document.selection = byName(document, 'a', 'b');
  expect(
    ['x', 'y', 'nothing', 'setTransformationPoint'].map((name) => document.getElementProperty(name)),
  ).toEqual([null, 0, undefined, undefined]);
  document.setElementProperty('y', 12);
  expect(byName(document, 'a', 'b', 'e').map(({ y }) => y)).toEqual([12, 12, 0]);
  expect(() => document.setElementProperty('left', 1)).toThrow(
    /no selected element has a property "left" that can be set/,
  );
});

const REFUSED: [string, (document: Document) => unknown][] = [
  ['deleteSelection', (d) => d.deleteSelection()],
  ['duplicateSelection', (d) => d.duplicateSelection()],
  ['group', (d) => d.group()],
  ['unGroup', (d) => d.unGroup()],
  ['breakApart', (d) => d.breakApart()],
  ['align', (d) => d.align('left')],
  ['rotateSelection', (d) => d.rotateSelection(10)],
  ['swapElement', (d) => d.swapElement('square')],
  ['distributeToLayers', (d) => d.distributeToLayers()],
];

it.each(REFUSED)('%s without a selection is refused', (name, act) => {
  const document = open();
  const needs = ['rotateSelection', 'swapElement', 'setSelectionBounds'].includes(name);
  expect(() => act(document)).toThrow(
    needs ? `'${name}' requires a selection.` : `The function ${name}() is currently unavailable.`,
  );
  expect(document.files.isChanged).toBe(false);
});

it('Elements are removed by deleteSelection, and the objects are stale', () => {
  const document = open();
  const [a] = byName(document, 'a');
  document.selection = [a];
  document.deleteSelection();
  expect([a.stale, document.selection]).toEqual([true, []]);
  expect(document.getTimeline().layers[0].frames[0].elements.map(({ name }) => name)).toEqual(['b']);
});

it('Copies are put on top of their layers by duplicateSelection, a little aside, and selected', () => {
  const document = open();
  document.selection = byName(document, 'a', 'e');
  document.duplicateSelection();
  const { layers } = document.getTimeline();
  expect(layers[0].frames[0].elements.map(({ name, x, y }) => `${name} ${x} ${y}`)).toEqual([
    'a 0 0',
    'b 20 0',
    'a 10 10',
  ]);
  expect(document.selection.map(({ name, x }) => `${name} ${x}`)).toEqual(['a 10', 'e 90']);
});

it('Copies are pasted into the current layer: in the middle of the stage, or in place', () => {
  const document = open();
  document.selection = byName(document, 'a', 'b');
  document.clipCopy();
  document.clipPaste();
  const middle = document.getSelectionRect();
  expect(middle).toEqual({ left: 260, top: 195, right: 290, bottom: 205 });
  expect(selected(document)).toBe('ba');
  document.selectNone();
  document.clipPaste(true);
  expect(document.getSelectionRect()).toEqual({ left: 0, top: 0, right: 30, bottom: 10 });
  expect(document.getTimeline().layers[0].frames[0].elements.map(({ name }) => name)).toEqual([
    'a',
    'b',
    'a',
    'b',
    'a',
    'b',
  ]);
});

it('Elements pasted into another document bring their items along; items of the same path stay', () => {
  const host = quietHost();
  const source = openLiteral(
    {
      library: [
        {
          name: 'kit/box',
          linkageClassName: 'Box',
          layers: [{ elements: [{ item: 'kit/part' }, { item: 'photo' }] }],
        },
        { name: 'kit/part', type: 'graphic' },
        { name: 'photo', type: 'bitmap', width: 99 },
      ],
      layers: [{ elements: [{ item: 'kit/box' }] }],
    },
    host,
  );
  const target = openLiteral(STAGE, host);
  source.selectAll();
  source.clipCut();
  expect(source.getTimeline().layers[0].frames[0].elements).toEqual([]);
  target.clipPaste(true);
  expect(target.library.items.map(({ name }) => name)).toEqual([
    'kit',
    'photo',
    'square',
    'kit/box',
    'kit/part',
  ]);
  expect(target.library.find('kit/box')?.linkageClassName).toBe('Box');
  expect((target.library.find('photo') as unknown as { hPixels: number }).hPixels).toBe(40);
});

it('Elements of the stage are made selectable by unlockAllElements', () => {
  const document = open();
  document.unlockAllElements();
  document.selectAll();
  expect(selected(document)).toBe('bafe');
});

it('Data are stored with the selected elements', () => {
  const document = open();
  document.selection = byName(document, 'a');
  document.addDataToSelection('n', 'integer', 3);
  expect(byName(document, 'a')[0].getPersistentData('n')).toBe(3);
  document.removeDataFromSelection('n');
  expect(byName(document, 'a')[0].hasPersistentData('n')).toBe(false);
});
