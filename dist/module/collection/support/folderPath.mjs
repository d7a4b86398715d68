// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { trimSlashes } from '../../text/path.mjs';
import { wrongArgument } from './check.mjs';

function folderPath(method, name, path) {
    if (typeof path !== 'string')
        throw wrongArgument(method, name, 'a String', path);
    var trimmed = trimSlashes(path);
    if (trimmed.indexOf('//') < 0)
        return trimmed;
    throw wrongArgument(method, name, 'a path without empty names', path);
}

export { folderPath };
