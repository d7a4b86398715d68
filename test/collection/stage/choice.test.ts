import { createHost } from '../../../app';
import { $, type LayerCollection } from '../../../src';
import { onTimelines } from '../../../src/collection/stage/onTimelines';
import { HostCalls } from '../HostCalls';
import { choiceOf } from '../timeline';

/** Layers `a` to `e`, each with keyframes at 0 and 3, six frames long. */
function opened(): Document {
  const frames = [{ duration: 3 }, { duration: 3 }];
  const layers = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, frames }));
  return createHost({ library: [{ name: 'star', layers }], layers }).document;
}

const names = (timeline: Timeline, indices: number[]): string =>
  indices
    .map((index) => timeline.layers[index].name)
    .sort()
    .join(' ');

/** The choice in a timeline, with layers by name: `current c, frame 4, layers b d, frames b 0-2 d 3-4`. */
function described(timeline: Timeline): string {
  const frames = timeline.getSelectedFrames();
  const spans = frames.flatMap((layer, at) =>
    at % 3 === 0 ? `${timeline.layers[layer].name} ${frames[at + 1]}-${frames[at + 2]}` : [],
  );
  return [
    `current ${timeline.layers[timeline.currentLayer].name}`,
    `frame ${timeline.currentFrame}`,
    `layers ${names(timeline, timeline.getSelectedLayers())}`,
    `frames ${spans.sort().join(' ')}`,
  ].join(', ');
}

/** Chooses frames of `b` and `d`, with `d` current and the playhead on frame 4. */
function choose(timeline: Timeline): string {
  timeline.setSelectedLayers(1, true);
  timeline.setSelectedLayers(3, false);
  timeline.setSelectedFrames([1, 0, 2, 3, 3, 5], true);
  timeline.currentFrame = 4;
  return described(timeline);
}

type Step = (layers: (query: string) => LayerCollection) => unknown;

describe('the choice of the user in a timeline', () => {
  it.each<[string, Step]>([
    ['layers move', (layers) => layers('a').moveTo(layers('e'), 'below')],
    ['chosen layers move', (layers) => layers('d').moveTo(layers('a'), 'above')],
    ['all are restacked', (layers) => layers('*').orderBy('name', true)],
    ['others are deleted', (layers) => layers('a, c').deleteLayers()],
    ['a folder is made', (layers) => layers('c').toFolder('art')],
    ['keyframes change', (layers) => layers('c').frames('[startFrame>0]').clear()],
    ['nothing is there to do', (layers) => layers('none').deleteLayers()],
  ])('goes along when %s', (_, step) => {
    const document = opened();
    const timeline = document.getTimeline();
    const before = choose(timeline);
    expect(before).toBe('current d, frame 4, layers b d, frames b 0-2 d 3-5');
    step((query) => $.layers(query, document));
    expect(described(timeline)).toBe(before);
  });

  it('The layers that are left stay chosen where a chosen layer is deleted', () => {
    const document = opened();
    const timeline = document.getTimeline();
    choose(timeline);
    $.layers('b', document).deleteLayers();
    expect(described(timeline)).toContain('frame 4');
    expect(described(timeline)).toMatch(/frames d 3-5$/);
  });

  it.each([
    ['the current one', 'c', 2, 'd'],
    ['the last one', 'e', 4, 'd'],
    ['the first one', 'a', 0, 'b'],
  ])('The layer at the same place becomes current when %s is deleted', (_, name, index, next) => {
    const document = opened();
    const timeline = document.getTimeline();
    timeline.currentLayer = index;
    $.layers(name, document).deleteLayers();
    expect(timeline.layers[timeline.currentLayer].name).toBe(next);
  });

  it('It is kept in another timeline, and in the one that is open', () => {
    const document = opened();
    const item = document.library.items.find(({ name }) => name === 'star') as SymbolItem;
    const before = [choose(document.getTimeline()), choose(item.timeline)];
    const place = choiceOf(document);
    $.layers('a', document, item).moveTo($.layers('e', document, item), 'below');
    expect([described(document.getTimeline()), described(item.timeline)]).toEqual(before);
    expect(choiceOf(document)).toEqual(place);
  });

  it('It is not set again where nothing changed it', () => {
    const document = opened();
    choose(document.getTimeline());
    const { calls, writes } = HostCalls.during(document, () =>
      onTimelines(document, [{ timeline: document.getTimeline(), item: null, scene: 0 }], () => undefined),
    );
    expect(Object.keys(calls).filter((name) => /\.(set|edit|select)/.test(name))).toEqual([]);
    expect(writes).toEqual({});
  });

  it('It is not touched, and no timeline is opened, for an empty collection', () => {
    const document = opened();
    const { calls } = HostCalls.during(document, () => $.layers('none', document).deleteLayers());
    expect(Object.keys(calls).filter((name) => /editScene|editItem|Selected|selectNone/.test(name))).toEqual(
      [],
    );
  });
});

describe('work on timelines', () => {
  /** The scene and the symbol, each with frames chosen. */
  function places(document: Document) {
    const item = document.library.items.find(({ name }) => name === 'star') as SymbolItem;
    const both = [
      { timeline: document.getTimeline(), item: null, scene: 0 },
      { timeline: item.timeline, item, scene: 0 },
    ];
    both.forEach(({ timeline }) => choose(timeline));
    return both;
  }

  it.each<[string, (timeline: Timeline) => void]>([
    ['the playhead', (timeline) => (timeline.currentFrame = 1)],
    ['the current layer', (timeline) => (timeline.currentLayer = 0)],
    ['the selected layers', (timeline) => timeline.setSelectedLayers(2, true)],
    ['the selected frames', (timeline) => timeline.setSelectedFrames([0, 0, 1], true)],
  ])('may move %s: it is put back', (_, move) => {
    const document = opened();
    const both = places(document);
    const before = both.map(({ timeline }) => described(timeline));
    onTimelines(document, both, move);
    expect(both.map(({ timeline }) => described(timeline))).toEqual(before);
  });

  it('Each timeline is open for editing, and the user is back in the end', () => {
    const document = opened();
    const both = places(document);
    const seen: unknown[] = [];
    onTimelines(document, both, (timeline) => seen.push(timeline, document.getTimeline()));
    expect(seen).toEqual(both.flatMap(({ timeline }) => [timeline, timeline]));
    expect(document.getTimeline()).toBe(both[0].timeline);
  });

  it('The selected layers that are left stay selected, with another one current', () => {
    const document = opened();
    const timeline = document.getTimeline();
    timeline.setSelectedLayers(0, true);
    timeline.setSelectedLayers(1, false);
    timeline.setSelectedLayers(3, false);
    $.layers('d', document).deleteLayers();
    expect(described(timeline)).toMatch(/^current e, frame 0, layers a b e,/);
  });
});
