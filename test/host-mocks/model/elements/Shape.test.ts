import type { Shape } from '../../../../host-mocks/model/elements/Shape';
import { box, only, stage } from './support';

const shapeWith = (fills: string, strokes: string, edges: string): string =>
  `<DOMShape><fills>${fills}</fills><strokes>${strokes}</strokes><edges>${edges}</edges></DOMShape>`;
const square = only.bind(null, box(0, 0, 10, 10)) as () => Shape;

describe('Shapes: what they are', () => {
  it.each([
    ['a raw shape', box(0, 0, 1, 1), []],
    ['a floating shape', '<DOMShape isFloating="true"/>', ['isFloating']],
    [
      'a drawing object, which is a group too',
      '<DOMShape isDrawingObject="true"/>',
      ['isDrawingObject', 'isGroup'],
    ],
    ['a group', '<DOMGroup/>', ['isGroup']],
    ['a primitive rectangle', '<DOMRectangleObject/>', ['isRectangleObject']],
    ['a primitive oval', '<DOMOvalObject/>', ['isOvalObject']],
  ])('%s', (_, source, expected) => {
    const shape = only<Shape>(source);
    const flags = ['isDrawingObject', 'isFloating', 'isGroup', 'isOvalObject', 'isRectangleObject'] as const;
    expect(flags.filter((name) => shape[name])).toEqual(expected);
    expect(shape.elementType).toBe('shape');
  });

  it('Primitives say how they are made', () => {
    const oval =
      '<DOMOvalObject objectWidth="9" objectHeight="9" startAngle="30.5" endAngle="90" innerRadius="20" closePath="false"/>';
    expect(only(oval)).toMatchObject({ startAngle: 30.5, endAngle: 90, innerRadius: 20, closePath: false });
    const rectangle =
      '<DOMRectangleObject lockFlag="true" topLeftRadius="3" topRightRadius="4" bottomLeftRadius="5"/>';
    const expected = {
      lockFlag: true,
      topLeftRadius: 3,
      topRightRadius: 4,
      bottomLeftRadius: 5,
      bottomRightRadius: 0,
    };
    expect(only(rectangle)).toMatchObject(expected);
  });

  it('Members of a group are its elements but raw shapes', () => {
    const members = box(0, 0, 1, 1) + '<DOMShape isDrawingObject="true"/><DOMGroup/><DOMStaticText/>';
    const group = only<Shape>(`<DOMGroup><members>${members}</members></DOMGroup>`);
    expect(group.members.map(({ node }) => node.name)).toEqual(['DOMShape', 'DOMGroup', 'DOMStaticText']);
    expect(group.everyMember.length).toBe(4);
    expect(group.members[1]).toBe(group.members[1]);
    expect(group.members[0].layer).toBe(group.layer);
  });

  it('A group has the outlines of its raw shapes, not those of its members', () => {
    const drawing = box(0, 0, 3, 3).replace('<DOMShape', '<DOMShape isDrawingObject="true"');
    const inner = `<DOMGroup><members>${box(5, 5, 1, 1)}</members></DOMGroup>`;
    const group = only<Shape>(`<DOMGroup><members>${box(1, 2, 8, 9)}${drawing}${inner}</members></DOMGroup>`);
    const places = group.vertices.map(({ x, y }) => `${x},${y}`);
    expect(places).toEqual(['1,2', '9,2', '9,11', '1,11']);
    expect(group.contours.map(({ interior }) => interior)).toEqual([false, true]);
    expect(group.contours[1].fill).toMatchObject({ style: 'solid', color: '#FF0000' });
    expect([group.edges.length, group.numCubicSegments]).toEqual([4, 4]);
    expect(group.edges[2]).toBe(group.edges[2]);
  });

  it.each(['<DOMGroup/>', '<DOMGroup><members><DOMShape isDrawingObject="true"/></members></DOMGroup>'])(
    'A group without a raw shape has no outline: %s',
    (source) => {
      const { contours, edges, vertices, numCubicSegments } = only<Shape>(source);
      expect([contours, edges, vertices, numCubicSegments]).toEqual([[], [], [], 0]);
    },
  );

  it('An edit of a group edits its raw shape', () => {
    const { elements, source } = stage(`<DOMGroup><members>${box(0, 0, 8, 8)}</members></DOMGroup>`);
    const group = elements[0] as Shape;
    group.beginEdit();
    group.contours[1].fill = { style: 'solid', color: '#00FF00' } as never;
    group.deleteEdge(0);
    expect(() => group.deleteEdge(7)).toThrow('the shape has 3 edges, there is none at 7');
    group.endEdit();
    expect([group.edges.length, source().includes('#00FF00')]).toEqual([3, true]);
  });
});

