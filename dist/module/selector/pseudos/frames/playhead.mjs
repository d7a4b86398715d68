// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { listOf } from '../../../host/read.mjs';

function newPlayheads() {
    return [];
}
function playheadOf(_a, run) {
    var timeline = _a.timeline, timelineNumber = _a.timelineNumber;
    var playheads = run.remember(newPlayheads);
    var playhead = playheads[timelineNumber];
    if (!playhead) {
        var host = timeline;
        playhead = {
            frame: host.currentFrame,
            selected: listOf(host.getSelectedFrames()),
        };
        playheads[timelineNumber] = playhead;
    }
    return playhead;
}
function meets(frame, start, end) {
    var first = Number(frame.read('startFrame'));
    return first < end && start < first + Number(frame.read('duration'));
}
function isCurrent(frame, run) {
    var location = run.places().ofFrame(frame.object);
    if (!location)
        return false;
    var at = playheadOf(location, run).frame;
    return meets(frame, at, at + 1);
}
function isSelected(frame, run) {
    var location = run.places().ofFrame(frame.object);
    if (!location)
        return false;
    var selected = playheadOf(location, run).selected;
    for (var i = 0; i < selected.length; i += 3) {
        if (selected[i] === location.index && meets(frame, selected[i + 1], selected[i + 2]))
            return true;
    }
    return false;
}

export { isCurrent, isSelected };
