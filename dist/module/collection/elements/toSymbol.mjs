// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { trimSlashes, folderOf, leafOf } from '../../text/path.mjs';
import { newNames } from '../naming/newNames.mjs';
import { onEachStage, selectAllOf } from '../stage/onStage.mjs';
import { selectionOf } from '../stage/selectionOf.mjs';
import { blameFirst } from '../support/blameFirst.mjs';
import { wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { includes } from '../../host/includes.mjs';
import { withPanelSelectionRestored } from '../items/support/panel.mjs';

var METHOD = 'ElementCollection.toSymbol';
var TYPES = ['movie clip', 'graphic', 'button'];
var REGISTRATIONS = [
    'top left',
    'top center',
    'top right',
    'center left',
    'center',
    'center right',
    'bottom left',
    'bottom center',
    'bottom right',
];
function checkChoice(name, value, choices) {
    if (!includes(choices, value))
        throw wrongArgument(METHOD, name, '"' + choices.join('", "') + '"', value);
}
function checkFree(library, paths) {
    var seen = {};
    var taken = [];
    for (var i = 0; i < paths.length; i++) {
        if (seen['/' + paths[i]] || library.itemExists(paths[i]))
            taken.push('"' + paths[i] + '"');
        seen['/' + paths[i]] = true;
    }
    if (taken.length > 0)
        throw new Error(METHOD + '(): the library has these names already: ' + taken.join(', '));
}
function convert(document, type, path, registration) {
    var library = document.library;
    var folder = folderOf(path);
    var convertTo = document.convertToSymbol;
    var item = convertTo.call(document, type, folder === '' ? path : '', registration);
    if (!item)
        throw new Error('Animate refused to convert it to a symbol');
    if (folder === '')
        return;
    if (!library.itemExists(folder))
        library.newFolder(folder);
    if (!library.moveToFolder(folder, item.name, false))
        throw new Error('Animate refused to move the symbol');
    item.name = leafOf(path);
}
function convertToSymbols(document, elements, type, name, registration, scope) {
    checkChoice('type', type, TYPES);
    checkChoice('registration', registration, REGISTRATIONS);
    var present = [];
    forEach(METHOD, elements, function readName(_a) {
        var name = _a.name;
        present.push(String(name || 'Symbol'));
    });
    var names = newNames({ method: METHOD, base: 'Symbol', args: [name], scope: scope }, elements, present);
    var paths = [];
    for (var i = 0; i < names.length; i++)
        paths.push(trimSlashes(names[i]));
    checkFree(document.library, paths);
    var instances = [];
    withPanelSelectionRestored(document.library, function convertAll() {
        onEachStage(METHOD, document, elements, function convertInTurn(stage, indices) {
            var _loop_1 = function (i) {
                selectAllOf(METHOD, document, [stage[i]], [indices[i]]);
                blameFirst(METHOD, [stage[i]], function () { return convert(document, type, paths[indices[i]], registration); }, [indices[i]]);
                instances[indices[i]] = selectionOf(document)[0];
            };
            for (var i = 0; i < stage.length; i++) {
                _loop_1(i);
            }
        });
    });
    return instances;
}

export { convertToSymbols };
