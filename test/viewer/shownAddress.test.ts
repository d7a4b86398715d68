import { partsOfShown, shownOf, type StagePlace } from '../../viewer/ui/shownAddress';

it.each<[StagePlace, object]>([
  [{ id: { scene: 0 }, frame: 0 }, {}],
  [{ id: { scene: 2 }, frame: 0 }, { scene: '3' }],
  [{ id: { scene: 0 }, frame: 11 }, { frame: '12' }],
  [
    { id: { symbol: 'ui/bird' }, frame: 1 },
    { symbol: 'ui/bird', frame: '2' },
  ],
])('%j is in an address as %j', (shown, parts) => {
  expect(partsOfShown(shown)).toEqual(parts);
  expect(shownOf(parts) ?? { id: { scene: 0 }, frame: 0 }).toEqual(shown);
});

it('A symbol in its place is there by itself', () => {
  const within = [{ id: { scene: 0 }, frame: 0, layer: 0, index: 0 }];
  expect(partsOfShown({ id: { symbol: 'bird', within }, frame: 0 })).toEqual({ symbol: 'bird' });
});

it.each(['', '0', '-1', '1e9', '99999999', 'x'])('The number %j counts as the first', (number) => {
  expect(shownOf({ scene: number, frame: number })).toEqual({ id: { scene: 0 }, frame: 0 });
});
