// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { Locations } from '../../host/Locations.mjs';
import { readPath, readProperty } from '../../host/readPath.mjs';

function placeReader(document, path, lookUp) {
    var links = path.split('.');
    var word = links[0];
    if (word !== 'timeline' && (word !== 'layer' || lookUp !== 'ofFrame'))
        return null;
    var places = new Locations(document);
    return function readAtPlace(object) {
        var location = places[lookUp](object);
        return readPath(location ? location[word] : undefined, links, readProperty, 1);
    };
}

export { placeReader };
