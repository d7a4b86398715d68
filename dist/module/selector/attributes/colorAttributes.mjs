// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { colorsOfUse } from '../../host/elementColors.mjs';
import { isSameColor } from '../../host/hexColor.mjs';
import { COST } from '../plan/PlanStep.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';

function ofUse(use) {
    var colorsOf = function (element) { return colorsOfUse(element, use); };
    return {
        cost: COST.LINKED,
        isSame: isSameColor,
        makeValues: function (properties) {
            var colors = properties.derived(colorsOf, function (candidate) { return colorsOf(hostObjectOf(candidate)); });
            return function (candidate, run) { return colors.read(candidate, run); };
        },
    };
}
var COLORS = {
    'fill:': /*#__PURE__*/ ofUse('fill'),
    'stroke:': /*#__PURE__*/ ofUse('stroke'),
    'tint:': /*#__PURE__*/ ofUse('tint'),
};

export { COLORS };
