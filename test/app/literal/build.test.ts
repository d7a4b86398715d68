import { buildXfl } from '../../../app/literal/build';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { openLiteral } from '../../support/openModel';

it('A symbol is in a file of its own, with characters that files cannot have escaped', () => {
  const files = buildXfl({ library: [{ name: 'a/b<c>|d' }] });
  expect([...files.keys()]).toEqual(['DOMDocument.xml', 'LIBRARY/a/b&#060c&#062&#124d.xml']);
  expect(files.get('DOMDocument.xml')).toContain('<Include href="a/b&amp;#060c&amp;#062&amp;#124d.xml"');
});

it('Folders that paths name are made, each before what is in it', () => {
  const { items } = openLiteral({ library: [{ name: 'a/b/c' }, { name: 'a/d', type: 'bitmap' }] }).library;
  expect(items.map(({ name, itemType }) => `${name}: ${itemType}`)).toEqual([
    'a: folder',
    'a/b: folder',
    'a/d: bitmap',
    'a/b/c: movie clip',
  ]);
});

it('The host reads the attributes of a literal document, layer, frame and instance', () => {
  const document = openLiteral({
    width: 300,
    height: 200,
    frameRate: 12,
    backgroundColor: '#102030',
    docClass: 'com.Main',
    currentTimeline: 1,
    library: [{ name: 'g', type: 'graphic' }],
    scenes: [
      {},
      {
        name: 'Two',
        currentFrame: 3,
        layers: [
          {
            name: 'top',
            outline: true,
            color: '#ABCDEF',
            frames: [
              {
                duration: 4,
                name: 'note',
                labelType: 'comment',
                tweenType: 'motion',
                tweenEasing: -40,
                elements: [
                  {
                    item: 'g',
                    name: 'one',
                    x: 1.5,
                    y: -2,
                    scaleX: 2,
                    rotation: 30,
                    firstFrame: 3,
                    alpha: 50,
                  },
                ],
              },
            ],
          },
          { current: true },
        ],
      },
    ],
  });
  expect(document).toMatchObject({ width: 300, height: 200, frameRate: 12, backgroundColor: '#102030' });
  expect(document).toMatchObject({ docClass: 'com.Main', currentTimeline: 1 });
  const timeline = document.getTimeline();
  expect(timeline).toMatchObject({
    name: 'Two',
    currentFrame: 3,
    currentLayer: 1,
    layerCount: 2,
    frameCount: 4,
  });
  const [top, bottom] = timeline.layers;
  expect(top).toMatchObject({ name: 'top', outline: true, color: '#ABCDEF', frameCount: 4 });
  expect(bottom).toMatchObject({ name: 'Layer 1', locked: false, visible: true, frameCount: 1 });
  const [frame] = top.keyframes;
  expect(frame).toMatchObject({
    name: 'note',
    labelType: 'comment',
    tweenType: 'motion',
    tweenEasing: -40,
    duration: 4,
  });
  const [element] = frame.elements;
  expect(element).toMatchObject({
    name: 'one',
    x: 1.5,
    y: -2,
    firstFrame: 3,
    symbolType: 'graphic',
    loop: 'loop',
  });
  expect(element).toMatchObject({ colorMode: 'alpha', colorAlphaPercent: 50 });
  expect(element.scaleX).toBeCloseTo(2, 4);
  expect(element.rotation).toBeCloseTo(30, 3);
});

const WRONG: [string, DocumentLiteral, RegExp][] = [
  ['layers beside scenes', { layers: [], scenes: [] }, /layers or scenes, not both/],
  ['two items of one name', { library: [{ name: 'a' }, { name: 'a' }] }, /two items have the name "a"/],
  [
    'a parent that no layer above is',
    { layers: [{ name: 'a', parent: 'b' }, { name: 'b' }] },
    /"a" belongs to "b"/,
  ],
  [
    'keyframes with a gap',
    { layers: [{ frames: [{}, { index: 5 }] }] },
    /keyframe at 5 follows a span that ends at 1/,
  ],
  [
    'an element of no kind',
    { layers: [{ elements: [{} as never] }] },
    /an element has one of item, text, shape/,
  ],
];

it.each(WRONG)('A literal with %s is refused', (_, literal, message) => {
  expect(() => buildXfl(literal)).toThrow(message);
});
