import { assign } from '../../../document/xfl/assign';
import { attributes, color, integer, text } from '../../../document/xfl/schema/XflAttribute';
import { XmlNode } from '../../../document/xml/XmlNode';

const TABLE = attributes({ count: integer(1, 0, 9), face: text(), paint: color() });

function assigned(name: keyof typeof TABLE, value: unknown): string | undefined {
  const node = XmlNode.create('Test');
  assign(node, TABLE[name] as (typeof TABLE)['face'], 'Test.value', value);
  return node.attr(name);
}

it.each([
  ['count', '2.9', '2'],
  ['face', 12, '12'],
  ['paint', '#00ff0080', '#00FF00'],
  ['paint', 0xff, '#0000FF'],
  ['paint', '#000000', undefined],
] as const)('A script that assigns to %s the value %p stores %p', (name, value, stored) => {
  expect(assigned(name, value)).toBe(stored);
});

it.each([
  ['count', 10, 'Test.value: expected a number from 0 to 9, got 10'],
  ['face', {}, 'Test.value: expected a text, got an object'],
  ['paint', 'url(a)', 'Test.value: expected a colour ("#RRGGBB", "#RRGGBBAA" or a number), got "url(a)"'],
] as const)('A script cannot assign to %s the value %p', (name, value, message) => {
  expect(() => assigned(name, value)).toThrow(message);
});
