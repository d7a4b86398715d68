import type { HostHandle } from '../../../app';
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
import { openCards } from './openCards';

let host: HostHandle;
beforeEach(() => {
  host = openCards().install();
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

  it('All fonts and sizes of a text that has several are given by pluck', () => {
    const text = $<Text>('b').first() as Text;
    text.setTextAttr('face', 'Arial', 2, 5);
    text.setTextAttr('size', 8, 2, 3);
    expect([$('b').pluck('font'), $('b').pluck('size')]).toEqual([[['Verdana', 'Arial']], [[30, 8]]]);
    expect($('b').toCSV('size')).toBe('size\n"[30,8]"\n');
  });

  it('Tables have the words of queries in their columns', () => {
    expect($.all(':text').toCSV('timeline.name,layer,frame,name,text,font,size')).toBe(
      `timeline.name,layer,frame,name,text,font,size
Scene 1,titles,0,b,Night,Verdana,30
Scene 1,titles,0,a,Alps,Arial,12
card,words,0,card,Card,Georgia,9
`,
    );
    expect($('a').toJSON('text,size,frame')).toBe('[\n{"text":"Alps","size":12,"frame":0}\n]');
  });

  it('The words are read by sort, orderBy, find and remove too', () => {
    expect($(':text').sort('text').pluck('name')).toEqual(['a', 'b']);
    expect($(':text').sort('size').pluck('name')).toEqual(['a', 'b']);
    expect($(':text').orderBy('font').pluck('name')).toEqual(['a', 'b']);
    expect($(':text').find('Al*', 'text')).toEqual($('a').elements);
    expect($(':text').remove('Alps', 'text').pluck('name')).toEqual(['b']);
  });

  it('Each of several values is compared by find and remove', () => {
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

  it('Paths are read by find and remove', () => {
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

  it('Paths pass through values of words', () => {
    elementRegistry.register('[place-1]', (element) => ({ x: (element as Element).x, at: { y: 7 } }));
    expect($('a').pluck('text.length')).toEqual([4]);
    expect($('a').toCSV('place-1.at.y,text.length')).toBe('place-1.at.y,text.length\n7,4\n');
    expect($('a').find(7, 'place-1.at.y')).toEqual($('a').elements);
  });

  it('Layers are stacked by words and paths by orderBy', () => {
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

  it('A size given to orderBy is the area, as its contract says', () => {
    $('a').attr('size', [500, 500]);
    expect($(':text').orderBy('size').pluck('name')).toEqual(['b', 'a']);
  });

  it('The text, the font, and what is around elements are set by attr', () => {
    $(':text').attr({ text: (element) => element.name, font: 'Courier' });
    expect([$(':text').pluck('text').sort(), $(':text').pluck('font')]).toEqual([
      ['a', 'b'],
      ['Courier', 'Courier'],
    ]);
    $('a').attr('frame.label', 'outro');
    expect([$('a').pluck('frame.name'), $.frames('*').pluck('label')]).toEqual([['outro'], ['outro']]);
  });

  it('A keyframe at the end of a path is labelled by attr as its own collection does it', () => {
    const labels = (): unknown => $.frames('*').pluck('label').concat($.frames('*').pluck('labelType'));
    $.frames('*').attr({ labelType: 'comment' });
    $('a').attr('frame.label', 'outro');
    expect(labels()).toEqual(['outro', 'name']);
    $('a').attr('frame.name', 'plain');
    expect($.frames('[label=plain]').elements).toHaveLength(1);
  });

  it('A pair for the size of texts sets their boxes', () => {
    $('a').attr('size', [50, 60]);
    $('c').attr('size', 7);
    expect([$('a').pluck('size'), $('a').pluck('width'), $('c').pluck('width')]).toEqual([[12], [50], [7]]);
  });

  it('Keyframes, layers and items read their own words', () => {
    expect($.frames('*').toCSV('timeline.name,layer,label')).toBe(
      'timeline.name,layer,label\nScene 1,titles,intro\n',
    );
    expect($.layers('*').pluck('timeline.name')).toEqual(['Scene 1']);
    expect($.layers('[timeline.name="Scene 1"]').elements).toHaveLength(1);
    expect($$('*').toCSV('folder,shortName')).toBe('folder,shortName\n,ui\nui,card\n');
  });

  it('The base class knows none of them', () => {
    const plain = { name: 'p', text: 'own', frame: 3, label: 'mine' };
    expect(new Collection(plain).toCSV('text,frame,label')).toBe('text,frame,label\nown,3,mine\n');
    expect(new Collection($.frames('*').elements).toCSV('label')).toBe('label\nintro\n');
    expect(new Collection({ startFrame: 4, name: 'n' }).pluck('label')).toEqual([undefined]);
    expect(new Collection({ of: { startFrame: 4, name: 'n' } }).toCSV('of')).toBe('of\nn\n');
  });
});

describe('words that users register', () => {
  it('Methods read them as queries do', () => {
    elementRegistry.register('[shout-1]', (element) => (element as Element).name.toUpperCase());
    frameRegistry.register('[last-1]', (frame) => (frame as Frame).startFrame + (frame as Frame).duration);
    layerRegistry.register('[initial-1]', (layer) => (layer as Layer).name.charAt(0));
    itemRegistry.register('[depth-1]', (item) => (item as Item).name.split('/').length);
    expect($('a, b').sort('shout-1').pluck('shout-1')).toEqual(['A', 'B']);
    expect($('a').toCSV('name,shout-1')).toBe('name,shout-1\na,A\n');
    expect(
      $('a, b')
        .orderBy('shout-1' as 'name')
        .pluck('name'),
    ).toEqual(['a', 'b']);
    expect($.frames('*').pluck('last-1')).toEqual([5]);
    expect($.layers('*').toJSON('initial-1')).toBe('[\n{"initial-1":"t"}\n]');
    expect($$('card').pluck('depth-1')).toEqual([2]);
  });
});
