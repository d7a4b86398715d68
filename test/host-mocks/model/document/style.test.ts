import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import { openLiteral } from '../../../support/openModel';

function open(): Document {
  const document = openLiteral({
    library: [{ name: 'star' }],
    layers: [
      {
        elements: [
          { shape: 'rectangle', fill: '#111111', stroke: '#222222', strokeWidth: 2 },
          { primitive: 'oval', fill: '#333333' },
          { item: 'star', name: 'a' },
          { item: 'star', name: 'b' },
          { text: 'Hi' },
        ],
      },
    ],
  });
  document.selectAll();
  return document;
}
const elements = (document: Document): Element[] => document.getTimeline().layers[0].keyframes[0].elements;
const instances = (document: Document): Record<string, unknown>[] =>
  elements(document).filter(({ elementType }) => elementType === 'instance') as never;

it('All selected instances are changed by setInstanceAlpha, setInstanceBrightness and setInstanceTint', () => {
  const document = open();
  document.setInstanceAlpha(40);
  for (const instance of instances(document))
    expect(instance).toMatchObject({ colorMode: 'alpha', colorAlphaPercent: 40 });
  document.setInstanceBrightness(-25);
  for (const instance of instances(document))
    expect(instance).toMatchObject({ colorMode: 'brightness', brightness: -25 });
  document.setInstanceTint(0xff8800, 60);
  for (const instance of instances(document))
    expect(instance).toMatchObject({ colorMode: 'tint', tintColor: '#FF8800', tintPercent: 60 });
  expect(() => document.setInstanceAlpha(101)).toThrow(/setInstanceAlpha: expected a number from 0 to 100/);
  expect(instances(document)[0].colorMode).toBe('tint');
});

it('All selected instances are changed by setBlendMode', () => {
  const document = open();
  document.setBlendMode('multiply');
  expect([document.getBlendMode(), instances(document).map(({ blendMode }) => blendMode)]).toEqual([
    'multiply',
    ['multiply', 'multiply'],
  ]);
  expect(() => document.setBlendMode('sparkle')).toThrow(/blendMode/);
});

it('Filters are added, ordered, changed, switched off and removed', () => {
  const document = open();
  const names = (): string[] =>
    document.getFilters().map(({ name, enabled }) => (enabled ? name : `(${name})`));
  for (const name of ['blurFilter', 'glowFilter', 'bevelFilter']) document.addFilter(name);
  document.changeFilterOrder(2, 0);
  expect(names()).toEqual(['bevelFilter', 'blurFilter', 'glowFilter']);
  document.setFilterProperty('blurX', 1, 33);
  expect(document.getFilters()[1]).toMatchObject({ blurX: 33 });
  document.disableOtherFilters(1);
  expect(names()).toEqual(['(bevelFilter)', 'blurFilter', '(glowFilter)']);
  document.enableAllFilters();
  document.disableFilter(0);
  document.removeFilter(1);
  expect(names()).toEqual(['(bevelFilter)', 'glowFilter']);
  expect(() => document.removeFilter(2)).toThrow(/there is no filter 2, the element has 2/);
  document.removeAllFilters();
  expect(names()).toEqual([]);
  expect(() => document.addFilter('sparkleFilter')).toThrow(/sparkleFilter/);
});

it('The selected shapes and the Tools panel are changed by setCustomFill and setCustomStroke', () => {
  const document = open();
  expect(document.getCustomFill('toolbar')).toMatchObject({ style: 'solid' });
  document.setFillColor('#ABCDEF80');
  document.setStrokeColor(0x123456);
  document.setStrokeSize(4.567);
  const shapes = (): unknown[] =>
    elements(document)
      .slice(0, 2)
      .map((element) => {
        document.selectNone();
        document.selection = [element];
        return [document.getCustomFill(), document.getCustomStroke()];
      });
  expect(shapes()).toMatchObject([
    [
      { style: 'solid', color: '#ABCDEF80' },
      { style: 'solid', color: '#123456', thickness: 4.56 },
    ],
    [{ style: 'solid', color: '#ABCDEF80' }, { style: 'noStroke' }],
  ]);
  expect(document.getCustomFill('toolbar')).toMatchObject({ color: '#ABCDEF80' });
  document.selectAll();
  document.setFillColor(null);
  expect(shapes()).toMatchObject([
    [{ style: 'noFill' }, {}],
    [{ style: 'noFill' }, {}],
  ]);
  expect(elements(document)[0].node.child('edges')?.children[0].attr('fillStyle1')).toBeUndefined();
});

it('A document without a selection has no fill to read, and sets only the Tools panel', () => {
  const document = open();
  document.selectNone();
  expect([document.getCustomFill(), document.getCustomStroke()]).toEqual([undefined, undefined]);
  document.setFillColor('#00FF00');
  document.swapStrokeAndFill();
  expect(document.getCustomStroke('toolbar')).toMatchObject({ color: '#00FF00' });
  expect(document.getCustomFill('toolbar')).toMatchObject({ color: '#000000' });
});

it('Methods for texts take the selected characters of the edited text, until the selection changes', () => {
  const document = open();
  document.setTextString('Hello');
  document.setTextSelection(1, 3);
  expect([document.getTextString(), document.getTextString(0)]).toEqual(['el', 'Hello']);
  document.setElementTextAttr('fillColor', '#FF0000');
  expect([document.getElementTextAttr('fillColor'), document.getElementTextAttr('fillColor', 0, 2)]).toEqual([
    '#FF0000',
    undefined,
  ]);
  expect(document.setTextString('EL')).toBe(true);
  expect([document.getTextString(), document.getTextString(0)]).toEqual(['', 'HELlo']);
  document.setTextString('!');
  document.setElementTextAttr('size', 9);
  expect([document.getTextString(0), document.getElementTextAttr('size', 0, 6)]).toEqual(['HEL!lo', 9]);
  const selection = document.selection;
  document.selectNone();
  document.selection = selection;
  expect(document.getTextString()).toBe('HEL!lo');
});

it('Methods for texts change only the texts of the selection', () => {
  const document = open();
  expect(document.getTextString()).toBe('Hi');
  expect([document.setTextString('Hello', 0, 1), document.getTextString(1, 3)]).toEqual([true, 'el']);
  expect(document.setElementTextAttr('fillColor', '#FF0000')).toBe(true);
  expect(document.getElementTextAttr('fillColor')).toBe('#FF0000');
  expect(document.setTextSelection(1, 2)).toBe(true);
  document.selectNone();
  expect([
    document.setTextString('x'),
    document.getTextString(),
    document.setElementTextAttr('size', 9),
  ]).toEqual([false, '', false]);
});

it('The matrix of a plain fill can be changed, as the example of fill.matrix does', () => {
  const document = openLiteral({ layers: [{ elements: [{ shape: 'rectangle', fill: '#FF0000' }] }] });
  document.selectAll();
  const fill = document.getCustomFill() as unknown as { style: string; matrix: { tx: number } };
  Object.assign(fill, { style: 'radialGradient', colorArray: ['#00FF00', '#FF00FF'], posArray: [0, 255] });
  fill.matrix.tx = 288.65;
  document.setCustomFill(fill as never);
  expect(document.getCustomFill()).toMatchObject({ style: 'radialGradient', matrix: { a: 1, tx: 288.65 } });
});
