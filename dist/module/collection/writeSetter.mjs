// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isMemberName } from '../text/memberName.mjs';

var written = {};
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
        var loop = 'for(;i<list.length;i++){' + call + 'list[i].' + name + '=' + (isCalled ? 'own' : 'value') + ';}';
        var source = 'var i=0,set=-1,own;try{' + loop + '}finally{progress.index=i;' + tell + '}';
        written[key] = Function('list,value,scope,progress', source);
    }
    return written[key];
}

export { writeSetter };
