import { createHost, type HostHandle } from '../../../app';
import { $ } from '../../../src/query/dollar';
import type { DocumentCollection } from '../../../src/collection/DocumentCollection';
import { $$ } from '../../../src/query/dollarItems';
import { Collection } from '../../../src/collection/Collection';
import {
  frameRegistry,
  elementRegistry,
  itemRegistry,
  layerRegistry,
} from '../../../src/selector/words/Selectors';

const open = () =>
  createHost({
    library: [
      {
        name: 'ui/card',
        layers: [{ name: 'words', elements: [{ text: 'Card', name: 'card', face: 'Georgia', size: 9 }] }],
      },
    ],
    layers: [
      {
        name: 'titles',
        frames: [
          {
            duration: 5,
            name: 'intro',
            elements: [
              { text: 'Night', name: 'b', face: 'Verdana', size: 30, width: 200, height: 40 },
              { text: 'Alps', name: 'a', face: 'Arial', size: 12, width: 100, height: 20 },
              { item: 'ui/card', name: 'c' },
            ],
          },
        ],
      },
    ],
  });

let host: HostHandle;
beforeEach(() => {
  host = open().install();
});
afterEach(() => {
  host.dispose();
});

describe('the words of queries in methods', () => {
  it.each<[string, unknown[]]>([
    ['text', ['Night', 'Alps', undefined]],
    ['font', ['Verdana', 'Arial', undefined]],
    ['size', [30, 12, undefined]],
    ['frame.startFrame', [0, 0, 0]],
    ['frame.label', ['intro', 'intro', 'intro']],
    ['layer.name', ['titles', 'titles', 'titles']],
    ['timeline.name', ['Scene 1', 'Scene 1', 'Scene 1']],
    ['shortName', [undefined, undefined, 'card']],
    ['libraryItem.folder', [undefined, undefined, 'ui']],
  ])('pluck reads %s of elements', (word, values) => {
    expect($('b, a, c').pluck(word)).toEqual(values);
  });

  it.each<[string, () => DocumentCollection<object>, string[]]>([
    [
      'elements',
      () => $.all('*'),
      ['text', 'font', 'size', 'timeline.name', 'frame.startFrame', 'frame.label', 'folder', 'shortName'],
    ],
    ['keyframes', () => $.frames('*'), ['label', 'name', 'startFrame', 'layer.name', 'timeline.name']],
    ['layers', () => $.layers('*'), ['name', 'timeline.name']],
    ['items', () => $$('*'), ['name', 'folder', 'shortName']],
  ])('a query for a word of %s finds those whose word methods read so', (_kind, find, words) => {
    $<Text>('b').first()?.setTextAttr('face', 'Arial', 2, 5);
    const all = find();
    for (const word of words) {
      const values = all.pluck(word);
      const different = new Set(values.flat().filter((value) => value !== undefined && value !== ''));
      expect([word, different.size > 0]).toEqual([word, true]);
      for (const wanted of different) {
        const line = (elements: unknown[]): string =>
          `${word}=${String(wanted)}: ${all.elements.map((each) => (elements.includes(each) ? 1 : 0)).join('')}`;
        const reading = all.elements.filter((_each, i) => [values[i]].flat().includes(wanted));
        expect(line(all.clone().filter(`[${word}="${String(wanted)}"]`).elements)).toBe(line(reading));
        expect(line(all.find(wanted, word))).toBe(line(reading));
        const others = all.elements.filter((each) => !reading.includes(each));
        expect(line(all.clone().remove(wanted, word).elements)).toBe(line(others));
      }
    }
  });

  it('pluck gives all the fonts and sizes of a text that has several', () => {
    const text = $<Text>('b').first() as Text;
    text.setTextAttr('face', 'Arial', 2, 5);
    text.setTextAttr('size', 8, 2, 3);
    expect([$('b').pluck('font'), $('b').pluck('size')]).toEqual([[['Verdana', 'Arial']], [[30, 8]]]);
    expect($('b').toCSV('size')).toBe('size\n"[30,8]"\n');
  });

  it('tables have the words of queries in their columns', () => {
    expect($.all(':text').toCSV('timeline.name,layer,frame,name,text,font,size')).toBe(
      `timeline.name,layer,frame,name,text,font,size
Scene 1,titles,0,b,Night,Verdana,30
Scene 1,titles,0,a,Alps,Arial,12
card,words,0,card,Card,Georgia,9
`,
    );
    expect($('a').toJSON('text,size,frame')).toBe('[\n{"text":"Alps","size":12,"frame":0}\n]');
  });

  it('sort, orderBy, find and remove read them too', () => {
    expect($(':text').sort('text').pluck('name')).toEqual(['a', 'b']);
    expect($(':text').sort('size').pluck('name')).toEqual(['a', 'b']);
    expect($(':text').orderBy('font').pluck('name')).toEqual(['a', 'b']);
    expect($(':text').find('Al*', 'text')).toEqual($('a').elements);
    expect($(':text').remove('Alps', 'text').pluck('name')).toEqual(['b']);
  });

  it('find and remove compare each of several values', () => {
    $<Text>('b').first()?.setTextAttr('face', 'Arial', 2, 5);
    const found = (...args: [unknown, string]): unknown[] =>
      $(':text')
        .sort()
        .find(...args);
    expect(found('Verdana', 'font')).toEqual($('b').elements);
    expect(found('Arial', 'font')).toEqual($(':text').sort().elements);
    expect(found('Verd*', 'font')).toEqual($('b').elements);
    expect(found('*,Arial', 'font')).toEqual([]);
    expect(found(/^Verdana,Arial$/, 'font')).toEqual([]);
    expect($(':text').remove('Arial', 'font').elements).toEqual([]);
    expect($(':text').remove('V*', 'font').pluck('name')).toEqual(['a']);
  });

  it('find and remove read paths', () => {
    expect($('*').find('ui/card', 'libraryItem.name')).toEqual($('c').elements);
    expect($('*').find('in*', 'frame.label')).toHaveLength(3);
    expect($('*').remove('ui/*', 'libraryItem.name').find('c')).toEqual([]);
    expect($.frames('*').find('titles', 'layer.name')).toHaveLength(1);
    const dotted = { 'a.b': 'own', a: { b: 'reached' } };
    expect([
      new Collection(dotted).find('own', 'a.b'),
      new Collection(dotted).find('reached', 'a.b'),
    ]).toEqual([[dotted], []]);
  });

  it('paths lead through values of words', () => {
    elementRegistry.register('[place-1]', (element) => ({ x: (element as Element).x, at: { y: 7 } }));
    expect($('a').pluck('text.length')).toEqual([4]);
    expect($('a').toCSV('place-1.at.y,text.length')).toBe('place-1.at.y,text.length\n7,4\n');
    expect($('a').find(7, 'place-1.at.y')).toEqual($('a').elements);
  });

  it('orderBy stacks layers by words and paths', () => {
    layerRegistry.register('[last-letter-1]', (layer) => (layer as Layer).name.slice(-1));
    const timeline = $('*').dom.getTimeline();
    timeline.addNewLayer('bz');
    timeline.addNewLayer('ca');
    const namesBy = (property: string): unknown[] => $.layers('*').orderBy(property).pluck('name');
    expect(namesBy('last-letter-1')).toEqual(['ca', 'titles', 'bz']);
    expect($.layers('*').pluck('name')).toEqual(['ca', 'titles', 'bz']);
    expect(namesBy('name')).toEqual(['bz', 'ca', 'titles']);
    expect(namesBy('timeline.name')).toEqual(['bz', 'ca', 'titles']);
  });

  it('orderBy goes by the area where it is given the size, as its contract says', () => {
    $('a').attr('size', [500, 500]);
    expect($(':text').orderBy('size').pluck('name')).toEqual(['b', 'a']);
  });

  it('attr sets the text, the font, and what is around elements', () => {
    $(':text').attr({ text: (element) => element.name, font: 'Courier' });
    expect([$(':text').pluck('text').sort(), $(':text').pluck('font')]).toEqual([
      ['a', 'b'],
      ['Courier', 'Courier'],
    ]);
    $('a').attr('frame.label', 'outro');
    expect([$('a').pluck('frame.name'), $.frames('*').pluck('label')]).toEqual([['outro'], ['outro']]);
  });

  it.each<[string, () => unknown, RegExp]>([
    [
      'a text for the text that is a Number',
      () => $(':text').attr('text', 5 as never),
      /text must be a String, got 5/,
    ],
    ['the text of what has none', () => $('*').attr('text', 'x'), /c \(movie clip, ui\/card\)/],
    ['a word that is misspelt', () => $('a').toCSV('fnot'), /it has no "fnot" \(did you mean "font"\?\)/],
    ['a word to order by that is misspelt', () => $('a').orderBy('fontt'), /did you mean "font"\?/],
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
      'a label of another type behind a path',
      () => $('a').attr('frame.label', 5),
      /frame\.label must be a String, got 5/,
    ],
    [
      'a value that keyframes cannot have behind a path',
      () => $('a').attr('frame.tweenEasing', 999),
      /frame\.tweenEasing must be a whole Number from -100 to 100, got 999/,
    ],
    [
      'a value that layers cannot have behind a path',
      () => $.frames('*').attr('layer.height', 150),
      /layer\.height must be one of 100, 200, 300, got 150/,
    ],
    ['a near word of texts', () => $('a').attr('fnot', 'x'), /did you mean "font"\?/],
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

  it('empty links and lists say nothing about a name', () => {
    expect($.layers('*').toCSV('parentLayer.name')).toBe('parentLayer.name\n\n');
    expect($('c').toCSV('filters.0.name')).toBe('filters.0.name\n\n');
    expect(() => $.layers('*').orderBy('parentLayer.name')).not.toThrow();
  });

  it('attr labels a keyframe behind a path as its own collection does', () => {
    const labels = (): unknown => $.frames('*').pluck('label').concat($.frames('*').pluck('labelType'));
    $.frames('*').attr({ labelType: 'comment' });
    $('a').attr('frame.label', 'outro');
    expect(labels()).toEqual(['outro', 'name']);
    $('a').attr('frame.name', 'plain');
    expect($.frames('[label=plain]').elements).toHaveLength(1);
  });

  it('a pair for the size of texts sets their boxes', () => {
    $('a').attr('size', [50, 60]);
    $('c').attr('size', 7);
    expect([$('a').pluck('size'), $('a').pluck('width'), $('c').pluck('width')]).toEqual([[12], [50], [7]]);
  });

  it('keyframes, layers and items read theirs', () => {
    expect($.frames('*').toCSV('timeline.name,layer,label')).toBe(
      'timeline.name,layer,label\nScene 1,titles,intro\n',
    );
    expect($.layers('*').pluck('timeline.name')).toEqual(['Scene 1']);
    expect($.layers('[timeline.name="Scene 1"]').elements).toHaveLength(1);
    expect($$('*').toCSV('folder,shortName')).toBe('folder,shortName\n,ui\nui,card\n');
  });

  it('the base class knows none of them', () => {
    const plain = { name: 'p', text: 'own', frame: 3, label: 'mine' };
    expect(new Collection(plain).toCSV('text,frame,label')).toBe('text,frame,label\nown,3,mine\n');
    expect(new Collection($.frames('*').elements).toCSV('label')).toBe('label\nintro\n');
    expect(new Collection({ startFrame: 4, name: 'n' }).pluck('label')).toEqual([undefined]);
    expect(new Collection({ of: { startFrame: 4, name: 'n' } }).toCSV('of')).toBe('of\nn\n');
  });
});

describe('words that users register', () => {
  it('methods read them as queries do', () => {
    elementRegistry.register('[shout-1]', (element) => (element as Element).name.toUpperCase());
    frameRegistry.register('[last-1]', (frame) => (frame as Frame).startFrame + (frame as Frame).duration);
    layerRegistry.register('[initial-1]', (layer) => (layer as Layer).name.charAt(0));
    itemRegistry.register('[depth-1]', (item) => (item as Item).name.split('/').length);
    expect($('a, b').sort('shout-1').pluck('shout-1')).toEqual(['A', 'B']);
    expect($('a').toCSV('name,shout-1')).toBe('name,shout-1\na,A\n');
    expect($('a, b').orderBy('shout-1').pluck('name')).toEqual(['a', 'b']);
    expect($.frames('*').pluck('last-1')).toEqual([5]);
    expect($.layers('*').toJSON('initial-1')).toBe('[\n{"initial-1":"t"}\n]');
    expect($$('card').pluck('depth-1')).toEqual([2]);
  });
});
