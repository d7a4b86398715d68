import { readFill } from '../../../../host-mocks/model/elements/shape/fill';
import { readStroke } from '../../../../host-mocks/model/elements/shape/stroke';
import { GradientPaint, readPaint } from '../../../../document/xfl/paints/DocumentPaint';
import { DocumentStroke } from '../../../../document/xfl/paints/DocumentStroke';
import { fillsOf, strokesOf } from '../../../../document/xfl/paints/shapeStyles';
import { STROKE } from '../../../../document/xfl/schema/strokeSchema';
import { XmlNode } from '../../../../document/xml/XmlNode';

type Values = Record<string, string>;

const gradient = (values: Values, ...ratios: string[]): GradientPaint =>
  new GradientPaint(
    XmlNode.create(
      'RadialGradient',
      values,
      ratios.map((ratio) => XmlNode.create('GradientEntry', { ratio })),
    ),
  );

describe('a gradient', () => {
  it.each([
    ['0.5', 0.5, 0.5],
    ['1', 1, 0.98],
    ['-7', -1, -0.98],
    ['none', 0, 0],
  ])('The focus "%s" is %d, and drawn at %d', (focalPointRatio, focus, drawn) => {
    const paint = gradient({ focalPointRatio });
    expect([paint.focalPointRatio, paint.drawnFocus]).toEqual([focus, drawn]);
  });

  it('Places of colours beyond the ends count as the ends', () => {
    expect(gradient({}, '-1', '0.25', '2', '').stops.map(({ ratio }) => ratio)).toEqual([0, 0.25, 1, 0]);
  });

  it.each([
    [
      ['0', '1', '1'],
      [0, 1],
    ],
    [
      ['0', '0.5', '0.999', '1'],
      [0, 0.5, 0.999],
    ],
    [
      ['0', '0.99', '1'],
      [0, 0.99, 1],
    ],
    [
      ['0', '0', '0.5'],
      [0, 0, 0.5],
    ],
  ])('Of colours at %j those at %j are drawn', (ratios, drawn) => {
    expect(gradient({}, ...ratios).drawnStops.map(({ ratio }) => ratio)).toEqual(drawn);
  });

  it('Words that the format does not have count as the defaults', () => {
    const { spreadMethod, isMixedInLight } = gradient({ spreadMethod: 'wrap', interpolationMethod: 'hsl' });
    expect([spreadMethod, isMixedInLight]).toEqual(['extend', false]);
  });
});

describe('a stroke that says nothing', () => {
  const node = XmlNode.create('SolidStroke', {}, [
    XmlNode.create('fill', {}, [XmlNode.create('SolidColor')]),
  ]);
  const forScripts = readStroke(XmlNode.create('StrokeStyle', {}, [node.clone()]));

  it.each([
    ['weight', 'thickness'],
    ['caps', 'capType'],
    ['joints', 'joinType'],
    ['miterLimit', 'miterLimit'],
    ['scaleMode', 'scaleType'],
    ['pixelHinting', 'strokeHinting'],
    ['sharpCorners', 'breakAtCorners'],
  ] as const)('Its %s is the default of the schema, for scripts as %s', (name, property) => {
    const { initial } = STROKE[name];
    expect([new DocumentStroke(node)[name], forScripts[property]]).toEqual([initial, initial]);
  });
});

describe('the styles of a shape', () => {
  const style = (name: string, index: string | null, paint: string): XmlNode =>
    XmlNode.create(name, { index }, [XmlNode.create(paint)]);

  it('They are found by their numbers; those without one, and empty ones, by none', () => {
    const shape = XmlNode.create('DOMShape', {}, [
      XmlNode.create('fills', {}, [
        style('FillStyle', '2', 'SolidColor'),
        style('FillStyle', null, 'LinearGradient'),
        XmlNode.create('FillStyle', { index: '3' }),
        style('FillStyle', '4', 'PatternFill'),
      ]),
    ]);
    expect([...fillsOf(shape)].map(([index, { tag }]) => [index, tag])).toEqual([
      [2, 'SolidColor'],
      [4, 'unknown'],
    ]);
    expect(strokesOf(shape).size).toBe(0);
  });

  it('A primitive has one of each, in children of its own', () => {
    const oval = XmlNode.create('DOMOvalObject', {}, [
      XmlNode.create('fill', {}, [XmlNode.create('BitmapFill', { bitmapPath: 'a&amp;#047b' })]),
    ]);
    expect(fillsOf(oval).get(1)).toMatchObject({ tag: 'BitmapFill' });
    expect(readFill(oval.child('fill'))).toMatchObject({ style: 'bitmap' });
    expect(readPaint(XmlNode.create('constructor'))).toEqual({ tag: 'unknown', name: 'constructor' });
  });
});
