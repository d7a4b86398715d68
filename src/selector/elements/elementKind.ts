import { followFrom } from '../follow';
import type { Kind } from '../Kind';
import type { Follower } from '../LoopWriter';
import { POSITION_PSEUDOS } from '../positions';
import { joined } from '../pseudo';
import { ELEMENT_QUERIES } from '../queries';
import { ELEMENT_PSEUDOS } from './pseudos';
import { reachableFrom } from './tree';

/** Elements on the stage. */
export const elementKind: Kind = {
  word: 'element',
  pseudos: joined([ELEMENT_PSEUDOS, POSITION_PSEUDOS, ELEMENT_QUERIES]),
  nameOf: (element) => element.readText('name'),
  testsAlone: true,
  nameCode: (loop) => loop.text('name'),
  itemOf: (element, run) => run.itemOf(element),
  itemCode(property, test, loop) {
    const holds: Follower = function itemHolds(value, run) {
      const item = run.itemFrom(value);
      return item !== null && test(item.readText(property));
    };
    return loop.linked('item ' + property, 'libraryItem', holds);
  },
  followerOf(links) {
    if (links[0] !== 'libraryItem') return (value) => followFrom(value, links, 1);
    // Many elements share an item: what was read of it for one serves for all.
    return function followFromItem(value, run) {
      const item = run.itemFrom(value);
      return item ? followFrom(item.read(links[1]), links, 2) : undefined;
    };
  },
  inPositionOrder: null,
  reachableFrom,
};
