// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { shown } from '../check.mjs';
import { forEach, failure } from '../failure.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { newNames } from '../rename/newNames.mjs';
import { selectWhere } from '../select.mjs';
import { leafOf, joinPath, folderOf } from './path.mjs';

function movesOf(renaming, items) {
    var paths = [];
    var leaves = [];
    forEach(renaming.method, items, function readPath(item, index) {
        paths[index] = item.name;
        leaves[index] = leafOf(item.name);
    });
    var names = newNames(renaming, items, leaves);
    var moves = [];
    for (var i = 0; i < items.length; i++) {
        if (names[i].indexOf('/') >= 0) {
            var problem = 'a new name must be a non-empty String without "/", got ' + shown(names[i]);
            throw failure(renaming.method, i, items[i], new TypeError(problem));
        }
        moves.push({ item: items[i], index: i, from: paths[i], to: joinPath(folderOf(paths[i]), names[i]) });
    }
    return moves;
}
/** The paths of the library's items that are not renamed. Host members: `library.items`, `item.name`. */
function pathsOfOthers(library, moves) {
    var own = new IdentitySet();
    for (var i = 0; i < moves.length; i++)
        own.add(moves[i].from);
    var others = [];
    var items = library.items;
    for (var i = 0; i < items.length; i++) {
        var path = items[i].name;
        if (!own.has(path))
            others.push(path);
    }
    return others;
}
/** Refuses names that two items would share inside one folder; names exchanged among the renamed are none. */
function refuseCollisions(method, moves, others) {
    var taken = new IdentitySet();
    for (var i = 0; i < others.length; i++)
        taken.add(others[i]);
    var collisions = [];
    for (var i = 0; i < moves.length; i++) {
        var _a = moves[i], from = _a.from, to = _a.to;
        if (!taken.add(to))
            collisions.push('"' + from + '" as "' + to + '"');
    }
    if (collisions.length === 0)
        return;
    throw new Error(method + '(): these names are taken in their folders: ' + collisions.join(', '));
}
/** The moves that change a name. */
function changes(moves) {
    return selectWhere(moves, function (_a) {
        var from = _a.from, to = _a.to;
        return from !== to;
    });
}
/** The moves whose present name another one is waiting for: they need a name for the time between. */
function movesInTheWay(moves) {
    var wanted = new IdentitySet();
    for (var i = 0; i < moves.length; i++)
        wanted.add(moves[i].to);
    return selectWhere(moves, function (_a) {
        var from = _a.from;
        return wanted.has(from);
    });
}
/** What names for the time between begin with: no path holds it, so that they meet none. */
function freePrefix(moves, others) {
    var own = [];
    for (var i = 0; i < moves.length; i++)
        own.push(moves[i].from, moves[i].to);
    var paths = others.concat(own).join('\n');
    var prefix = 'renaming ';
    while (paths.indexOf(prefix) >= 0)
        prefix += '~';
    return prefix;
}
function setLeaf(method, move, leaf) {
    try {
        move.item.name = leaf;
    }
    catch (error) {
        throw failure(method, move.index, move.item, error);
    }
}
/** Gives the items that still have the name of the time between their old one back, where the host lets it. */
function giveBack(inTheWay, prefix) {
    for (var i = 0; i < inTheWay.length; i++) {
        var _a = inTheWay[i], item = _a.item, from = _a.from;
        try {
            if (leafOf(item.name) === prefix + i)
                item.name = leafOf(from);
        }
        catch (_b) {
            // The error that led here is the one to report.
        }
    }
}
/**
 * Gives each item its new leaf name; the folder stays. Items that exchange names pass through a name of their own.
 * Host members: `library.items`, `item.name`.
 *
 * @throws before anything is renamed, when names would collide
 */
function renameItems(renaming, library, items) {
    var method = renaming.method;
    var all = movesOf(renaming, items);
    var others = pathsOfOthers(library, all);
    refuseCollisions(method, all, others);
    var moves = changes(all);
    var inTheWay = movesInTheWay(moves);
    var prefix = freePrefix(moves, others);
    try {
        for (var i = 0; i < inTheWay.length; i++)
            setLeaf(method, inTheWay[i], prefix + i);
        for (var i = 0; i < moves.length; i++)
            setLeaf(method, moves[i], leafOf(moves[i].to));
    }
    catch (error) {
        giveBack(inTheWay, prefix);
        throw error;
    }
}

export { renameItems };
