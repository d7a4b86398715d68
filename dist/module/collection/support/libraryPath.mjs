// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isItem } from '../../host/hostClass.mjs';
import { wrongArgument } from './check.mjs';

function libraryPath(method, name, library, item, fits, rule) {
    if (!isItem(item) && (typeof item !== 'string' || item === ''))
        throw wrongArgument(method, name, 'a library item or its path', item);
    var path = typeof item === 'string' ? item : item.name;
    if (library.itemExists(path) && fits(library.getItemType(path)))
        return path;
    throw new Error(method + '(): the library has no item "' + path + '" that ' + rule);
}

export { libraryPath };
