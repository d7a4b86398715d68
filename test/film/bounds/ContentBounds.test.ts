import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { box, layer, only, stage } from '../../host-mocks/model/elements/support';

/** A symbol whose frames 0 to 5 are boxes 10, 20, … 60 px wide. */
const GROWING = layer([1, 2, 3, 4, 5, 6].map((size) => [1, box(0, 0, size * 10, 5)]));

const place = (item: string, attributes = '', matrix = ''): string =>
  `<DOMSymbolInstance libraryItemName="${item}" ${attributes}>${matrix && `<matrix><Matrix ${matrix}/></matrix>`}</DOMSymbolInstance>`;

describe('The frame that an instance shows', () => {
  it.each([
    ['a movie clip its first', '', 10],
    ['a button its first', 'symbolType="button" firstFrame="2"', 10],
    ['a graphic its first frame by default', 'symbolType="graphic" loop="loop"', 10],
    ['a graphic the one that it starts with', 'symbolType="graphic" loop="loop" firstFrame="2"', 30],
    ['a single frame', 'symbolType="graphic" loop="single frame" firstFrame="5"', 60],
    ['at most the last', 'symbolType="graphic" loop="play once" firstFrame="99"', 60],
  ])('%s', (_, attributes, width) => {
    expect(only(place('g', attributes), { g: GROWING }).width).toBe(width);
  });

  it.each([
    ['loop', 'loop="loop" firstFrame="1"', [20, 30, 40, 50, 60, 10, 20, 30]],
    ['play once', 'loop="play once" firstFrame="3"', [40, 50, 60, 60, 60, 60, 60, 60]],
    ['single frame', 'loop="single frame" firstFrame="3"', [40, 40, 40, 40, 40, 40, 40, 40]],
    ['loop between two frames', 'loop="loop" firstFrame="1" lastFrame="3"', [20, 30, 40, 20, 30, 40, 20, 30]],
    ['loop reverse', 'loop="loop reverse" firstFrame="1"', [20, 10, 60, 50, 40, 30, 20, 10]],
    ['play once reverse', 'loop="play once reverse" firstFrame="2"', [30, 20, 10, 10, 10, 10, 10, 10]],
  ])('%s: a nested graphic runs with the timeline that it is on', (_, attributes, widths) => {
    const outer = layer([[1, ''], [10, place('g', `symbolType="graphic" ${attributes}`)]]); // prettier-ignore
    const seen = widths.map((_width, elapsed) => {
      const shown = place('outer', `symbolType="graphic" loop="single frame" firstFrame="${elapsed + 1}"`);
      return only(shown, { g: GROWING, outer }).width;
    });
    expect(seen).toEqual(widths);
  });
});

describe('What counts', () => {
  it('Guide and hidden layers count, cameras do not', () => {
    const wide = layer([[1, box(0, 0, 90, 5)]], 'layerType="guide"');
    const hidden = layer([[1, box(0, 0, 5, 80)]], 'visible="false"');
    const camera = layer([[1, box(0, 0, 999, 999)]], 'layerType="camera"');
    const { elements, document } = stage(place('s'), { s: wide + hidden + camera });
    expect([elements[0].width, elements[0].height]).toEqual([90, 80]);
    const timeline = document.itemAt('s')!.node.child('timeline')!.child('DOMTimeline')!;
    expect(ContentBounds.of(document.film).ofFrame(timeline, 0, { hidden: false })).toEqual({
      left: 0,
      top: 0,
      right: 90,
      bottom: 5,
    });
  });

  it('A layer that has ended does not count', () => {
    const ended = layer([[1, box(0, 0, 99, 99)]]) + layer([[3, box(0, 0, 10, 10)]]);
    expect(only(place('s', 'symbolType="graphic" loop="loop" firstFrame="1"'), { s: ended }).width).toBe(10);
  });

  it('A turned symbol is as large as its turned curves, not as its turned box', () => {
    const circle = '<DOMOvalObject x="-50" y="-50" objectWidth="100" objectHeight="100"/>';
    const inner = layer([[1, circle]]);
    const outer = layer([[1, place('inner')]]);
    const element = only(place('outer', '', 'a="0.5" b="0.5" c="-0.5" d="0.5"'), { inner, outer });
    expect(Math.abs(element.width - 100 * Math.SQRT1_2)).toBeLessThan(0.5);
  });

  it('Symbols that hold themselves end there', () => {
    const symbols = {
      a: layer([[1, box(0, 0, 10, 10) + place('b', '', 'tx="20"')]]),
      b: layer([[1, box(0, 0, 5, 5) + place('a', '', 'b="0.1" tx="100"') + place('b')]]),
    };
    expect(only(place('a'), symbols)).toMatchObject({ left: 0, width: 25, height: 10 });
    expect(only(place('b'), symbols)).toMatchObject({ left: 0, width: 110 });
  });

  it('Twenty levels of symbols that hold the next one twice are measured in no time', () => {
    const symbols: Record<string, string> = { s20: layer([[1, box(0, 0, 1, 1)]]) };
    for (let i = 0; i < 20; i++)
      symbols[`s${i}`] = layer([[1, place(`s${i + 1}`) + place(`s${i + 1}`, '', 'tx="1"')]]);
    expect(only(place('s0'), symbols).width).toBe(21);
  });
});

