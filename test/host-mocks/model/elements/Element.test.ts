import { box, layer, only, stage } from './support';

const MATRIX = '<matrix><Matrix a="2" b="0.5" tx="10" ty="20"/></matrix>';
const PIVOT = '<transformationPoint><Point x="5" y="7"/></transformationPoint>';
const symbol = (attributes = '', children = PIVOT): string =>
  `<DOMSymbolInstance libraryItemName="s" ${attributes}>${children}</DOMSymbolInstance>`;
/** A symbol with a rectangle of 40 by 20 px, from 10, 10. */
const SYMBOLS = { s: layer([[1, box(10, 10, 40, 20)]]) };

describe('Elements: what they read', () => {
  it('A symbol without a matrix is where its content is', () => {
    const element = only(symbol(), SYMBOLS);
    expect(element).toMatchObject({ x: 0, y: 0, left: 10, top: 10, width: 40, height: 20 });
    expect(element).toMatchObject({
      scaleX: 1,
      scaleY: 1,
      rotation: 0,
      skewX: 0,
      skewY: 0,
      transformX: 5,
      transformY: 7,
    });
    expect(element.matrix).toEqual({ a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 });
    expect(element.getTransformationPoint()).toEqual({ x: 5, y: 7 });
  });

  it('The matrix carries content and transformation point into the parent', () => {
    const element = only(symbol('', MATRIX + PIVOT), SYMBOLS);
    // x' = 2x + 10, y' = x/2 + y + 20
    expect(element).toMatchObject({
      x: 10,
      y: 20,
      left: 30,
      top: 35,
      width: 80,
      height: 40,
      transformX: 20,
      transformY: 29.5,
    });
  });

  it('An item that is missing has no extent and is at its place', () => {
    const element = only(symbol('', MATRIX), {});
    expect(element).toMatchObject({ left: 10, top: 20, width: 0, height: 0 });
  });

  it.each([
    ['a raw shape', box(10, 10, 40, 20), { x: 30, y: 20, left: 10, top: 10, transformX: 30, transformY: 20 }],
    [
      'a group',
      `<DOMGroup><members>${box(0, 0, 10, 10)}${box(90, 40, 10, 10)}</members></DOMGroup>`,
      { x: 50, y: 25, left: 0, width: 100, height: 50 },
    ],
    [
      'a group with a matrix, which its members do not take part in',
      `<DOMGroup>${MATRIX}<members>${box(0, 0, 10, 10)}</members></DOMGroup>`,
      { left: 0, width: 10, height: 10 },
    ],
    [
      'a drawing object',
      box(10, 10, 40, 20).replace('<DOMShape>', `<DOMShape isDrawingObject="true">${MATRIX}`),
      { left: 30, width: 80, x: 70, y: 55 },
    ],
    [
      'a text, with its gutter of 2 px',
      '<DOMStaticText width="100" height="20" left="3"><matrix><Matrix tx="50" ty="60"/></matrix></DOMStaticText>',
      { x: 51, y: 58, left: 51, top: 58, width: 104, height: 24 },
    ],
    [
      'a primitive rectangle',
      '<DOMRectangleObject x="5" y="5" objectWidth="10" objectHeight="20"/>',
      { left: 5, top: 5, width: 10, height: 20, x: 10, y: 15 },
    ],
    [
      'a video',
      '<DOMVideoInstance libraryItemName="v" frameRight="160" frameBottom="80"/>',
      { left: 0, width: 8, height: 4 },
    ],
    ['TLF text', '<DOMTLFText right="200" bottom="100"/>', { left: 0, width: 10, height: 5 }],
  ])('%s', (_, source, expected) => {
    expect(only(source)).toMatchObject(expected);
  });

  it('A bitmap is as large as its item', () => {
    const media = '<DOMBitmapItem name="b" frameRight="400" frameBottom="200"/>';
    const [bitmap] = stage('<DOMBitmapInstance libraryItemName="b"/>', {}, { media }).elements;
    expect(bitmap).toMatchObject({
      width: 20,
      height: 10,
      hPixels: 20,
      vPixels: 10,
      transformX: 10,
      transformY: 5,
    });
  });

  it('The depth counts from the back', () => {
    const { elements } = stage(box(0, 0, 1, 1) + symbol());
    expect(elements.map(({ depth }) => depth)).toEqual([1, 2]);
  });

  it('Shapes have neither name nor lock', () => {
    const shape = only('<DOMShape name="n" locked="true"/>');
    shape.name = 'other';
    shape.locked = true;
    expect([shape.name, shape.locked]).toEqual(['', false]);
  });
});

describe('Elements: persistent data', () => {
  it('Persistent data are kept on instances of symbols and bitmaps', () => {
    const made = stage(symbol('', ''), SYMBOLS);
    const [element] = made.elements;
    expect([element.hasPersistentData('n'), element.getPersistentData('n')]).toEqual([false, 0]);
    element.setPersistentData('n', 'integer', 12);
    expect([element.hasPersistentData('n'), element.getPersistentData('n')]).toEqual([true, 12]);
    expect(made.source()).toContain('<persistentData><PD n="n" t="i" v="12"/></persistentData>');
    expect([element.removePersistentData('n'), element.removePersistentData('n')]).toEqual([true, false]);
    expect(made.source()).not.toContain('persistentData');
  });

  it('Persistent data are refused on other elements', () => {
    expect(() => {
      only(box(0, 0, 1, 1)).setPersistentData('n', 'string', 'v');
    }).toThrow(/only instances of symbols and bitmaps/);
  });
});
