import { createHost } from '../../app/browser';
import { Engine } from '../../viewer/engine/Engine';
import type { InstancePlace, TimelineId } from '../../viewer/protocol';

const box = (fill: string, x = 0): object => ({ shape: 'rectangle', width: 10, height: 10, fill, x });
const RED = '#FF0000';
const GREEN = '#00FF00';
const BLUE = '#0000FF';

/** A stage with a symbol on it, turned and moved, in which another one stands. */
const DOCUMENT = {
  width: 300,
  height: 200,
  library: [
    { name: 'wing', layers: [{ frames: [{ elements: [box(BLUE)] }, { elements: [box('#0000EE')] }] }] },
    { name: 'bird', layers: [{ elements: [box(GREEN), { item: 'wing', x: 5, y: 7 }] }] },
  ],
  layers: [
    { name: 'sky', elements: [box(RED)] },
    { name: 'birds', elements: [{ item: 'bird', x: 100, y: 50, scaleX: 2 }] },
  ],
} as Parameters<typeof createHost>[0];

const BIRD: InstancePlace = { id: { scene: 0 }, frame: 0, layer: 1, index: 0 };
const WING: InstancePlace = { id: { symbol: 'bird' }, frame: 0, layer: 0, index: 1 };

function opened(): Engine {
  const engine = new Engine();
  engine.open({ source: createHost(DOCUMENT).save(), name: 'bird.fla' });
  return engine;
}

/** The colours of what a picture shows, and whether they are dimmed, back to front. What is used is there where it is used. */
function painted(svg: string): [color: string, isDim: boolean][] {
  const [, defs = '', body = svg] = /<defs>([^]*)<\/defs>([^]*)/.exec(svg) ?? [];
  const found: [string, boolean][] = [];
  const visit = (text: string, around: boolean): void => {
    const open = [around];
    for (const [tag] of text.matchAll(/<[^>]+>/g)) {
      if (tag.startsWith('</')) {
        open.pop();
        continue;
      }
      const isDim = open.includes(true) || tag.includes(' opacity="0.3"');
      const [, fill] = / fill="(#\w+)"/.exec(tag) ?? [];
      if (fill && fill !== '#FFFFFF') found.push([fill, isDim]);
      const [, used] = /<use [^>]*href="#(\w+)"/.exec(tag) ?? [];
      if (used) visit(definition(defs, used), isDim);
      if (!tag.endsWith('/>')) open.push(isDim);
    }
  };
  visit(body, false);
  return found;
}

/** Definitions stand side by side. */
function definition(defs: string, id: string): string {
  const start = defs.indexOf(` id="${id}"`);
  const end = defs.slice(start).search(/<[^/][^>]* id="/);
  return `<g${end < 0 ? defs.slice(start) : defs.slice(start, start + end)}`;
}

describe('a symbol that is open in its place', () => {
  const within = (...places: InstancePlace[]): TimelineId => ({
    symbol: places.length === 1 ? 'bird' : 'wing',
    within: places,
  });

  it('It is found by what is at a point', () => {
    const engine = opened();
    const picked = engine.elementAt({ id: { scene: 0 }, frame: 0, x: 105, y: 55 });
    expect(picked).toMatchObject({ item: 'bird', layer: BIRD.layer, index: BIRD.index });
    // Points are those of its own plane.
    expect(engine.elementAt({ id: within(BIRD), frame: 0, x: 6, y: 12 })).toMatchObject({
      item: 'wing',
      index: WING.index,
    });
  });

  it('It is seen where it is, as it is seen there', () => {
    const { view, matrix, layers } = opened().timeline({ id: within(BIRD) });
    expect(view).toEqual({ x: 0, y: 0, width: 300, height: 200 });
    expect(matrix).toEqual([2, 0, 0, 1, 100, 50]);
    expect(layers).toHaveLength(1);
    expect(opened().timeline({ id: within(BIRD, WING) }).matrix).toEqual([2, 0, 0, 1, 110, 57]);
    expect(opened().timeline({ id: { scene: 0 } }).matrix).toEqual([1, 0, 0, 1, 0, 0]);
  });

  it('It is not dimmed, and what is around it is; the instance itself is there once', () => {
    const engine = opened();
    expect(painted(engine.frame({ id: { scene: 0 }, frame: 0 }).svg)).toEqual([
      [GREEN, false],
      [BLUE, false],
      [RED, false],
    ]);
    expect(painted(engine.frame({ id: within(BIRD), frame: 0 }).svg)).toEqual([
      [RED, true],
      [GREEN, false],
      [BLUE, false],
    ]);
    expect(painted(engine.frame({ id: within(BIRD, WING), frame: 1 }).svg)).toEqual([
      [RED, true],
      [GREEN, true],
      ['#0000EE', false],
    ]);
  });

  it('It plays there', async () => {
    const engine = opened();
    const id = within(BIRD);
    expect(await engine.film({ id })).toEqual({ frameCount: 2, differsFromTimeline: true });
    expect(painted(engine.filmFrame({ id, frame: 1 }).svg)).toEqual([
      [RED, true],
      [GREEN, false],
      ['#0000EE', false],
    ]);
  });

  it('It must be there', () => {
    const id = within({ ...BIRD, index: 3 });
    expect(() => opened().timeline({ id })).toThrow('the instance is not there any more');
  });

  it('It shows what a script changed around it', () => {
    const engine = opened();
    const before = engine.frame({ id: within(BIRD), frame: 0 });
    expect(engine.frame({ id: within(BIRD), frame: 0 })).toBe(before);
    engine.run({ source: '$("*:symbol").attr("x", 0);', name: 'a.jsfl' });
    expect(engine.timeline({ id: within(BIRD) }).matrix).toEqual([2, 0, 0, 1, 0, 50]);
  });
});
