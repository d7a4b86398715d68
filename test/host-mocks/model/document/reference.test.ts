import { createHost } from '../../../../app';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Rectangle } from '../../../../host-mocks/model/elements/Rectangle';
import { openLiteral, quietHost } from '../../../support/openModel';

const BOX = { left: 0, top: 0, right: 40, bottom: 20 };

function stroked(): Document {
  const document = openLiteral({
    layers: [{ elements: [{ shape: 'rectangle', stroke: '#000000', drawingObject: true }] }],
  });
  document.selectAll();
  return document;
}

it('The example of setStroke (docu9752) makes a dashed stroke', () => {
  const document = stroked();
  document.setStroke('#ff0000', 3.25, 'dashed');
  expect(document.getCustomStroke()).toMatchObject({ style: 'dashed', thickness: 3.25, color: '#FF0000' });
});

it.each(['solid', 'dashed', 'dotted', 'ragged', 'stipple', 'hatched'])(
  'The style of setStrokeStyle (docu9814) can be "%s", and so can that of a Stroke object that only names it',
  (style) => {
    const document = stroked();
    document.setStrokeStyle(style);
    expect(document.getCustomStroke()?.style).toBe(style);
    const stroke = stroked().getCustomStroke();
    const other = stroked();
    other.setCustomStroke({ ...stroke, style });
    expect(other.getCustomStroke()?.style).toBe(style);
  },
);

it.each([
  ['random', 'medium variation'],
  ['slight', 'slight variation'],
])('The length "%s" of a hatched stroke (stroke12) is stored as "%s"', (length, stored) => {
  const document = stroked();
  const stroke = { ...document.getCustomStroke(), style: 'hatched' };
  document.setCustomStroke({ ...stroke, length });
  expect(document.getCustomStroke()?.length).toBe(stored);
  expect(() => document.setCustomStroke({ ...stroke, jiggle: 'mild' })).toThrow(
    'setCustomStroke: jiggle: expected one of "none", "bounce", "loose", "wild", got "mild"',
  );
});

it('Null is returned by convertToSymbol (docume36) where it cannot make a symbol', () => {
  const document = openLiteral({ library: [{ name: 'm' }], layers: [{ elements: [{ item: 'm' }] }] });
  document.selectNone();
  expect(document.convertToSymbol('graphic', 'x', 'center')).toBeNull();
  document.selectAll();
  expect(document.convertToSymbol('graphic', 'm', 'center')).toBeNull();
  expect(document.convertToSymbol('graphic', 'x', 'center')?.name).toBe('x');
});

it('The example of setFilterProperty (docum520) sets the quality by its number', () => {
  const document = openLiteral({ library: [{ name: 'm' }], layers: [{ elements: [{ item: 'm' }] }] });
  document.selectAll();
  document.addFilter('dropShadowFilter');
  document.addFilter('blurFilter');
  document.setFilterProperty('quality', 1, 2);
  expect(document.getFilters()[1].quality).toBe('medium');
  expect(() => document.setFilterProperty('quality', 1, 4)).toThrow(/from 1 to 3/);
});

const TWEENED = {
  library: [{ name: 'm' }],
  layers: [
    {
      frames: [
        { duration: 10, tweenType: 'motion' as const, elements: [{ item: 'm' }] },
        { elements: [{ item: 'm', x: 100 }] },
      ],
    },
  ],
};

const DRAWING: [string, (document: Document) => unknown][] = [
  ['addNewRectangle', (d) => d.addNewRectangle(BOX, 0)],
  ['addNewText', (d) => d.addNewText(BOX, 'x')],
  ['addItemToDocument', (d) => d.library.addItemToDocument({ x: 0, y: 0 }, 'm')],
  ['clipPaste', (d) => d.clipPaste(true)],
  ['duplicateSelection', (d) => d.duplicateSelection()],
];

