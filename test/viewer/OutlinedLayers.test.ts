import { createHost } from '../../app/browser';
import { Engine } from '../../viewer/engine/Engine';
import type { ShownLayers } from '../../viewer/protocol';

const box = (fill: string): object => ({ shape: 'rectangle', width: 10, height: 10, fill });
const DOCUMENT = {
  library: [
    { name: 'dot', layers: [{ frames: [{ elements: [box('#FF0000')] }, { elements: [box('#EE0000')] }] }] },
  ],
  layers: [
    { name: 'top', color: '#112233', elements: [{ item: 'dot' }] },
    { name: 'below', color: '#445566', elements: [box('#0000FF')] },
  ],
} as Parameters<typeof createHost>[0];

function opened(): Engine {
  const engine = new Engine();
  engine.open({ source: createHost(DOCUMENT).save(), name: 'dot.fla' });
  return engine;
}

/** The picture of the layers that are painted, and the pictures of outlines over it. */
function parts(svg: string): [painted: string, ...outlines: string[]] {
  const outlines = [...svg.matchAll(/<image [^>]*href="data:image\/svg\+xml,([^"]*)"\/>/g)];
  return [svg.replace(/<image [^>]*\/>/g, ''), ...outlines.map(([, picture]) => decodeURIComponent(picture))];
}

const ID = { scene: 0 };
const frame = (layers: ShownLayers): ReturnType<typeof parts> =>
  parts(opened().frame({ id: ID, frame: 0, ...layers }).svg);

describe('layers as outlines', () => {
  it('They are not painted, and are shown in their colour over the others', () => {
    const [painted, outline, ...rest] = frame({ outlined: [0] });
    expect(rest).toEqual([]);
    expect(painted).toContain('#0000FF');
    expect(painted).not.toContain('#FF0000');
    expect(outline).toMatch(/<style>\*\{fill:none!important;stroke:#112233!important/);
    expect(outline).toContain('<path');
    expect(outline).not.toContain('#0000FF');
  });

  it('They are in the order of their layers, each a picture of its own', () => {
    const [, ...outlines] = frame({ outlined: [0, 1] });
    expect(outlines.map((outline) => /stroke:(#\w+)/.exec(outline)?.[1])).toEqual(['#445566', '#112233']);
  });

  it('They are left out where the layer is, and where there is none', () => {
    expect(frame({ outlined: [0], without: [0] })).toHaveLength(1);
    expect(frame({ outlined: [7] })).toHaveLength(1);
  });

  it('They play with the film', () => {
    const engine = opened();
    const [first, second] = [0, 1].map(
      (at) => parts(engine.filmFrame({ id: ID, frame: at, outlined: [0] }).svg)[1],
    );
    expect(first).toContain('#FF0000');
    expect(second).toContain('#EE0000');
  });

  it('They do not change the picture of all layers, which is kept', () => {
    const engine = opened();
    const before = engine.frame({ id: ID, frame: 0 });
    engine.frame({ id: ID, frame: 0, outlined: [0] });
    expect(engine.frame({ id: ID, frame: 0 })).toBe(before);
  });
});
