import { DocumentStroke } from '../../../../document/xfl/paints/DocumentStroke';
import { XmlNode } from '../../../../document/xml/XmlNode';

const node = XmlNode.create;

it.each([
  [{ dash1: '4', dash2: '2' }, [4, 2]],
  [{ dash1: '0', dash2: '0' }, undefined],
  [{ dash1: '-5', dash2: '8' }, undefined],
  [{ dash1: '0.001', dash2: '0.001' }, undefined],
  [{ dash1: '1e300', dash2: '2' }, [6, 2]],
])('The dashes %j are %j', (attributes, lengths) => {
  expect(new DocumentStroke(node('DashedStroke', attributes)).dashes).toEqual(lengths);
});

it.each([
  ['-5', '-5', [0, 1]],
  ['0', '0', [0, 1]],
  ['300', '60', [300, 60]],
  ['1e300', '300', [1, 255]],
  ['thick', 'sharp', [1, 3]],
])('A stroke of the width %s, mitred up to %s, has the numbers %j', (weight, miterLimit, numbers) => {
  const stroke = new DocumentStroke(node('SolidStroke', { weight, miterLimit }));
  expect([stroke.weight, stroke.miterLimit]).toEqual(numbers);
});
