import { distinct } from '../DistinctList';
import { followFrom } from '../follow';
import type { Kind } from '../Kind';
import { leafOf } from '../LibraryIndex';
import { POSITION_PSEUDOS } from '../positions';
import { joined } from '../pseudo';
import { ITEM_QUERIES } from '../queries';
import { inPathOrder } from './pathOrder';
import { ITEM_PSEUDOS } from './pseudos';

/** Items of the library. */
export const itemKind: Kind = {
  word: 'item',
  pseudos: joined([ITEM_PSEUDOS, POSITION_PSEUDOS, ITEM_QUERIES]),
  nameOf: (item) => leafOf(item.readText('name')),
  testsAlone: false,
  nameCode: (loop) => '(v=' + loop.text('name') + ').substring(v.lastIndexOf("/")+1)',
  itemOf: (item) => item,
  itemCode: (property, test, loop) => loop.constant(test) + '(' + loop.text(property) + ')',
  follow: (item, links) => followFrom(item.read(links[0]), links, 1),
  inPositionOrder: inPathOrder,
  reachableFrom(source, run) {
    const all = distinct(source);
    all.addAll(run.library().items);
    return all.subjects;
  },
};
