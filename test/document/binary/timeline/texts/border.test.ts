import { TextFlag } from '../../../../../document/binary/timeline/texts/readText';
import { Bytes } from '../../Bytes';
import { oldText } from '../../makeFlash4';
import { plainTimeline } from '../../makeFlash5';
import { firstOf, openSynthetic } from '../../openSynthetic';

const { border, dynamic, notStatic } = TextFlag;

describe('the border of a text', () => {
  it.each([
    ['a static text', 'DOMStaticText', 0, undefined],
    ['a static text with the mark, which Flash 5 to CS3 leave on it,', 'DOMStaticText', border, undefined],
    ['a dynamic text', 'DOMDynamicText', notStatic | dynamic, undefined],
    ['a dynamic text with the mark', 'DOMDynamicText', notStatic | dynamic | border, 'true'],
    ['an input text', 'DOMInputText', notStatic, undefined],
    ['an input text with the mark', 'DOMInputText', notStatic | border, 'true'],
  ])('%s is %s', (_, kind, flags, expected) => {
    const elements = new Bytes().newClass('CPicText').add(oldText('a', flags));
    const { root, faults } = openSynthetic({ 'P 1': plainTimeline(elements) });
    expect(faults).toEqual([]);
    const text = firstOf(root, kind);
    expect(text?.name).toBe(kind);
    expect(text?.attr('border')).toBe(expected);
  });
});