it.each(DRAWING)('%s needs a keyframe: on an interpolated frame it is refused', (_, draw) => {
  const document = openLiteral(TWEENED);
  document.selectAll();
  document.clipCopy();
  const timeline = document.getTimeline();
  timeline.currentFrame = 5;
  document.selectAll();
  expect(() => draw(document)).toThrow(/not an interpolated frame/);
  expect(timeline.layers[0].frames[5].elements).toHaveLength(1);
  timeline.currentFrame = 10;
  document.selectAll();
  draw(document);
  expect(timeline.layers[0].frames[10].elements).toHaveLength(2);
});

it('In the object drawing mode (fl44) what is drawn is an object of its own', () => {
  const host = createHost({});
  host.run(`
    fl.objectDrawingMode = true;
    var document = fl.getDocumentDOM();
    document.addNewRectangle({left: 0, top: 0, right: 40, bottom: 20}, 0);
    document.addNewOval({left: 9, top: 9, right: 30, bottom: 30});
    document.addNewLine({x: 0, y: 0}, {x: 10, y: 0});
    fl.objectDrawingMode = false;
    document.addNewRectangle({left: 0, top: 0, right: 5, bottom: 5}, 0);
    var elements = document.getTimeline().layers[0].frames[0].elements;
    for (var i = 0; i < elements.length; i++) fl.trace([elements[i].isDrawingObject, elements[i].width]);
  `);
  expect(host.output.slice().sort()).toEqual(['false,5', 'true,10', 'true,21', 'true,40']);
});

it('An error is shown in the Output panel by showLayerMasking of a layer that is not a mask (timeli48)', () => {
  const host = createHost({ layers: [{ name: 'plain' }] });
  host.run('fl.getDocumentDOM().getTimeline().showLayerMasking(0)');
  expect(host.output).toEqual(['showLayerMasking: the layer "plain" is neither a mask nor masked']);
});

it('The example of getSelectedLayers gives 1,0 (timeli26)', () => {
  const timeline = openLiteral({ layers: [{}, {}] }).getTimeline();
  timeline.setSelectedLayers(0);
  timeline.setSelectedLayers(1, false);
  expect(String(timeline.getSelectedLayers())).toBe('1,0');
});

it('Only the keyframes that it names are made by convertToBlankKeyframes (timelin4)', () => {
  const timeline = openLiteral({
    library: [{ name: 'm' }],
    layers: [{ frames: [{ duration: 20, elements: [{ item: 'm' }] }] }],
  }).getTimeline();
  timeline.convertToBlankKeyframes(4);
  const [layer] = timeline.layers;
  const spans = layer.keyframes.map((frame) => [frame.startFrame, frame.duration, frame.elements.length]);
  expect(spans).toEqual([
    [0, 4, 1],
    [4, 16, 0],
  ]);
});

it.each(['', 'a/b', 'taken'])('The new name "%s" makes renameItem return false (librar13)', (name) => {
  const { library } = openLiteral({ library: [{ name: 'm' }, { name: 'taken' }] });
  library.selectItem('m');
  expect([library.renameItem(name), library.itemExists('m')]).toEqual([false, true]);
});

it('A sound cannot be added by addNewItem (library1)', () => {
  const { library } = openLiteral({});
  expect([library.addNewItem('sound'), library.items.length]).toEqual([false, 0]);
});

it('The corners of a new rectangle are locked, as those of all rectangles in real documents', () => {
  const document = openLiteral({});
  document.addNewPrimitiveRectangle(BOX, 5);
  expect((document.selection[0] as Rectangle).lockFlag).toBe(true);
});

it('Entering a group is named as what is missing', () => {
  const document = openLiteral({
    layers: [{ elements: [{ group: [{ shape: 'rectangle', drawingObject: true }] }] }],
  });
  document.selectAll();
  expect(() => document.enterEditMode()).toThrow(/NotImplemented: Document.enterEditMode of a group/);
});

