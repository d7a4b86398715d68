// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function layersWith(ask) {
    var newAnswers = function () { return []; };
    return function isAmong(layer, run) {
        var location = run.places().ofLayer(layer);
        if (!location)
            return false;
        var answers = run.remember(newAnswers);
        var answer = answers[location.timelineNumber];
        if (!answer) {
            answer = [];
            var indices = ask(location.timeline);
            for (var i = 0; i < indices.length; i++)
                answer[indices[i]] = true;
            answers[location.timelineNumber] = answer;
        }
        return answer[location.index] === true;
    };
}

export { layersWith };
