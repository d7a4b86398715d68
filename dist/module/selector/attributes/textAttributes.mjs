// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isSameFont } from '../../text/fontName.mjs';
import { isTextType, attributeOfRuns, wholeText } from '../../host/texts.mjs';
import { COST } from '../plan/PlanStep.mjs';
import { hostObjectOf } from '../subjects/Subject.mjs';

function ofTexts(valuesOf, isSame) {
    return {
        cost: COST.LINKED,
        isSame: isSame,
        makeValues: function (properties) {
            var elementType = properties.of('elementType');
            var values = properties.derived(valuesOf, function (candidate) { return valuesOf(hostObjectOf(candidate)); });
            return function (candidate, run) {
                return isTextType(elementType.read(candidate, run)) ? values.read(candidate, run) : [];
            };
        },
    };
}
var TEXTS = {
    'text:': /*#__PURE__*/ ofTexts(function (text) { return [wholeText(text)]; }),
    'font:': /*#__PURE__*/ ofTexts(function (text) { return attributeOfRuns(text, 'face'); }, function (face, name) { return isSameFont(String(face), name); }),
    'size:': /*#__PURE__*/ ofTexts(function (text) { return attributeOfRuns(text, 'size'); }),
};

export { TEXTS };
