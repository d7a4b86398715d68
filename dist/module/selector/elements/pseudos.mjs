// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../../host/read.mjs';
import { symbolOf } from '../contents.mjs';
import { COST } from '../plan.mjs';
import { joined, pseudo, hasValue } from '../pseudo.mjs';
import { TIMELINE_FACTS } from '../timelines.mjs';
import { parentsOf, descendantsOf, childrenOf } from './tree.mjs';
import { ELEMENT_TYPES, isScriptable } from './types.mjs';

/** What holds for an instance when it holds for the timeline that it shows. */
function ofSymbol(fact) {
    return function holdsForSymbol(element, run) {
        var symbol = symbolOf(element, run);
        return symbol !== null && fact(symbol);
    };
}
var isExported = function isExported(element, run) {
    var item = run.itemOf(element);
    return item !== null && Boolean(item.read('linkageExportForAS'));
};
/** Every pseudo of elements that is no position and asks no other query. */
var ELEMENT_PSEUDOS = joined([
    ELEMENT_TYPES,
    {
        selected: pseudo(COST.OWN, function (element) { return Boolean(element.read('selected')); }),
        named: pseudo(COST.OWN, function (element) { return element.readText('name') !== ''; }),
        unnamed: pseudo(COST.OWN, function (element) { return element.readText('name') === ''; }),
        scriptable: pseudo(COST.LINKED, isScriptable),
        filtered: pseudo(COST.OWN, function (element) { return listOf(element.read('filters')).length > 0; }),
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

export { ELEMENT_PSEUDOS };
