import fc from 'fast-check';
import { HostError } from '../../../document/checks/HostError';
import type { Element } from '../../../host-mocks/model/elements/Element';
import { describeDocuments } from '../../support/documents';
import { openReal } from '../../support/openModel';
import { box, everyElement, layer, only, stage } from '../../host-mocks/model/elements/support';

const MATRIX = '<matrix><Matrix a="2" b="0.5" tx="10" ty="20"/></matrix>';
const PIVOT = '<transformationPoint><Point x="5" y="7"/></transformationPoint>';
const symbol = (attributes = '', children = PIVOT): string =>
  `<DOMSymbolInstance libraryItemName="s" ${attributes}>${children}</DOMSymbolInstance>`;
/** A symbol with a rectangle of 40 by 20 px, from 10, 10. */
const SYMBOLS = { s: layer([[1, box(10, 10, 40, 20)]]) };

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

  it.each<[string, string, (element: Element) => void, string]>([
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
    [
      'scaleX',
      symbol(),
      (e) => (e.scaleX = 2),
      symbol('', `<matrix><Matrix a="2" tx="-5"/></matrix>${PIVOT}`),
    ],
    [
      'scaleY below zero',
      symbol(),
      (e) => (e.scaleY = -1),
      symbol('', `<matrix><Matrix d="-1" ty="14"/></matrix>${PIVOT}`),
    ],
    [
      'rotation by 90',
      symbol(),
      (e) => (e.rotation = 90),
      symbol('', `<matrix><Matrix a="0" b="1" c="-1" d="0" tx="12" ty="2"/></matrix>${PIVOT}`),
    ],
    [
      'rotation by 30, in steps of 1/65536',
      symbol(),
      (e) => (e.rotation = 30),
      symbol(
        '',
        `<matrix><Matrix a="0.866027832031250" b="0.5" c="-0.5" d="0.866027832031250" tx="4.15" ty="-1.55"/></matrix>${PIVOT}`.replace(
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

  it('A raw shape is moved by its edges, gradients and transformation point', () => {
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

  it('A group is moved by its members, at any depth', () => {
    const group = (x: number): string =>
      `<DOMGroup><members><DOMGroup><members>${box(x, 0, 10, 10)}</members></DOMGroup>` +
      `<DOMSymbolInstance libraryItemName="s"><matrix><Matrix tx="${x + 5}"/></matrix></DOMSymbolInstance></members></DOMGroup>`;
    expect(change(group(10), (element) => (element.x += 10))).toBe(group(20));
  });

  it('A group notes how it was turned, and its members are', () => {
    const made = stage(`<DOMGroup><members>${box(0, 0, 20, 10)}</members></DOMGroup>`);
    const [group] = made.elements;
    group.rotation = 90;
    expect(group).toMatchObject({ rotation: 90, x: 10, y: 5, left: 5, top: -5, width: 10, height: 20 });
    group.rotation = 0;
    expect(group).toMatchObject({ rotation: 0, left: 0, top: 0, width: 20, height: 10 });
    expect(made.source()).toBe(`<DOMGroup><members>${box(0, 0, 20, 10)}</members></DOMGroup>`);
  });

  it('A drawing object turns about its centre', () => {
    const object = only(box(0, 0, 40, 20).replace('<DOMShape>', '<DOMShape isDrawingObject="true">'));
    object.rotation = 90;
    expect(object).toMatchObject({ x: 20, y: 10, left: 10, top: -10, width: 20, height: 40, rotation: 90 });
  });

  it('The transformation point of shapes is set in the coordinates of the parent', () => {
    const object = only(
      box(0, 0, 40, 20).replace('<DOMShape>', `<DOMShape isDrawingObject="true">${MATRIX}`),
    );
    object.setTransformationPoint({ x: 50, y: 60 });
    expect(object.getTransformationPoint()).toEqual({ x: 50, y: 60 });
    expect(object).toMatchObject({ transformX: 50, transformY: 60 });
  });

  it('A scale of 0 can be followed by another one', () => {
    const element = only(symbol(), SYMBOLS);
    element.scaleX = 0;
    expect(element.width).toBe(0);
    element.scaleX = 1;
    expect(element.width).toBe(40);
  });

  it('An element without width cannot be given one', () => {
    const line = only('<DOMShape><edges><Edge strokeStyle="1" edges="!0 0|0 200"/></edges></DOMShape>');
    line.width = 50;
    expect(line).toMatchObject({ width: 0, height: 10 });
  });

  it.each<[string, (element: Element) => void, RegExp]>([
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

  it('Coordinates stay as they are set without the switch roundToTwips', () => {
    const made = stage(symbol('', ''), SYMBOLS, { switches: { roundToTwips: false } });
    made.elements[0].x = 0.033;
    expect(made.elements[0].x).toBe(0.033);
    expect(made.source()).toContain('tx="0.033"');
  });

  it('The registration point stays where it is with the switch transformsAbout', () => {
    const made = stage(symbol('', MATRIX + PIVOT), SYMBOLS, {
      switches: { transformsAbout: 'registrationPoint' },
    });
    const [element] = made.elements;
    Object.assign(element, { rotation: 30, scaleX: 2, skewY: 10 });
    expect([element.x, element.y]).toEqual([10, 20]);
  });

  it('The transformation point stays where it is, to the twip, when scales and angles are set', () => {
    const angle = fc.integer({ min: -179, max: 180 });
    fc.assert(
      fc.property(fc.constantFrom('skewX', 'skewY', 'rotation'), angle, (name, value) => {
        const element = only(symbol('', MATRIX + PIVOT), SYMBOLS);
        const { transformX, transformY } = element;
        Object.assign(element, { scaleX: 1.5, [name]: value });
        expect(Math.abs(element.transformX - transformX)).toBeLessThan(0.11);
        expect(Math.abs(element.transformY - transformY)).toBeLessThan(0.11);
      }),
    );
  });

  it('Skews, scales and a rotation that were set read back, whatever the matrix was', () => {
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
      }),
      { numRuns: 60 },
    );
  });
});

describeDocuments('Elements of real documents', () => {
  it.each(['demo', 'sample-element', 'tests', 'flump'])(
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
