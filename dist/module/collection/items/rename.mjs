// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { describeArgument } from '../../host/describeValue.mjs';
import { failure } from '../../host/failure.mjs';
import { leafOf, joinPath, folderOf } from '../../text/path.mjs';
import { newNames } from '../naming/newNames.mjs';
import { forEach } from '../support/forEach.mjs';
import { selectWhere } from '../support/selectWhere.mjs';

function movesOf(renaming, items) {
    var named = items.slice(0);
    var paths = [];
    var leaves = [];
    forEach(renaming.method, named, function readPath(item, index) {
        paths[index] = item.name;
        leaves[index] = leafOf(item.name);
    });
    var names = newNames(renaming, items, leaves);
    var moves = [];
    for (var i = 0; i < named.length; i++) {
        if (names[i].indexOf('/') >= 0) {
            var problem = 'a new name must be a non-empty String without "/", got ' + describeArgument(names[i]);
            throw failure(renaming.method, i, named[i], new TypeError(problem));
        }
        moves.push({ item: named[i], index: i, from: paths[i], to: joinPath(folderOf(paths[i]), names[i]) });
    }
    return moves;
}
function pathsOf(moves, when) {
    var paths = [];
    for (var i = 0; i < moves.length; i++)
        paths.push(moves[i][when]);
    return paths;
}
function pathsOfOthers(library, moves) {
    var own = IdentitySet.of(pathsOf(moves, 'from'));
    var others = [];
    var items = library.items;
    for (var i = 0; i < items.length; i++) {
        var path = items[i].name;
        if (!own.has(path))
            others.push(path);
    }
    return others;
}
function refuseCollisions(method, moves, others) {
    var taken = IdentitySet.of(others);
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
function changes(moves) {
    return selectWhere(moves, function (_a) {
        var from = _a.from, to = _a.to;
        return from !== to;
    });
}
function movesInTheWay(moves) {
    var wanted = IdentitySet.of(pathsOf(moves, 'to'));
    return selectWhere(moves, function (_a) {
        var from = _a.from;
        return wanted.has(from);
    });
}
function freePrefix(moves, others) {
    var paths = others.concat(pathsOf(moves, 'from'), pathsOf(moves, 'to')).join('\n');
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
function giveBack(inTheWay, prefix) {
    for (var i = 0; i < inTheWay.length; i++) {
        var _a = inTheWay[i], item = _a.item, from = _a.from;
        try {
            if (leafOf(item.name) === prefix + i)
                item.name = leafOf(from);
        }
        catch (_b) {
        }
    }
}
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
