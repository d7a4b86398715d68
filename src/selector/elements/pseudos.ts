import { listOf } from '../../host/read';
import { symbolOf } from '../contents';
import { COST, type Test } from '../plan';
import { hasValue, joined, pseudo, type Pseudos } from '../pseudo';
import { TIMELINE_FACTS, type TimelineFact } from '../timelines';
import { childrenOf, descendantsOf, parentsOf } from './tree';
import { ELEMENT_TYPES, isScriptable } from './types';

/** What holds for an instance when it holds for the timeline that it shows. */
function ofSymbol(fact: TimelineFact): Test {
  return function holdsForSymbol(element, run) {
    const symbol = symbolOf(element, run);
    return symbol !== null && fact(symbol);
  };
}

const isExported: Test = function isExported(element, run) {
  const item = run.itemOf(element);
  return item !== null && Boolean(item.read('linkageExportForAS'));
};

/** Every pseudo of elements that is no position and asks no other query. */
export const ELEMENT_PSEUDOS: Pseudos = joined([
  ELEMENT_TYPES,
  {
    selected: pseudo(COST.OWN, (element) => Boolean(element.read('selected'))),
    named: pseudo(COST.OWN, (element) => element.readText('name') !== ''),
    unnamed: pseudo(COST.OWN, (element) => element.readText('name') === ''),
    scriptable: pseudo(COST.LINKED, isScriptable),
    filtered: pseudo(COST.OWN, (element) => listOf(element.read('filters')).length > 0),
    tinted: pseudo(COST.OWN, hasValue('colorMode', 'tint')),
    transparent: pseudo(COST.OWN, hasValue('colorMode', 'alpha')),
    exported: pseudo(COST.LINKED, isExported),
    empty: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.empty)),
    animated: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.animated)),
    keyframed: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.keyframed)),
    scripted: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.scripted)),
    audible: pseudo(COST.TIMELINE, ofSymbol(TIMELINE_FACTS.audible)),
    children: { type: 'replace', apply: childrenOf },
    descendants: { type: 'replace', apply: descendantsOf },
    parent: { type: 'replace', apply: parentsOf },
  },
]);
