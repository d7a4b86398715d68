import type { Box } from '../../../geometry/Box';
import type { RandomDocument, RandomElement, RandomFrame } from '../../support/randomTimelines';
import { temporaryFolder } from '../../support/temporaryFolder';
import { alphaAt, Askers, painted, viewAround } from './Askers';

const folder = temporaryFolder();

/** A square of ten pixels. */
const square = (x: number, y: number, more: Partial<RandomElement> = {}): RandomElement => ({
  kind: 'shape',
  color: '#000001',
  size: 10,
  x,
  y,
  rotation: 0,
  loop: 'loop',
  firstFrame: 0,
  ...more,
});

const frame = (elements: RandomElement[], more: Partial<RandomFrame> = {}): RandomFrame => ({
  start: 0,
  duration: 2,
  tween: 'none',
  depth: 0,
  alpha: 1,
  blendMode: 'normal',
  elements,
  ...more,
});

function document(...layers: RandomFrame[][]): RandomDocument {
  return {
    publishesHidden: true,
    layers: layers.map((frames, place) => ({ name: String(place), type: 'normal', isHidden: false, frames })),
  };
}

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

const instance = (x: number, y: number, more: Partial<RandomElement> = {}): RandomElement =>
  square(x, y, { kind: 'movie clip', color: '#000002', ...more });

/** Focal length of a layer's depth, in pixels; a layer so much nearer than half of it is twice as large. */
const FOCAL_LENGTH = 528.25;

const CASES: [string, RandomDocument, number, Box][] = [
  [
    'a layer that follows another one, which moves',
    document(
      [frame([square(5, 5)], { follows: 1 })],
      [
        frame([instance(0, 0)], { duration: 1 }),
        frame([instance(300, 0, { color: '#000003' })], { start: 1, duration: 1 }),
      ],
    ),
    1,
    box(300, 0, 315, 15),
  ],
  [
    'the depth of a layer in a symbol, about its zero point',
    document([frame([square(20, 10)], { depth: -FOCAL_LENGTH / 2 })]),
    0,
    box(40, 20, 60, 40),
  ],
  [
    'depth on the way of a classic tween',
    document([
      frame([instance(20, 0)], { tween: 'motion', depth: 0 }),
      frame([instance(20, 0, { color: '#000003' })], { start: 2, depth: -FOCAL_LENGTH }),
    ]),
    1,
    box(40, 0, 60, 20),
  ],
  ['a colour effect of a layer', document([frame([square(0, 0)], { alpha: 0.3 })]), 0, box(0, 0, 10, 10)],
  ['a duration of 0', document([frame([square(0, 0)], { duration: 0 })]), 0, box(0, 0, 10, 10)],
  [
    'a turned instance of a symbol that is not empty in its corners',
    document([frame([instance(0, 0, { size: 50, rotation: 90 })])]),
    0,
    box(-50, 0, 0, 50),
  ],
  [
    'a graphic that has run on',
    document([frame([instance(0, 0, { kind: 'graphic' })])]),
    1,
    box(10, 0, 20, 10),
  ],
];

describe('what a symbol shows is the same for all that ask', () => {
  it.each(CASES)('%s', (_title, random, at, expected) => {
    const askers = new Askers(random, folder());
    const around = viewAround(askers.region(at));
    const { view, pixelView } = askers.sequence(at);
    const room = (one: { x: number; y: number; width: number; height: number }, by: number): Box => ({
      left: one.x + by,
      top: one.y + by,
      right: one.x + one.width - by,
      bottom: one.y + one.height - by,
    });
    expect({
      drawn: askers.drawn(at, around),
      svg: room(view, 1),
      png: room(pixelView, 0),
      bounds: rounded(askers.bounds(at)),
      atlas: painted(askers.atlas().player.draw(at, around), around),
      boxes: union([...askers.boxes(at).values()]),
    }).toEqual({
      drawn: expected,
      svg: expected,
      png: expected,
      bounds: expected,
      atlas: expected,
      boxes: expected,
    });
  });

  it('An atlas carries the colour effect of a layer: of instances as an effect, of shapes in their pictures', () => {
    const random = document([frame([square(0, 0), instance(20, 0)], { alpha: 0.5 })]);
    const askers = new Askers(random, folder());
    const { data, player } = askers.atlas();
    const [layer] = data.ANIMATION.TIMELINE.LAYERS;
    const instances = layer.Frames[0].elements.flatMap(({ SYMBOL_Instance: found }) => found ?? []);
    expect(instances.map(({ color }) => color)).toMatchObject([{ mode: 'Advanced', alphaMultiplier: 0.5 }]);
    const view = viewAround(askers.region(0));
    expect(alphaAt(player.draw(0, view), view, 5, 5)).toBe(alphaAt(askers.picture(0, view), view, 5, 5));
  });

  it('A mask leaves the same part over', () => {
    const random = document([frame([square(5, 0)])], [frame([square(0, 0, { color: '#000002' })])]);
    random.layers[0].type = 'mask';
    random.layers[1].parent = 0;
    const askers = new Askers(random, folder());
    const expected = box(5, 0, 10, 10);
    const view = viewAround(askers.region(0));
    expect([askers.region(0), askers.bounds(0), askers.drawn(0, view)]).toEqual([
      expected,
      expected,
      expected,
    ]);
  });

  it('A hidden guide hides nothing else where hidden layers are not published', () => {
    const random = document([frame([square(50, 0)])], [frame([square(0, 0, { color: '#000002' })])]);
    Object.assign(random, { publishesHidden: false });
    Object.assign(random.layers[0], { type: 'guide', isHidden: true });
    random.layers[1].parent = 0;
    const askers = new Askers(random, folder());
    expect(askers.region(0)).toEqual(box(0, 0, 10, 10));
  });
});

/** To a millionth of a pixel. */
function rounded({ left, top, right, bottom }: Box): Box {
  const round = (side: number): number => Math.round(side * 1e6) / 1e6 + 0;
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) };
}

function union(boxes: readonly Box[]): Box {
  return rounded({
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  });
}

it('An atlas says what its format has no words for', () => {
  const near = frame([instance(0, 0)], { depth: 100, tween: 'motion' });
  const far = frame([instance(0, 0, { color: '#000003' })], { depth: -100, start: 2, blendMode: 'multiply' });
  const still = frame([instance(0, 0, { color: '#000004' })], { duration: 4 });
  expect(new Askers(document([near, far], [still]), folder()).atlas().left).toEqual([
    ['order of layers that pass one another in depth', 1],
    ['blend mode of a layer', 1],
  ]);
});