describe('Symbols in symbols in symbols', () => {
  const DEEP = 1500;
  const nested = (innermost: string): Record<string, string> => ({
    ...Object.fromEntries(
      Array.from({ length: DEEP }, (_, i) => [`s${i}`, layer([[1, place(`s${i + 1}`, '', 'tx="1"')]])]),
    ),
    [`s${DEEP}`]: innermost,
  });

  it('1,500 levels are measured, from each level on', () => {
    const { document, elements } = stage(place('s0'), nested(layer([[1, box(0, 0, 10, 5)]])));
    expect(elements[0]).toMatchObject({ left: DEEP, width: 10, height: 5 });
    for (const level of [0, 700, DEEP - 1]) {
      const timeline = document.itemAt(`s${level}`)!.node.child('timeline')!.child('DOMTimeline')!;
      for (const extent of ['edited', 'published', 'painted'] as const)
        expect(ContentBounds.of(document.film, extent).ofFrame(timeline, 0)).toMatchObject({
          left: DEEP - level,
          right: DEEP - level + 10,
        });
    }
  });

  /** How often items are looked up while something is done. */
  function lookUps(document: ReturnType<typeof stage>['document'], act: () => void): number {
    const looks = jest.spyOn(document, 'itemAt');
    act();
    const count = looks.mock.calls.length;
    looks.mockRestore();
    return count;
  }

  // A level is looked up when it is met, when a longer way to it is cut short, and when what is known is checked.
  it('Each level is measured once, whatever is asked', () => {
    const { document, elements } = stage(place('s0'), nested(layer([[1, box(0, 0, 10, 5)]])));
    const count = lookUps(document, () => {
      expect([elements[0].left, elements[0].width]).toEqual([DEEP, 10]);
    });
    expect(count).toBeLessThan(DEEP * 20);
  });

  it('The whole follows the innermost, and each level is measured once more', () => {
    const { document, elements } = stage(place('s0'), nested(layer([[1, box(0, 0, 10, 5)]])));
    expect(elements[0].width).toBe(10);
    const { timeline } = document.itemAt(`s${DEEP}`) as unknown as {
      timeline: { layers: { frames: { elements: { width: number }[] }[] }[] };
    };
    timeline.layers[0].frames[0].elements[0].width = 70;
    const count = lookUps(document, () => {
      expect(elements[0].width).toBe(70);
    });
    expect(count).toBeLessThan(DEEP * 20);
  });
});

describe('What was measured is measured again when it changes', () => {
  const symbols = {
    inner: layer([[1, box(0, 0, 10, 10)]]),
    outer: layer([[1, place('inner', '', 'tx="5"')]]),
  };

  it('Bounds follow a shape inside a symbol inside a symbol', () => {
    const { document, elements } = stage(place('outer'), symbols);
    expect(elements[0]).toMatchObject({ left: 5, width: 10 });
    const timeline = document.library.items.find(({ name }) => name === 'inner') as unknown as {
      timeline: { layers: { frames: { elements: { width: number; x: number }[] }[] }[] };
    };
    const [shape] = timeline.timeline.layers[0].frames[0].elements;
    shape.width = 70;
    expect(elements[0]).toMatchObject({ left: 5, width: 70 });
    shape.x += 10;
    expect(elements[0]).toMatchObject({ left: 15, width: 70 });
  });

  it('Bounds follow the item itself', () => {
    const { elements, document } = stage(place('outer'), {
      ...symbols,
      wide: layer([[1, box(0, 0, 300, 1)]]),
    });
    expect(elements[0].width).toBe(10);
    Object.assign(elements[0], { libraryItem: document.itemAt('wide') });
    expect(elements[0].width).toBe(300);
  });

  it('Bounds follow the size of a bitmap', () => {
    const media = '<DOMBitmapItem name="b" frameRight="400" frameBottom="200"/>';
    const bitmap = layer([[1, '<DOMBitmapInstance libraryItemName="b"/>']]);
    const { elements, document } = stage(place('s'), { s: bitmap }, { media });
    expect(elements[0].width).toBe(20);
    document.itemAt('b')!.node.setAttr('frameRight', '800');
    expect(elements[0].width).toBe(40);
  });
});
