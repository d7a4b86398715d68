// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { failure } from './failure.mjs';
import { IdentitySet } from './IdentitySet.mjs';
import { isAlive } from './stage/isAlive.mjs';

/** Runs the query; where an element turns out to be gone, the error names it. */
function run(method, elements, query) {
    try {
        return query();
    }
    catch (error) {
        for (var i = 0; i < elements.length; i++) {
            if (!isAlive(elements[i]))
                throw failure(method, i, elements[i], error);
        }
        throw error;
    }
}
function setOf(objects) {
    var set = new IdentitySet();
    for (var i = 0; i < objects.length; i++)
        set.add(objects[i]);
    return set;
}
/**
 * What a query leaves of the elements: those that it finds among them, in their order and as often as they are there,
 * then what it leads to from them.
 *
 * @param method the full name of the calling method, for errors
 * @param query gives each object once
 */
function foundAmong(method, elements, query) {
    var found = run(method, elements, query);
    var wanted = setOf(found);
    var present = setOf(elements);
    var kept = [];
    for (var i = 0; i < elements.length; i++)
        if (wanted.has(elements[i]))
            kept.push(elements[i]);
    for (var i = 0; i < found.length; i++)
        if (!present.has(found[i]))
            kept.push(found[i]);
    return kept;
}

export { foundAmong };
