import { read } from '../../host/read';
import { followFrom } from '../follow';
import type { Kind } from '../Kind';
import { textOf } from '../LoopWriter';
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
    const holds = loop.constant((item: object) => test(textOf(read(item, property))));
    return '(typeof(v=' + loop.property('libraryItem') + ')==="object"&&v!==null&&' + holds + '(v))';
  },
  follow(element, links, run) {
    if (links[0] !== 'libraryItem') return followFrom(element.read(links[0]), links, 1);
    // Many elements share an item: what was read of it for one serves for all. Written loops do without that: to find
    // what was read takes longer than to read it, where the engine has no Map.
    const item = run.itemOf(element);
    return item ? followFrom(item.read(links[1]), links, 2) : undefined;
  },
  inPositionOrder: null,
  reachableFrom,
};
