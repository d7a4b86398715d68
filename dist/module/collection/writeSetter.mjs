// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isMemberName } from '../text/memberName.mjs';

var written = {};
/** Where this code runs in strict mode, a property that cannot be set throws: source text has to as well. */
var STRICT = (function () {
    return this === undefined ? '"use strict";' : '';
})();
/**
 * A setter of a property as source text with its name in it: engines that only interpret take twice as long for a name
 * that they have to look up each time. Like all source text of ours it is ES3, although no gate sees it.
 *
 * @param isCalled whether the values come from a callback
 * @returns null for a name that cannot stand behind a dot
 */
function writeSetter(name, isCalled) {
    if (!isMemberName(name))
        return null;
    var key = (isCalled ? 'called ' : 'plain ') + name;
    if (!written[key]) {
        var call = isCalled ? 'own=value.call(scope,list[i],i,list);set=i;' : '';
        var tell = isCalled ? 'progress.isSetting=set===i;' : '';
        var loop = "for(;i<list.length;i++){".concat(call, "list[i].").concat(name, "=").concat(isCalled ? 'own' : 'value', ";}");
        var source = "".concat(STRICT, "var i=0,set=-1,own;try{").concat(loop, "}finally{progress.index=i;").concat(tell, "}");
        written[key] = Function('list,value,scope,progress', source);
    }
    return written[key];
}

export { writeSetter };