describe('Shapes: fills and strokes', () => {
  const entries = '<GradientEntry color="#FFFFFF" ratio="0"/><GradientEntry alpha="0" ratio="1"/>';
  it.each([
    ['<SolidColor/>', { style: 'solid', color: '#000000' }],
    ['<SolidColor color="#ff0000" alpha="0.2"/>', { style: 'solid', color: '#FF000033' }],
    [
      `<LinearGradient spreadMethod="repeat">${entries}</LinearGradient>`,
      {
        style: 'linearGradient',
        colorArray: ['#FFFFFF', '#00000000'],
        posArray: [0, 255],
        overflow: 'repeat',
        linearRGB: false,
      },
    ],
    [
      `<RadialGradient focalPointRatio="-0.5" interpolationMethod="linearRGB"><matrix><Matrix tx="3"/></matrix>${entries}</RadialGradient>`,
      {
        style: 'radialGradient',
        focalPoint: -127,
        overflow: 'extend',
        linearRGB: true,
        matrix: { a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 0 },
      },
    ],
    ['<BitmapFill bitmapPath="f/b"/>', { style: 'bitmap', bitmapPath: 'f/b', bitmapIsClipped: false }],
  ])('%s', (paint, expected) => {
    const shape = only<Shape>(
      shapeWith(
        `<FillStyle index="1">${paint}</FillStyle>`,
        '',
        '<Edge fillStyle1="1" edges="!0 0|20 0|20 20|0 0"/>',
      ),
    );
    expect(shape.contours[1].fill).toMatchObject(expected);
  });

  const solid = '<fill><SolidColor color="#112233"/></fill>';
  it.each([
    [
      `<SolidStroke scaleMode="normal" weight="2.5" caps="square" joints="miter" miterLimit="4" pixelHinting="true">${solid}</SolidStroke>`,
      {
        style: 'solid',
        thickness: 2.5,
        color: '#112233',
        capType: 'square',
        joinType: 'miter',
        miterLimit: 4,
        scaleType: 'normal',
        strokeHinting: true,
      },
    ],
    [
      `<SolidStroke>${solid}</SolidStroke>`,
      {
        style: 'solid',
        thickness: 1,
        capType: 'round',
        joinType: 'round',
        miterLimit: 3,
        scaleType: 'none',
        strokeHinting: false,
        shapeFill: { style: 'solid', color: '#112233' },
      },
    ],
    [`<DashedStroke dash1="6" dash2="3">${solid}</DashedStroke>`, { style: 'dashed', dash1: 6, dash2: 3 }],
    [`<RaggedStroke pattern="dotted">${solid}</RaggedStroke>`, { style: 'ragged', pattern: 'dotted' }],
  ])('%s', (stroke, expected) => {
    const shape = only<Shape>(
      shapeWith(
        '',
        `<StrokeStyle index="1">${stroke}</StrokeStyle>`,
        '<Edge strokeStyle="1" edges="!0 0|20 0"/>',
      ),
    );
    expect(shape.edges[0].stroke).toMatchObject(expected);
  });

  it('An edge without a stroke has the style noStroke', () => {
    expect(square().edges[0].stroke).toEqual({ style: 'noStroke' });
  });
});
