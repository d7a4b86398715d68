import { createHost } from '../../../app';
import { $, type FrameCollection, type LayerCollection } from '../../../src';
import { HostCalls } from '../HostCalls';

const three = [{ duration: 2 }, { duration: 3 }, {}];

/** Two scenes and a symbol, with the layers a, b and c in each; the first scene is open, its b is selected. */
function open(): Document {
  const layers = ['a', 'b', 'c'].map((name) => ({ name, frames: three, current: name === 'b' }));
  const { document } = createHost({
    library: [{ name: 'star', layers }],
    scenes: [
      { name: 'one', layers },
      { name: 'two', layers },
    ],
  });
  document.getTimeline().setSelectedFrames([1, 0, 1] as never, true as never);
  return document;
}

const selectedLayers = (document: Document): string[] => {
  const timeline = document.getTimeline();
  return timeline.getSelectedLayers().map((index) => timeline.layers[index].name);
};

/** Layer, first frame and the frame after the last one, for each selected range. */
const selectedFrames = (document: Document): string[] => {
  const timeline = document.getTimeline();
  const numbers = timeline.getSelectedFrames();
  return numbers
    .filter((_, i) => i % 3 === 0)
    .map((layer, i) => `${timeline.layers[layer].name} ${numbers[3 * i + 1]}-${numbers[3 * i + 2]}`);
};

const starTimeline = (document: Document): Timeline =>
  (document.library.items[0] as SymbolItem).timeline as Timeline;

describe('layers are selected', () => {
  type Choose = (document: Document) => LayerCollection;

  it.each<[string, Choose, string, string[]]>([
    ['one', (d) => $.layers('c', d), 'c', ['c']],
    ['several', (d) => $.layers('a, c', d), 'a', ['a', 'c']],
    [
      'several, whatever their order',
      (d) => $.layers($.layers('a, c', d).elements.reverse(), d),
      'a',
      ['a', 'c'],
    ],
    ['one twice', (d) => $.layers('c', d).add($.layers('c', d).elements), 'c', ['c']],
    ['none', (d) => $.layers('x', d), 'b', ['b']],
  ])('%s', (_, choose, current, expected) => {
    const document = open();
    const layers = choose(document);
    expect(layers.select()).toBe(layers);
    expect([...selectedLayers(document)].sort()).toEqual(expected);
    const timeline = document.getTimeline();
    expect([timeline.name, timeline.layers[timeline.currentLayer].name]).toEqual(['one', current]);
  });

  it('A symbol is opened to select its layers', () => {
    const document = open();
    $.layers(starTimeline(document).layers, document).filter('a, b').select();
    expect([document.getTimeline().name, selectedLayers(document).sort()]).toEqual(['star', ['a', 'b']]);
  });

  it('Another scene is opened to select its layers', () => {
    const document = open();
    $.layers(document.timelines[1].layers, document).filter('a, b').select();
    expect([document.getTimeline().name, selectedLayers(document).sort()]).toEqual(['two', ['a', 'b']]);
  });

  it('The scene that is open is not opened again', () => {
    const document = open();
    const { calls } = HostCalls.during(document, () => $.layers('a', document).select());
    expect(calls['Document.editScene']).toBeUndefined();
  });

  it('Layers of several timelines are refused', () => {
    const document = open();
    expect(() => $.layers.all('a', document).select()).toThrow(
      new Error(
        'LayerCollection.select(): these layers are on several timelines; select those of one timeline at a time',
      ),
    );
    expect(selectedLayers(document)).toEqual(['b']);
  });
});

describe('keyframes are selected', () => {
  type Choose = (document: Document) => FrameCollection;

  it.each<[string, Choose, string[]]>([
    ['one', (d) => $.frames('[layer.name=c][startFrame=2]', d), ['c 2-5']],
    ['neighbours', (d) => $.frames('[layer.name=c][startFrame>0]', d), ['c 2-6']],
    ['those apart', (d) => $.frames('[layer.name=c][startFrame!=2]', d), ['c 0-2', 'c 5-6']],
    ['those of several layers', (d) => $.frames('[layer.name!=b][startFrame=2]', d), ['a 2-5', 'c 2-5']],
    ['none', (d) => $.frames('x', d), ['b 0-1']],
  ])('%s', (_, choose, expected) => {
    const document = open();
    const frames = choose(document);
    expect(frames.select()).toBe(frames);
    expect([...selectedFrames(document)].sort()).toEqual(expected);
    expect(document.getTimeline().name).toBe('one');
  });

  it('A symbol is opened to select its keyframes', () => {
    const document = open();
    $.frames([starTimeline(document).layers[0].frames[5]], document).select();
    expect([document.getTimeline().name, selectedFrames(document)]).toEqual(['star', ['a 5-6']]);
  });

  it('Another scene is opened to select its keyframes', () => {
    const document = open();
    $.frames([document.timelines[1].layers[0].frames[5]], document).select();
    expect([document.getTimeline().name, selectedFrames(document)]).toEqual(['two', ['a 5-6']]);
  });

  it('The scene that is open is not opened again', () => {
    const document = open();
    const { calls } = HostCalls.during(document, () => $.frames('*', document).select());
    expect(calls['Document.editScene']).toBeUndefined();
  });

  it('Keyframes of several timelines are refused', () => {
    const document = open();
    expect(() => $.frames.all('*', document).select()).toThrow(
      new Error(
        'FrameCollection.select(): these frames are on several timelines; select those of one timeline at a time',
      ),
    );
    expect(selectedFrames(document)).toEqual(['b 0-1']);
  });
});
