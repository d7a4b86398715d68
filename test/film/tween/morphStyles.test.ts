import { mixStyles } from '../../../film/tween/morphStyles';
import { XmlNode } from '../../../document/xml/XmlNode';

const node = XmlNode.create;

it.each([0, 0.5, 1])(
  'A style without a paint on the way to another, at %d, shows what it shows',
  (progress) => {
    const empty = node('FillStyle', { index: '1' });
    const red = node('FillStyle', { index: '1' }, [node('SolidColor', { color: '#FF0000' })]);
    expect(mixStyles(empty, red, progress).children).toEqual([]);
    expect(mixStyles(red, empty, progress).children.map(({ name }) => name)).toEqual(['SolidColor']);
  },
);
