// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { compileWildcard } from '../../text/wildcard.mjs';
import { checkName } from '../support/check.mjs';

var METHOD = 'Collection.documents';
function namesIn(folder, kind) {
    return FLfile.listFolder(folder, kind).sort();
}
function findDocuments(folder, pattern) {
    checkName(METHOD, 'folder', folder);
    checkName(METHOD, 'pattern', pattern);
    var root = folder.replace(/\/+$/, '');
    if (!FLfile.exists(root))
        throw new Error(METHOD + '(): there is no folder "' + root + '"; write it as a URI, file:///…');
    var fits = compileWildcard(pattern, { ignoreCase: true });
    var uris = [];
    var waiting = [''];
    for (var below = waiting.shift(); below !== undefined; below = waiting.shift()) {
        var files = namesIn(root + '/' + below, 'files');
        for (var i = 0; i < files.length; i++)
            if (fits(below + files[i]))
                uris.push(root + '/' + below + files[i]);
        var folders = namesIn(root + '/' + below, 'directories');
        for (var i = 0; i < folders.length; i++)
            waiting.push(below + folders[i] + '/');
    }
    return uris;
}

export { findDocuments };
