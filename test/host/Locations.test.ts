import { Locations } from '../../src/host/Locations';
import {
  frame,
  item,
  layer,
  plainDocument,
  type PlainTimeline,
  symbol,
  timeline,
} from '../support/plainHost';

/** Makes two scenes and the symbols `a` and `b`, of two layers with two keyframes each; `edited` is being edited. */
function world(edited: 'first' | 'second' | 'b') {
  const make = (name: string): PlainTimeline =>
    timeline([layer([frame([]), frame([])]), layer([frame([]), frame([], { duration: 2 })])], { name });
  const [first, second, ofA, ofB] = ['first', 'second', 'a', 'b'].map(make);
  const a = symbol('a', [], { timeline: ofA });
  const b = symbol('b', [], { timeline: ofB });
  ofB.libraryItem = b;
  const document = plainDocument([first, second], [item('sound', 'sound'), a, b]);
  const current = { first, second, b: ofB }[edited];
  Object.assign(document, { getTimeline: () => current, currentTimeline: edited === 'second' ? 1 : 0 });
  const reads: string[] = [];
  for (const each of [first, second, ofA, ofB]) {
    const { layers } = each;
    Object.defineProperty(each, 'layers', { get: () => (reads.push(String(each.name)), layers) });
  }
  return { document, first, second, ofA, ofB, a, b, reads, places: new Locations(document) };
}

describe('Places', () => {
  it('A place tells the timeline, the scene, the symbol and the index of a layer', () => {
    const { places, first, second, ofA, ofB, a, b } = world('first');
    const locations = [first, second, ofA, ofB].map(({ layers }) =>
      layers.map((each) => places.ofLayer(each)),
    );
    const placeOf = (of: PlainTimeline, scene: number, symbolItem: object | null) =>
      of.layers.map(
        (each, index) =>
          expect.objectContaining({ layer: each, timeline: of, scene, item: symbolItem, index }) as unknown,
      );
    expect(locations.flat().map((place) => [place?.timelineNumber, place?.number])).toEqual(
      Array.from({ length: 8 }, (_, number) => [Math.floor(number / 2), number]),
    );
    expect(locations).toEqual([
      placeOf(first, 0, null),
      placeOf(second, 1, null),
      placeOf(ofA, 0, a),
      placeOf(ofB, 0, b),
    ]);
  });

  it.each([
    ['first', 0, null],
    ['second', 1, null],
    ['b', 0, 'b'],
  ] as const)('The timeline being edited is reported as scene or symbol: %s', (edited, scene, name) => {
    const { places, document } = world(edited);
    const current = document.getTimeline() as unknown as PlainTimeline;
    const place = places.ofLayer(current.layers[1]);
    expect(place).toMatchObject({ timeline: current, scene, index: 1 });
    expect(place?.item && (place.item as { name: string }).name).toBe(name);
  });

  it('The timeline being edited is looked through first and no timeline twice', () => {
    const { places, ofA, ofB, reads } = world('b');
    const ofBs = ofB.layers[0];
    const ofAs = ofA.layers[0];
    reads.length = 0;
    places.ofLayer(ofBs);
    expect(reads).toEqual(['b']);
    places.ofLayer(ofAs);
    expect(reads).toEqual(['b', 'first', 'second', 'a']);
    places.ofLayer({});
    places.ofLayer({});
    expect(reads).toEqual(['b', 'first', 'second', 'a']);
  });

  it('The scene being edited is not looked through again among the scenes', () => {
    const { places, reads } = world('second');
    reads.length = 0;
    places.ofLayer({});
    expect(reads).toEqual(['second', 'first', 'a', 'b']);
  });

  it('The place of the layer is given by ofFrame() for any keyframe', () => {
    const { places, first, ofA, ofB } = world('second');
    for (const each of [ofB, first, ofA]) {
      for (const [index, { frames }] of each.layers.entries()) {
        for (const keyframe of frames)
          expect(places.ofFrame(keyframe)).toMatchObject({
            timeline: each,
            index,
            layer: each.layers[index],
          });
      }
    }
  });

  it('Keyframes of timelines whose layers were asked for are found by ofFrame()', () => {
    const { places, first, second } = world('first');
    places.ofLayer(second.layers[0]);
    expect(places.ofFrame(second.layers[1].frames[0])).toMatchObject({ index: 1, scene: 1 });
    expect(places.ofFrame(first.layers[0].frames[1])).toMatchObject({ index: 0, scene: 0 });
  });

  it('Keyframes are found by ofFrame() after all layers were looked through', () => {
    const { places, ofA } = world('first');
    expect(places.ofLayer({})).toBeNull();
    expect(places.ofFrame(ofA.layers[1].frames[1])).toMatchObject({ timeline: ofA, index: 1 });
  });

  it('An object that the document does not have has no place', () => {
    const { places } = world('first');
    expect(places.ofLayer(layer([]))).toBeNull();
    expect(places.ofFrame(frame([]))).toBeNull();
    expect(places.ofFrame(frame([]))).toBeNull();
  });

  it('A document of one scene and no symbols has the places of its scene', () => {
    const only = timeline([layer([frame([])])]);
    const places = new Locations(plainDocument([only]));
    expect(places.ofLayer({})).toBeNull();
    expect(places.ofFrame({})).toBeNull();
    expect(places.ofLayer(only.layers[0])).toMatchObject({ scene: 0, index: 0, item: null });
  });
});
