import { createHost, type HostHandle } from '../../../app';
import { $ } from '../../../src/query/dollar';
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

  it('words say the same in queries and methods, wherever an element is', () => {
    const all = $.all('*');
    for (const word of [
      'text',
      'font',
      'size',
      'timeline.name',
      'frame.startFrame',
      'frame.label',
      'folder',
    ]) {
      const values = all.pluck(word);
      all.elements.forEach((element, i) => {
        const isPresent = values[i] !== undefined && values[i] !== '';
        const query = isPresent ? `[${word}="${String(values[i])}"]` : '*';
        expect($(query, all.elements).elements).toContain(element);
      });
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
  ])('refuse %s before anything is changed', (_case, work, message) => {
    const state = () => $('*').toJSON('x,width,height,text,font');
    const before = state();
    expect(work).toThrow(message);
    expect(state()).toBe(before);
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
