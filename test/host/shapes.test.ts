import { isGroup, isShapeType, shapeTypeOf } from '../../src/host/shapes';

it.each<[object, string]>([
  [{}, 'shape'],
  [{ isGroup: true }, 'group'],
  [{ isGroup: true, isDrawingObject: true }, 'drawing object'],
  [{ isDrawingObject: true }, 'drawing object'],
  [{ isOvalObject: true }, 'oval'],
  [{ isGroup: true, isOvalObject: true }, 'oval'],
  [{ isRectangleObject: true }, 'rectangle'],
  [{ isGroup: true, isRectangleObject: true }, 'rectangle'],
])('shapeTypeOf and isGroup agree about %j: %s', (shape, type) => {
  expect(shapeTypeOf(shape)).toBe(type);
  expect(isGroup(shape)).toBe(type === 'group');
});

it('One member of an element that is not a group is read by isGroup(element)', () => {
  const reads: string[] = [];
  const isGroupOf = isGroup({ name: 'a' }, (_element, member) => void reads.push(member));
  expect([isGroupOf, reads]).toEqual([false, ['isGroup']]);
});

it.each<[unknown, boolean]>([
  ['shape', true],
  ['shapeObj', true],
  ['instance', false],
  ['text', false],
  [undefined, false],
])('isShapeType(%j) is %j', (elementType, expected) => {
  expect(isShapeType(elementType)).toBe(expected);
});
