// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../../../host/read.mjs';

function newPlayheads() {
    return [];
}
function playheadOf(_a, run) {
    var timeline = _a.timeline, timelineNumber = _a.timelineNumber;
    var known = run.remember(newPlayheads);
    var playhead = known[timelineNumber];
    if (!playhead) {
        var host = timeline;
        playhead = {
            frame: host.currentFrame,
            selected: listOf(host.getSelectedFrames()),
        };
        known[timelineNumber] = playhead;
    }
    return playhead;
}
function meets(frame, start, end) {
    var first = Number(frame.read('startFrame'));
    return first < end && start < first + Number(frame.read('duration'));
}
function isCurrent(frame, run) {
    var place = run.places().ofFrame(frame.object);
    if (!place)
        return false;
    var at = playheadOf(place, run).frame;
    return meets(frame, at, at + 1);
}
function isSelected(frame, run) {
    var place = run.places().ofFrame(frame.object);
    if (!place)
        return false;
    var selected = playheadOf(place, run).selected;
    for (var i = 0; i < selected.length; i += 3) {
        if (selected[i] === place.index && meets(frame, selected[i + 1], selected[i + 2]))
            return true;
    }
    return false;
}

export { isCurrent, isSelected };
