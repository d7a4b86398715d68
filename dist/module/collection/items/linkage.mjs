// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { failure } from '../../host/failure.mjs';
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { leafOf } from '../../text/path.mjs';
import { newNames } from '../naming/newNames.mjs';
import { wrongArgument, FIRST_ARGUMENT } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ItemCollection.linkage';
var CLASS_NAME = /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/;
function checkClasses(library, items, classes) {
    var own = IdentitySet.of(items);
    var taken = {};
    var all = library.items;
    for (var i = 0; i < all.length; i++) {
        if (!own.has(all[i]) && all[i].linkageExportForAS)
            taken['.' + all[i].linkageClassName] = true;
    }
    for (var i = 0; i < items.length; i++) {
        var problem = !CLASS_NAME.test(classes[i])
            ? describeArgument(classes[i]) + ' is not a class name'
            : taken['.' + classes[i]]
                ? 'another item has the class ' + describeArgument(classes[i])
                : '';
        if (problem !== '')
            throw failure(METHOD, i, items[i], new TypeError(problem));
        taken['.' + classes[i]] = true;
    }
}
function linkItems(library, items, name, scope) {
    var present = [];
    forEach(METHOD, items, function readLeaf(item, index) {
        if (item.itemType === 'folder')
            throw new TypeError('folders have no class; filter(":not(:folder)")');
        present[index] = leafOf(item.name);
    });
    if (name === false) {
        forEach(METHOD, items, function unlink(item) {
            if (!item.linkageExportForAS)
                return;
            item.linkageClassName = '';
            item.linkageExportForAS = false;
        });
        return;
    }
    if (typeof name !== 'string' && typeof name !== 'function')
        throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a name, a Function or false', name);
    var classes = newNames({ method: METHOD, base: '', args: [name], scope: scope }, items, present);
    checkClasses(library, items, classes);
    forEach(METHOD, items, function link(item, index) {
        if (!item.linkageExportForAS)
            item.linkageExportForAS = true;
        item.linkageClassName = classes[index];
    });
}

export { linkItems };
