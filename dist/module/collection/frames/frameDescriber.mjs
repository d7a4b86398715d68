// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeValue } from '../../host/describeValue.mjs';
import { Locations } from '../../host/Locations.mjs';
import { read } from '../../host/read.mjs';

function frameDescriber(document) {
    var places = new Locations(document);
    return function describeFrame(frame) {
        var text = describeValue(frame);
        try {
            var location = places.ofFrame(frame);
            return location ? text + ' on ' + String(read(location.layer, 'name')).replace(/\r\n?|\n/g, ' ') : text;
        }
        catch (_a) {
            return text;
        }
    };
}

export { frameDescriber };
