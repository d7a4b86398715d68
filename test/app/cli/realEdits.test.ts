import { describeDocuments } from '../../support/documents';
import { temporaryFolder } from '../../support/temporaryFolder';
import { changesBy } from './support/changesBy';

const folder = temporaryFolder();

const PREPARE = `var dom = fl.getDocumentDOM(), lib = dom.library, tl = dom.getTimeline();
  function select() {
    tl.currentFrame = 0;
    dom.selectNone();
    dom.selection = [tl.layers[0].frames[0].elements[0]];
  }
`;

/** Going to the first frame and selecting what is there is stored too. */
const SELECTED = [
  '- <DOMTimeline name="Scene 1" currentFrame="1">',
  '+ <DOMTimeline name="Scene 1">',
  '- <DOMSymbolInstance libraryItemName="graphic">',
  '+ <DOMSymbolInstance libraryItemName="graphic" selected="true">',
];
const INSTANCE = [
  '<matrix>',
  '<Matrix tx="16" ty="16"/>',
  '</matrix>',
  '<transformationPoint>',
  '<Point/>',
  '</transformationPoint>',
  '</DOMSymbolInstance>',
];
const OPEN = '<DOMSymbolInstance libraryItemName="graphic">';
const [gone, come] = ['- ', '+ '].map((mark) => (lines: string[]) => lines.map((line) => mark + line));

type Changes = Record<string, unknown>;
const inDocument = (...lines: unknown[]): Changes => ({ 'DOMDocument.xml': lines });

