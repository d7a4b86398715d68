// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../../host/IdentityMap.mjs';

function layersWith(ask) {
    var newAnswers = function () { return new IdentityMap(); };
    return function isAmong(layer, run) {
        var place = run.places().ofLayer(layer);
        if (!place)
            return false;
        var answers = run.remember(newAnswers);
        var answer = answers.get(place.timeline);
        if (!answer) {
            answer = [];
            var indices = ask(place.timeline);
            for (var i = 0; i < indices.length; i++)
                answer[indices[i]] = true;
            answers.set(place.timeline, answer);
        }
        return answer[place.index] === true;
    };
}

export { layersWith };
