import { containerOf, elementsInside, membersOf } from '../../src/host/contents';
import { flatten } from '../../src/host/walk';
import { frame, instance, item, layer, symbol, timeline } from '../support/plainHost';

const star = { elementType: 'shape', name: 'star' };
const moon = { elementType: 'shape', name: 'moon' };
const sun = { elementType: 'shape', name: 'sun' };
const film = symbol('film', [], {
  timeline: timeline([layer([frame([star], { duration: 3 }), frame([moon])]), layer([frame([sun])])]),
});

it('The container of an element is the group itself, the symbol of an instance, or null', () => {
  const group = { elementType: 'shape', isGroup: true, members: [star] };
  expect(containerOf(group)).toBe(group);
  expect(containerOf(instance(film))).toBe(film);
  expect(containerOf(instance(item('photo', 'bitmap')))).toBe(null);
  expect(containerOf(star)).toBe(null);
});

it('The members of a group are listed by membersOf(element), and none of a drawing object', () => {
  expect(membersOf({ isGroup: true, members: [star, sun] })).toEqual([star, sun]);
  expect(membersOf({ isGroup: true, isDrawingObject: true, members: [star] })).toEqual([]);
  expect(membersOf(star)).toEqual([]);
});

it('The elements of all keyframes, or the members of a group, are listed by elementsInside(container)', () => {
  expect(flatten(elementsInside(film))).toEqual([star, moon, sun]);
  expect(elementsInside({ isGroup: true, members: [star, sun] })).toEqual([[star, sun]]);
});

it('The elements at a frame are listed by elementsInside(container, frame)', () => {
  expect(flatten(elementsInside(film, 0))).toEqual([star, sun]);
  expect(flatten(elementsInside(film, 2))).toEqual([star]);
  expect(flatten(elementsInside(film, 4))).toEqual([]);
});
