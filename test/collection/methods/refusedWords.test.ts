import type { HostHandle } from '../../../app';
import { $ } from '../../../src/query/dollar';
import { openCards } from './openCards';

let host: HostHandle;
beforeEach(() => {
  host = openCards().install();
});
afterEach(() => {
  host.dispose();
});

describe('words and paths that methods refuse', () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      'a text for the text that is a Number',
      () => $(':text').attr('text', 5 as never),
      /text must be a String, got 5/,
    ],
    ['the text of what has none', () => $('*').attr('text', 'x'), /c \(movie clip, ui\/card\)/],
    ['a word that is misspelt', () => $('a').toCSV('fnot'), /it has no "fnot" \(did you mean "font"\?\)/],
    ['a word to order by that is misspelt', () => $('a').orderBy('fontt' as 'font'), /did you mean "font"\?/],
    ['a member around it that is not there', () => $('a').attr('frame.x', 1), /it has no "frame.x"/],
    ['a layer to order by that is misspelt', () => $.layers('*').orderBy('nmae'), /did you mean "name"\?/],
    [
      'a layer to order by that is misspelt on the way',
      () => $.layers('*').orderBy('timeline.nmae'),
      /LayerCollection\.orderBy\(\): element 0, titles.*: it has no "timeline\.nmae" \(did you mean "timeline\.name"\?\)/,
    ],
    [
      'a link after a word that is misspelt',
      () => $('*').toCSV('frame.lable'),
      /toCSV\(\): element 0, .*: it has no "frame\.lable" \(did you mean "frame\.label"\?\)/,
    ],
    [
      "a link after a host's object that is misspelt",
      () => $('*').toJSON('libraryItem.nmae'),
      /element \d, c \(movie clip, ui\/card\): it has no "libraryItem\.nmae" \(did you mean "libraryItem\.name"\?\)/,
    ],
    ['a word of one class in another', () => $('*').toCSV('layer.label'), /it has no "layer\.label"/],
    [
      'a member of a layer that is a word of keyframes',
      () => $('*').toCSV('layer.timeline.name'),
      /it has no "layer\.timeline"/,
    ],
    ['a member of a Number', () => $('*').orderBy('x.y'), /it has no "x\.y"/],
    [
      'a field without a near name, with no advice for setting',
      () => $('a').toCSV('qqqqqqqqqq'),
      /it has no "qqqqqqqqqq"$/,
    ],
    [
      'a label of another type at the end of a path',
      () => $('a').attr('frame.label', 5),
      /frame\.label must be a String, got 5/,
    ],
    [
      'a value that keyframes cannot have at the end of a path',
      () => $('a').attr('frame.tweenEasing', 999),
      /frame\.tweenEasing must be a whole Number from -100 to 100, got 999/,
    ],
    [
      'a value that layers cannot have at the end of a path',
      () => $.frames('*').attr('layer.height', 150),
      /layer\.height must be one of 100, 200, 300, got 150/,
    ],
    ['a near word of texts', () => $('a').attr('fnot' as 'font', 'x'), /did you mean "font"\?/],
    [
      'one Number for the size of texts',
      () => $(':text').attr({ x: 1, size: 12 }),
      /attr\(\): size of texts must be \[width, height\], got 12; the size of the font is textAttr\('size', 12\)/,
    ],
    [
      'one Number for the size where a text is among others',
      () => $('*').attr('size', 12),
      /textAttr\('size', 12\)/,
    ],
  ])('%s is refused before anything is changed', (_case, work, message) => {
    const state = () => $('*').toJSON('x,width,height,text,font');
    const before = state();
    expect(work).toThrow(message);
    expect(state()).toBe(before);
  });

  it('Empty links and lists are no reason to refuse a name', () => {
    expect($.layers('*').toCSV('parentLayer.name')).toBe('parentLayer.name\n\n');
    expect($('c').toCSV('filters.0.name')).toBe('filters.0.name\n\n');
    expect(() => $.layers('*').orderBy('parentLayer.name')).not.toThrow();
  });
});
