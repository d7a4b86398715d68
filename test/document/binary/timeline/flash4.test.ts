import { Bytes } from '../Bytes';
import { oldButton, oldFrame, oldGraphic, oldShape, oldText, oldTimeline } from '../makeFlash4';
import { contents, plainTimeline } from '../makeFlash5';
import { firstOf, openSynthetic } from '../openSynthetic';

const CONTENTS = contents({ symbols: [['star', 'S 1']] });

function element(className: string, fields: Bytes): Bytes {
  return new Bytes().newClass(className).add(fields);
}

/** A document of Flash 5 whose scene is of Flash 4. */
function openOld(frame: Bytes): ReturnType<typeof openSynthetic> {
  return openSynthetic({ Contents: CONTENTS, 'P 1': oldTimeline(frame), 'S 1': plainTimeline() });
}

describe('streams of Flash 4 inside documents of Flash 5', () => {
  it('Layers and keyframes are there', () => {
    const { root, faults } = openOld(oldFrame(undefined, { label: 'start' }));
    expect(faults).toEqual([]);
    expect(firstOf(root, 'DOMLayer')?.attr('name')).toBe('old layer');
    expect(firstOf(root, 'DOMFrame')?.attr('name')).toBe('start');
  });

  it.each<[string, Bytes, string, Record<string, string>]>([
    [
      'a graphic',
      element('CPicSymbol', oldGraphic(1)),
      'DOMSymbolInstance',
      { libraryItemName: 'star', symbolType: 'graphic' },
    ],
    [
      'a button',
      element('CPicButton', oldButton(1)),
      'DOMSymbolInstance',
      { libraryItemName: 'star', symbolType: 'button' },
    ],
    ['a text', element('CPicText', oldText('words', 0)), 'DOMStaticText', { width: '100', height: '20' }],
    [
      'a group with a text',
      element('CPicShape', oldShape(element('CPicText', oldText('words', 0)))),
      'DOMGroup',
      {},
    ],
  ])('%s is read to its last byte, and so is the next object', (_, elements, kind, attributes) => {
    // Behind it stands a text of a class that is named again.
    elements.add(element('CPicText', oldText('behind', 0)));
    const { root, faults } = openOld(oldFrame(elements));
    expect(faults).toEqual([]);
    const all = firstOf(root, 'elements')?.children ?? [];
    expect(all.map(({ name }) => name)).toEqual([kind, 'DOMStaticText']);
    const written = Object.keys(attributes).map((name) => [name, all[0]?.attr(name)]);
    expect(Object.fromEntries(written)).toEqual(attributes);
    expect(firstOf(all[1], 'characters')?.text()).toBe('behind');
  });

  it.each<[string, Bytes]>([
    ['CPicFrame', oldFrame(undefined, { actions: 1 })],
    ['CPicButton', oldFrame(element('CPicButton', oldButton(1, 2)))],
  ])('A script in a %s is reported, and the rest of the document is read', (className, frame) => {
    const { document, faults } = openOld(frame);
    expect(faults).toEqual([
      expect.stringMatching(
        new RegExp(
          `^scene "Scene 1": ${className} at byte \\d+: a script is stored as Flash 4 did, which is not known; ` +
            'its timeline is empty$',
        ),
      ),
    ]);
    expect(document.text('LIBRARY/star.xml')).toContain('name="Layer 1"');
  });
});
