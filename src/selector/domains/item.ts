import { leafOf } from '../../text/path';
import { ITEM_ATTRIBUTES } from '../attributes';
import type { Domain } from '../plan/Domain';
import { ITEM_PSEUDOS } from '../pseudos';
import { DistinctList } from '../subjects/DistinctList';
import { memberText } from '../subjects/Subject';
import { inPathOrder } from './pathOrder';

/** Items of the library. */
export const itemDomain: Domain = {
  word: 'item',
  pseudos: ITEM_PSEUDOS,
  attributes: ITEM_ATTRIBUTES,
  members: {},
  testName(matches, properties) {
    const path = properties.of('name');
    return (item, run) => matches(leafOf(memberText(path.read(item, run))));
  },
  testItem(property, matches, properties) {
    const value = properties.of(property);
    return (item, run) => matches(memberText(value.read(item, run)));
  },
  positionLists: (items) => [inPathOrder(items)],
  subjectsOf: (run) => run.items,
  reachableFrom(source, run) {
    const all = DistinctList.of(source);
    all.addAll(run.library().items);
    return all.subjects;
  },
};
