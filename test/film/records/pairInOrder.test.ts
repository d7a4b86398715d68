import fc from 'fast-check';
import { pairInOrder } from '../../../film/records/pairInOrder';
import { tries } from '../../support/sample';

const likenesses = fc.array(fc.constantFrom('a', 'b', 'c', undefined), { maxLength: 12 });

it('Pairs are of the like, never cross, and no taker leaves out the first that is left', () => {
  fc.assert(
    fc.property(likenesses, likenesses, fc.func(fc.boolean()), (takers, offered, agree) => {
      const pairs = pairInOrder(takers, offered, agree);
      let from = 0;
      takers.forEach((likeness, taker) => {
        const first = offered.findIndex(
          (other, offer) =>
            offer >= from && likeness !== undefined && other === likeness && agree(taker, offer),
        );
        expect(pairs.get(taker)).toBe(first < 0 ? undefined : first);
        if (first >= 0) from = first + 1;
      });
    }),
    { numRuns: tries(67, 200) },
  );
});
