import { TextFlag } from '../../../../../document/binary/timeline/texts/readText';
import { Bytes } from '../../Bytes';
import { oldText } from '../../makeFlash4';
import { plainTimeline } from '../../makeFlash5';
import { firstOf, openSynthetic } from '../../openSynthetic';

const { border, dynamic, empty, fontEmbedded, notStatic, ownCharacters } = TextFlag;

const capitals = 0x200;
const digits = 0x800;

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

// FlaConverter and TimelineConverter of jindrapetrik/flacomdoc: Flash writes a string and a run in any case.
describe('what the exporter of JPEXS leaves out of a text', () => {
  it.each([
    ['the characters of its font, where there are none', 'abc', ownCharacters],
    ['its run, where it has no characters', '', empty],
  ])('A text without %s is read, and so is what follows it', (_, characters, flags) => {
    const elements = new Bytes().newClass('CPicText').add(oldText(characters, notStatic | dynamic | flags));
    const { root, faults } = openSynthetic({ 'P 1': plainTimeline(elements) });
    expect(faults).toEqual([]);
    const text = firstOf(root, 'DOMDynamicText');
    expect(text?.attr('width')).toBe('100');
    expect(text && firstOf(text, 'characters')?.text()).toBe(characters === '' ? undefined : characters);
  });
});

describe('the font of a text before Flash CS5', () => {
  it.each([
    ['static', 'DOMStaticText', 0, undefined, undefined],
    ['dynamic, without characters', 'DOMDynamicText', notStatic | dynamic, 'device', undefined],
    ['dynamic, with its own', 'DOMDynamicText', notStatic | dynamic | fontEmbedded, undefined, undefined],
    ['dynamic, with ranges', 'DOMDynamicText', notStatic | dynamic | capitals | digits, undefined, '1|3'],
  ])('%s', (_, kind, flags, mode, ranges) => {
    const elements = new Bytes().newClass('CPicText').add(oldText('a', flags));
    const { root } = openSynthetic({ 'P 1': plainTimeline(elements) });
    const text = firstOf(root, kind);
    const named = ['fontRenderingMode', 'embedRanges'].map((name) => text?.attr(name));
    expect([named[0] === 'device', named[1]]).toEqual([mode === 'device', ranges]);
  });
});