it('A graphic that loops continues in keyframes that are made within its span', () => {
  const timeline = openLiteral(
    {
      library: [{ name: 'g', type: 'graphic', layers: [{ duration: 7, elements: [{ shape: 'oval' }] }] }],
      layers: [{ frames: [{ duration: 20, elements: [{ item: 'g' }] }] }],
    },
    quietHost(),
  ).getTimeline();
  timeline.insertKeyframe(5);
  timeline.convertToKeyframes(10, 12);
  const [layer] = timeline.layers;
  expect(
    layer.keyframes.map(({ elements: [element] }) => (element as { firstFrame?: number }).firstFrame),
  ).toEqual([0, 5, 3, 4]);
});

it('Frames copied from within a classic tween show what the tween has come to', () => {
  const document = openLiteral({ ...TWEENED, layers: [...TWEENED.layers, { name: 'other' }] });
  const timeline = document.getTimeline();
  timeline.copyFrames(5, 6);
  timeline.cutFrames(7, 8);
  timeline.currentLayer = 1;
  timeline.pasteFrames(0);
  expect(timeline.layers[1].frames[0].elements[0].x).toBe(70);
});

it('The frame that is shown is measured by getBounds and getSelectionRect (timeli21)', () => {
  const document = openLiteral({
    library: [{ name: 'box', layers: [{ elements: [{ shape: 'rectangle', width: 20, height: 20 }] }] }],
    layers: [
      {
        frames: [
          { duration: 10, tweenType: 'motion', elements: [{ item: 'box', x: 10 }] },
          { elements: [{ item: 'box', x: 110 }] },
        ],
      },
    ],
  });
  const timeline = document.getTimeline();
  timeline.currentFrame = 5;
  document.selectAll();
  expect([timeline.getBounds(6, false), document.getSelectionRect()]).toMatchObject([
    { left: 60 },
    { left: 60 },
  ]);
});

it('A fresh document has the profile that it names, and the example of docume95 changes it', () => {
  const document = openLiteral({});
  const xml = document.exportPublishProfileString('Default');
  expect([document.files.has('PublishSettings.xml'), document.exportPublishProfileString() === xml]).toEqual([
    false,
    true,
  ]);
  const changed = xml.replace(
    '<ActionScriptVersion>3</ActionScriptVersion>',
    '<ActionScriptVersion>1</ActionScriptVersion>',
  );
  expect([document.importPublishProfileString(changed), document.asVersion]).toEqual([true, 1]);
  expect(() => document.exportPublishProfileString('Other')).toThrow(/there is no profile "Other"/);
});

it('The example of setPublishPersistentData (elemen18) reads what it set, for elements, items and the document', () => {
  const host = createHost({ library: [{ name: 'm' }], layers: [{ elements: [{ item: 'm' }] }] });
  const read = host.run(`
    var doc = fl.getDocumentDOM();
    var elem = doc.getTimeline().layers[0].frames[0].elements[0];
    elem.setPersistentData('myAlign', 'string', 'left');
    elem.setPublishPersistentData('myAlign', '_EMBED_SWF_', true);
    doc.library.items[0].setPublishData('sampleData', '_EXTERN_JSON_', true);
    doc.setPublishDocumentData('_EMBED_SWF_', true);
    var before = [
      elem.getPublishPersistentData('myAlign', '_EMBED_SWF_'),
      elem.getPublishPersistentData('myAlign', '_EXTERN_JSON_'),
      elem.getPublishPersistentData('other', '_EMBED_SWF_'),
      doc.library.items[0].getPublishData('sampleData', '_EXTERN_JSON_'),
      doc.getPublishDocumentData('_EMBED_SWF_'),
      doc.getPublishDocumentData('_EXTERN_JSON_'),
    ];
    elem.setPublishPersistentData('myAlign', '_EMBED_SWF_', false);
    doc.setPublishDocumentData('_EMBED_SWF_', false);
    before.concat(
      elem.getPublishPersistentData('myAlign', '_EMBED_SWF_'),
      elem.getPersistentData('myAlign'),
      doc.getPublishDocumentData('_EMBED_SWF_')
    ).join();
  `);
  expect(read).toBe('true,false,false,true,true,false,false,left,false');
});
