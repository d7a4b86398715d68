import fc from 'fast-check';
import { HostError } from '../../../../host-mocks/realm/HostError';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import { describeDocuments } from '../../../support/documents';
import { openReal } from '../../../support/openModel';
import { box, everyElement, layer, only, stage } from './support';

const MATRIX = '<matrix><Matrix a="2" b="0.5" tx="10" ty="20"/></matrix>';
const PIVOT = '<transformationPoint><Point x="5" y="7"/></transformationPoint>';
const symbol = (attributes = '', children = PIVOT): string =>
  `<DOMSymbolInstance libraryItemName="s" ${attributes}>${children}</DOMSymbolInstance>`;
/** A symbol with a rectangle of 40 by 20 px, from 10, 10. */
const SYMBOLS = { s: layer([[1, box(10, 10, 40, 20)]]) };

describe('Elements: what they read', () => {
  test('a symbol without a matrix stands where its content is', () => {
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

  test('the matrix carries content and transformation point into the parent', () => {
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

  test('an item that is missing has no extent and stands at its place', () => {
    const element = only(symbol('', MATRIX), {});
    expect(element).toMatchObject({ left: 10, top: 20, width: 0, height: 0 });
  });

  test.each([
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

  test('a bitmap is as large as its item', () => {
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

  test('depth counts from the back', () => {
    const { elements } = stage(box(0, 0, 1, 1) + symbol());
    expect(elements.map(({ depth }) => depth)).toEqual([1, 2]);
  });

  test('shapes have neither name nor lock', () => {
    const shape = only('<DOMShape name="n" locked="true"/>');
    shape.name = 'other';
    shape.locked = true;
    expect([shape.name, shape.locked]).toEqual(['', false]);
  });
});

describe('Elements: what assigning writes', () => {
  const change = (
    source: string,
    act: (element: Element) => void,
    symbols: Record<string, string> = SYMBOLS,
  ): string => {
    const made = stage(source, symbols);
    act(made.elements[0]);
    return made.source();
  };

  test.each<[string, string, (element: Element) => void, string]>([
    [
      'x on a matrix',
      symbol('', MATRIX + PIVOT),
      (e) => (e.x = 100),
      symbol('', MATRIX.replace('tx="10"', 'tx="100"') + PIVOT),
    ],
    [
      'x of what has no matrix',
      symbol(),
      (e) => (e.x = 3),
      symbol('', `<matrix><Matrix tx="3"/></matrix>${PIVOT}`),
    ],
    [
      'back to the identity',
      symbol('', `<matrix><Matrix tx="3"/></matrix>${PIVOT}`),
      (e) => (e.x = 0),
      symbol(),
    ],
    ['twips', symbol(), (e) => (e.y = 0.03), symbol('', `<matrix><Matrix ty="0.05"/></matrix>${PIVOT}`)],
    ['the same value', symbol('', MATRIX + PIVOT), (e) => (e.x = 10), symbol('', MATRIX + PIVOT)],
    ['scaleX', symbol(), (e) => (e.scaleX = 2), symbol('', `<matrix><Matrix a="2"/></matrix>${PIVOT}`)],
    [
      'scaleY below zero',
      symbol(),
      (e) => (e.scaleY = -1),
      symbol('', `<matrix><Matrix d="-1"/></matrix>${PIVOT}`),
    ],
    [
      'rotation by 90',
      symbol(),
      (e) => (e.rotation = 90),
      symbol('', `<matrix><Matrix a="0" b="1" c="-1" d="0"/></matrix>${PIVOT}`),
    ],
    [
      'rotation by 30, in steps of 1/65536',
      symbol(),
      (e) => (e.rotation = 30),
      symbol(
        '',
        `<matrix><Matrix a="0.866027832031250" b="0.5" c="-0.5" d="0.866027832031250"/></matrix>${PIVOT}`.replace(
          /50"/g,
          '5"',
        ),
      ),
    ],
    [
      'width, the left side stays',
      symbol(),
      (e) => (e.width = 80),
      symbol('', `<matrix><Matrix a="2" tx="-10"/></matrix>${PIVOT}`),
    ],
    [
      'transformX moves',
      symbol(),
      (e) => (e.transformX = 6),
      symbol('', `<matrix><Matrix tx="1"/></matrix>${PIVOT}`),
    ],
    [
      'setTransformationPoint does not',
      symbol(),
      (e) => {
        e.setTransformationPoint({ x: 1, y: 0 });
      },
      symbol('', '<transformationPoint><Point x="1"/></transformationPoint>'),
    ],
    [
      'matrix',
      symbol(),
      (e) => (e.matrix = { a: 1, b: 0, c: 0.5, d: 1, tx: 7, ty: 0 }),
      symbol('', `<matrix><Matrix c="0.5" tx="7"/></matrix>${PIVOT}`),
    ],
    [
      'name',
      symbol(),
      (e) => (e.name = 'a'),
      symbol('').replace('libraryItemName="s"', 'libraryItemName="s" name="a"'),
    ],
    ['an empty name', symbol('name="a"'), (e) => (e.name = ''), symbol()],
    ['locked', symbol('locked="true"'), (e) => (e.locked = false), symbol()],
  ])('%s', (_, source, act, expected) => {
    const squeeze = (text: string): string => text.replace(/\s+(?=\/?>)/g, '').replace(/>\s+</g, '><');
    expect(squeeze(change(source, act))).toBe(squeeze(expected));
  });

  test('a raw shape is moved by its edges, gradients and transformation point', () => {
    const raw =
      '<DOMShape><transformationPoint><Point x="5" y="5"/></transformationPoint><fills><FillStyle index="1">' +
      '<LinearGradient><matrix><Matrix a="0.01" tx="5" ty="5"/></matrix></LinearGradient></FillStyle></fills>' +
      '<edges><Edge fillStyle1="1" edges="!0 0S2|200 0!200 0|200 #C8.4!200 #C8.4|0 0"/><Edge cubics="!0 0(;1,2 3,4 5,6q0 0 5 6);"/></edges></DOMShape>';
    expect(change(raw, (shape) => (shape.x += 10))).toBe(
      raw
        .replace('Point x="5"', 'Point x="15"')
        .replace('tx="5"', 'tx="15"')
        .replace(
          '!0 0S2|200 0!200 0|200 #C8.4!200 #C8.4|0 0',
          '!200 0S2|400 0!400 0|400 #C8.4!400 #C8.4|200 0',
        )
        .replace('!0 0(;1,2 3,4 5,6q0 0 5 6);', '!200 0(;201,2 203,4 205,6q200 0 205 6);'),
    );
  });

  test('a group is moved by its members, at any depth', () => {
    const group = (x: number): string =>
      `<DOMGroup><members><DOMGroup><members>${box(x, 0, 10, 10)}</members></DOMGroup>` +
      `<DOMSymbolInstance libraryItemName="s"><matrix><Matrix tx="${x + 5}"/></matrix></DOMSymbolInstance></members></DOMGroup>`;
    expect(change(group(10), (element) => (element.x += 10))).toBe(group(20));
  });

  test('a group notes how it was turned, and its members are', () => {
    const made = stage(`<DOMGroup><members>${box(0, 0, 20, 10)}</members></DOMGroup>`);
    const [group] = made.elements;
    group.rotation = 90;
    expect(group).toMatchObject({ rotation: 90, x: 10, y: 5, left: 5, top: -5, width: 10, height: 20 });
    group.rotation = 0;
    expect(group).toMatchObject({ rotation: 0, left: 0, top: 0, width: 20, height: 10 });
    expect(made.source()).toBe(`<DOMGroup><members>${box(0, 0, 20, 10)}</members></DOMGroup>`);
  });

  test('a drawing object turns about its centre', () => {
    const object = only(box(0, 0, 40, 20).replace('<DOMShape>', '<DOMShape isDrawingObject="true">'));
    object.rotation = 90;
    expect(object).toMatchObject({ x: 20, y: 10, left: 10, top: -10, width: 20, height: 40, rotation: 90 });
  });

  test('the transformation point of shapes is set in the coordinates of the parent', () => {
    const object = only(
      box(0, 0, 40, 20).replace('<DOMShape>', `<DOMShape isDrawingObject="true">${MATRIX}`),
    );
    object.setTransformationPoint({ x: 50, y: 60 });
    expect(object.getTransformationPoint()).toEqual({ x: 50, y: 60 });
    expect(object).toMatchObject({ transformX: 50, transformY: 60 });
  });

  test('setting a scale of 0 and another again works', () => {
    const element = only(symbol(), SYMBOLS);
    element.scaleX = 0;
    expect(element.width).toBe(0);
    element.scaleX = 1;
    expect(element.width).toBe(40);
  });

  test('what has no width cannot be given one', () => {
    const line = only('<DOMShape><edges><Edge strokeStyle="1" edges="!0 0|0 200"/></edges></DOMShape>');
    line.width = 50;
    expect(line).toMatchObject({ width: 0, height: 10 });
  });

  test.each<[string, (element: Element) => void, RegExp]>([
    ['x', (e) => (e.x = NaN), /Element\.x: expected a number, got NaN/],
    ['width', (e) => (e.width = -1), /Element\.width: expected a number from 0/],
    [
      'rotation',
      (e) => (e.rotation = 'left' as unknown as number),
      /Element\.rotation: expected a number, got "left"/,
    ],
    [
      'matrix',
      (e) => (e.matrix = { a: 1 } as Element['matrix']),
      /Element\.matrix: b: expected a number, got undefined/,
    ],
    [
      'matrix',
      (e) => (e.matrix = null as unknown as Element['matrix']),
      /Element\.matrix: expected a Matrix object/,
    ],
    [
      'the transformation point',
      (e) => {
        e.setTransformationPoint([1, 2] as unknown as { x: number; y: number });
      },
      /expected a point with x and y, got an Array/,
    ],
  ])('a wrong value for %s is refused before anything changes', (_, act, message) => {
    const made = stage(symbol('', MATRIX + PIVOT), SYMBOLS);
    expect(() => {
      act(made.elements[0]);
    }).toThrow(HostError);
    expect(() => {
      act(made.elements[0]);
    }).toThrow(message);
    expect(made.source()).toBe(symbol('', MATRIX + PIVOT));
  });

  test('without the switch roundToTwips coordinates stay as they are set', () => {
    const made = stage(symbol('', ''), SYMBOLS, { switches: { roundToTwips: false } });
    made.elements[0].x = 0.033;
    expect(made.elements[0].x).toBe(0.033);
    expect(made.source()).toContain('tx="0.033"');
  });

  test('what is set reads back, whatever the matrix was', () => {
    const angle = fc.integer({ min: -179, max: 180 });
    const scale = fc.integer({ min: 10, max: 500 }).map((value) => value / 100);
    fc.assert(
      fc.property(angle, angle, scale, scale, angle, (skewX, skewY, scaleX, scaleY, rotation) => {
        const element = only(symbol('', MATRIX + PIVOT), SYMBOLS);
        Object.assign(element, { skewX, skewY, scaleX, scaleY });
        for (const [name, value] of Object.entries({ skewX, skewY, scaleX, scaleY })) {
          const seen = element[name as 'skewX'];
          expect(Math.abs(((((seen - value) % 360) + 540) % 360) - 180)).toBeLessThan(0.02);
        }
        element.rotation = rotation;
        expect(Math.abs(((((element.skewY - rotation) % 360) + 540) % 360) - 180)).toBeLessThan(0.02);
        expect([element.x, element.y]).toEqual([10, 20]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('Elements: persistent data', () => {
  test('is kept on instances of symbols and bitmaps', () => {
    const made = stage(symbol('', ''), SYMBOLS);
    const [element] = made.elements;
    expect([element.hasPersistentData('n'), element.getPersistentData('n')]).toEqual([false, 0]);
    element.setPersistentData('n', 'integer', 12);
    expect([element.hasPersistentData('n'), element.getPersistentData('n')]).toEqual([true, 12]);
    expect(made.source()).toContain('<persistentData><PD n="n" t="i" v="12"/></persistentData>');
    expect([element.removePersistentData('n'), element.removePersistentData('n')]).toEqual([true, false]);
    expect(made.source()).not.toContain('persistentData');
  });

  test('is refused on others', () => {
    expect(() => {
      only(box(0, 0, 1, 1)).setPersistentData('n', 'string', 'v');
    }).toThrow(/only instances of symbols and bitmaps/);
  });
});

describeDocuments('Elements of real documents', () => {
  test.each(['demo', 'sample-element', 'tests', 'flump'])(
    '%s: moving there and back leaves the file as it was',
    (name) => {
      const document = openReal(name);
      const elements = everyElement(document).filter((_, i) => i % 7 === 0);
      const files = [...new Set(elements.map(({ node }) => node.file!))];
      const before = files.map((file) => file.serialize());
      for (const element of elements) {
        const { left, top, width, height, x, transformY } = element;
        element.x += 12.35;
        element.y -= 3;
        expect(Math.abs(element.left - left - 12.35)).toBeLessThan(0.051);
        expect(Math.abs(element.top - top + 3)).toBeLessThan(0.051);
        expect(Math.abs(element.width - width) + Math.abs(element.height - height)).toBeLessThan(0.11);
        element.x -= 12.35;
        element.y += 3;
        expect(element.x).toBeCloseTo(x, 9);
        expect(element.transformY).toBeCloseTo(transformY, 9);
      }
      const squeeze = (text: string): string => text.replace(/\s+/g, ' ');
      files.forEach((file, i) => expect(squeeze(file.serialize()) === squeeze(before[i])).toBe(true));
    },
  );
});
