// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeValue } from '../../host/describeValue.mjs';
import { Locations } from '../../host/Locations.mjs';
import { read } from '../../host/read.mjs';

function frameDescriber(document) {
    var places = new Locations(document);
    return function describeFrame(frame) {
        var text = describeValue(frame);
        try {
            var place = places.ofFrame(frame);
            return place ? text + ' on ' + String(read(place.layer, 'name')).replace(/\r\n?|\n/g, ' ') : text;
        }
        catch (_a) {
            return text;
        }
    };
}

export { frameDescriber };
