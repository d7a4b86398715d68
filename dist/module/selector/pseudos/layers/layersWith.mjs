// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function layersWith(ask) {
    var newAnswers = function () { return []; };
    return function isAmong(layer, run) {
        var place = run.places().ofLayer(layer);
        if (!place)
            return false;
        var answers = run.remember(newAnswers);
        var answer = answers[place.timelineNumber];
        if (!answer) {
            answer = [];
            var indices = ask(place.timeline);
            for (var i = 0; i < indices.length; i++)
                answer[indices[i]] = true;
            answers[place.timelineNumber] = answer;
        }
        return answer[place.index] === true;
    };
}

export { layersWith };