/** Title, document, script, and every line that differs. */
const EDITS: [string, string, string, Changes][] = [
  [
    'a new layer',
    'visible',
    'tl.addNewLayer("new");',
    inDocument(
      '- <DOMLayer name="Layer 1" color="#4F80FF" current="true" isSelected="true">',
      expect.stringMatching(
        /^\+ <DOMLayer name="new" color="#[0-9A-F]{6}" autoNamed="false" current="true" isSelected="true">$/,
      ),
      ...come([
        '<frames>',
        '<DOMFrame index="0" duration="2" keyMode="9728">',
        '<elements/>',
        '</DOMFrame>',
        '</frames>',
        '</DOMLayer>',
        '<DOMLayer name="Layer 1" color="#4F80FF">',
      ]),
    ),
  ],
  [
    'inserted frames',
    'visible',
    'tl.insertFrames(3, true);',
    inDocument('- <DOMFrame index="1" keyMode="9728">', '+ <DOMFrame index="1" duration="4" keyMode="9728">'),
  ],
  [
    'removed frames',
    'sample-frame',
    'tl.currentLayer = 0; tl.removeFrames(0, 1);',
    inDocument(
      '- <DOMFrame index="0" duration="3" keyMode="9728">',
      '+ <DOMFrame index="0" duration="2" keyMode="9728">',
      ...[
        [3, 'duration="7" name="label" labelType="name" keyMode="9728">'],
        [10, 'duration="5" name="c0mment" labelType="comment" keyMode="9728">'],
        [15, 'duration="5" name="anch0r" labelType="anchor" bookmark="true" keyMode="9728">'],
        [20, 'duration="5" keyMode="9728" soundName="fldr/zombie.mp3" soundSync="stream">'],
      ].flatMap(([index, rest]) => [
        `- <DOMFrame index="${index}" ${rest}`,
        `+ <DOMFrame index="${Number(index) - 1}" ${rest}`,
      ]),
    ),
  ],
  [
    'a script of a frame',
    'visible',
    'tl.layers[0].frames[0].actionScript = "stop();";',
    inDocument(...come(['<Actionscript>', '<script><![CDATA[stop();]]></script>', '</Actionscript>'])),
  ],
  [
    'a label',
    'visible',
    'var frame = tl.layers[0].frames[0]; frame.name = "start"; frame.labelType = "anchor";',
    inDocument(
      '- <DOMFrame index="0" keyMode="9728">',
      '+ <DOMFrame index="0" name="start" labelType="anchor" bookmark="true" keyMode="9728">',
    ),
  ],
  [
    'a tween',
    'visible',
    'tl.currentFrame = 0; tl.setSelectedFrames(0, 1); tl.createMotionTween();',
    inDocument(
      ...SELECTED.slice(0, 2),
      '- <DOMFrame index="0" keyMode="9728">',
      '+ <DOMFrame index="0" keyMode="22017" tweenType="motion" motionTweenSnap="true">',
      ...SELECTED.slice(2),
    ),
  ],
  [
    'moving',
    'visible',
    'select(); dom.moveSelectionBy({ x: 10, y: 0.52 });',
    inDocument(...SELECTED, '- <Matrix tx="16" ty="16"/>', '+ <Matrix tx="26" ty="16.5"/>'),
  ],
  [
    'scaling',
    'visible',
    'select(); dom.scaleSelection(2, 1);',
    inDocument(...SELECTED, '- <Matrix tx="16" ty="16"/>', '+ <Matrix a="2" tx="16" ty="16"/>'),
  ],
  [
    'rotating',
    'visible',
    'select(); dom.rotateSelection(45);',
    inDocument(
      ...SELECTED,
      '- <Matrix tx="16" ty="16"/>',
      '+ <Matrix a="0.707107543945313" b="0.707107543945313" c="-0.707107543945313" d="0.707107543945313" tx="16" ty="16"/>',
    ),
  ],
  [
    'transparency',
    'visible',
    'select(); dom.setInstanceAlpha(50);',
    inDocument(...SELECTED, ...come(['<color>', '<Color alphaMultiplier="0.5"/>', '</color>'])),
  ],
  [
    'a filter',
    'visible',
    'select(); dom.addFilter("blurFilter");',
    inDocument(...SELECTED, ...come(['<filters>', '<BlurFilter/>', '</filters>'])),
  ],
  [
    'what returns to its default',
    'PlaceObject3-theworks',
    'var e = tl.layers[0].frames[0].elements[0]; e.blendMode = "normal"; e.cacheAsBitmap = false; e.visible = true; e.colorMode = "none";',
    inDocument(
      '- <DOMSymbolInstance libraryItemName="Test" name="test" cacheAsBitmap="true" blendMode="difference" centerPoint3DX="18.9" centerPoint3DY="19.7" bits32="false" isVisible="false">',
      '+ <DOMSymbolInstance libraryItemName="Test" name="test" centerPoint3DX="18.9" centerPoint3DY="19.7" bits32="false">',
      '- <color>',
      '- <Color redMultiplier="0.5" blueMultiplier="0.75" greenMultiplier="0.25" alphaOffset="80" redOffset="60" blueOffset="20" greenOffset="40"/>',
      '- </color>',
    ),
  ],
  [
    'deleting an element',
    'visible',
    'select(); dom.deleteSelection();',
    inDocument(
      ...SELECTED.slice(0, 2),
      ...gone(['<elements>', OPEN, ...INSTANCE, '</elements>']),
      '+ <elements/>',
    ),
  ],
  [
    'grouping',
    'visible',
    'select(); dom.group();',
    inDocument(
      ...SELECTED.slice(0, 2),
      ...gone([OPEN, ...INSTANCE]),
      ...come(['<DOMGroup selected="true">', '<members>', OPEN, ...INSTANCE, '</members>', '</DOMGroup>']),
    ),
  ],
  [
    'an instance of an item',
    'visible',
    'lib.addItemToDocument({ x: 50, y: 50 }, "graphic");',
    inDocument(
      ...come([
        '<DOMSymbolInstance libraryItemName="graphic" symbolType="graphic" loop="loop" selected="true">',
        '<matrix>',
        '<Matrix tx="50" ty="50"/>',
        ...INSTANCE.slice(2),
      ]),
    ),
  ],
  [
    'a new symbol',
    'visible',
    'select(); dom.convertToSymbol("graphic", "made", "top left");',
    {
      'DOMDocument.xml': [
        expect.stringMatching(
          /^\+ <Include href="made.xml" itemIcon="1" loadImmediate="false" itemID="[\da-f-]{17}" lastModified="\d+"\/>$/,
        ),
        ...SELECTED.slice(0, 3),
        '+ <DOMSymbolInstance libraryItemName="made" symbolType="graphic" loop="loop" selected="true">',
        '- <Matrix tx="16" ty="16"/>',
        '+ <Matrix tx="4" ty="4"/>',
        '- <Point/>',
        '+ <Point x="12" y="12"/>',
      ],
      'LIBRARY/made.xml': ['new'],
    },
  ],
  [
    'a text',
    'edittext_password',
    'fl.findObjectInDocByType("text", dom)[1].obj.setTextString("New & <old>");',
    inDocument(
      '- <characters>Change behavior</characters>',
      '+ <characters>New &amp; &lt;old&gt;</characters>',
    ),
  ],
  [
    'a folder of the library',
    'sample-layer',
    'lib.newFolder("made");',
    inDocument(expect.stringMatching(/^\+ <DOMFolderItem name="made" itemID="[\da-f-]{17}"\/>$/)),
  ],
  [
    'deleting an item',
    'sample-layer',
    'lib.deleteItem("Symbol 3");',
    {
      'DOMDocument.xml': [
        '- <Include href="Symbol 3.xml" loadImmediate="false" itemID="551d87e2-0000002a" lastModified="1427998690"/>',
      ],
      'LIBRARY/Symbol 3.xml': ['gone'],
    },
  ],
  [
    'the name of a scene',
    'button_hittest',
    'dom.renameScene("first");',
    inDocument(
      '- <DOMTimeline name="Scene 1" layerDepthEnabled="true">',
      '+ <DOMTimeline name="first" layerDepthEnabled="true">',
    ),
  ],
  [
    'the class of an item',
    'slider_component',
    'var item = lib.items[lib.findItemIndex("Slider")]; item.linkageClassName = "a.B";',
    {
      'LIBRARY/Slider.xml': [
        expect.stringMatching(/^- <DOMComponentItem .* linkageClassName="fl.controls.Slider" /),
        expect.stringMatching(/^\+ <DOMComponentItem .* linkageClassName="a.B" /),
      ],
    },
  ],
];

describeDocuments('After an edit of a real document exactly these lines differ', () => {
  it.each(EDITS)('%s (%s)', async (_, name, source, expected) => {
    expect(await changesBy(PREPARE + source, name, folder())).toEqual(expected);
  });
});
