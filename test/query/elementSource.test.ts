import { $, $$ } from '../../src';
import {
  frame,
  group,
  instance,
  item,
  layer,
  plainDocument,
  shape,
  symbol,
  timeline,
  type Plain,
} from '../support/plainHost';

/**
 * Layer `top` with `one` and the group `pair` of two shapes on its first keyframe, an instance of `star` on its
 * second.
 */
function world() {
  const inside = shape({ name: 'inside' });
  const star = symbol('star', [inside]);
  const photo = item('photo', 'bitmap');
  const one = shape({ name: 'one' });
  const pair = group([shape({ name: 'left' }), shape({ name: 'right' })], { name: 'pair' });
  const two = instance(star, { name: 'two' });
  const later = frame([two]);
  const top = layer([frame([one, pair]), later], { name: 'top' });
  const document = plainDocument([timeline([top])], [star, photo]);
  return { document, one, pair, two, top, later, star, photo, inside };
}

type World = ReturnType<typeof world>;

const namesOf = (collection: { elements: unknown[] }): string =>
  collection.elements.map((object) => (object as Plain).name).join(' ');

describe('a source of $', () => {
  it.each<[string, (world: World) => unknown, string]>([
    ['a group', ({ pair }) => pair, 'pair'],
    ['a group in an Array', ({ pair }) => [pair], 'pair'],
    ['a symbol instance', ({ two }) => two, 'inside'],
    ['a symbol instance in an Array', ({ two }) => [two], 'two'],
    ['a layer', ({ top }) => top, 'one pair two'],
    ['a keyframe', ({ later }) => later, 'two'],
    [
      'elements before and after a layer',
      ({ two, top, inside }) => [two, top, inside],
      'two one pair inside',
    ],
    ['a keyframe and an element', ({ later, one }) => [later, one], 'two one'],
    ['nothing', () => [], ''],
  ])('%s stands for its elements', (_, sourceOf, names) => {
    const all = world();
    expect(namesOf($(sourceOf(all) as Element[], all.document))).toBe(names);
  });

  it('A value in an Array that is not an element is named with its place', () => {
    const { document, one, photo } = world();
    expect(() => $([one, photo] as never, document)).toThrow(
      /source must hold elements only, got .* at index 1$/,
    );
  });
});

describe('a source of $$', () => {
  it.each<[string, (world: World) => unknown, string]>([
    ['an instance', ({ two }) => two, 'star'],
    ['a shape, which has no item', ({ one }) => one, ''],
    ['a layer', ({ top }) => [top], 'star'],
    ['an item', ({ photo }) => photo, 'photo'],
  ])('%s stands for its items', (_, sourceOf, names) => {
    const all = world();
    expect(namesOf($$(sourceOf(all) as Element, all.document))).toBe(names);
  });
});
