// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { FrameCollection } from '../collection/FrameCollection.mjs';
import { withElements } from '../collection/support/withElements.mjs';
import { allTimelines, keyframesOfTimeline } from '../host/walk.mjs';
import { selectFrames } from '../selector/select.mjs';
import { findInAllTime, findInTime } from './timeQuery.mjs';
import { framesOfSource } from './timeSource.mjs';

var DOMAIN = {
    caller: '$.frames',
    ofSource: framesOfSource,
    ofTimeline: keyframesOfTimeline,
    select: selectFrames,
};
function framesFound() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = findInTime(DOMAIN, args), objects = _a.objects, document = _a.document;
    return withElements(new FrameCollection([], document), objects);
}
function allFramesFound() {
    var args = [];
    for (var _i = 0; _i < arguments.length; _i++) {
        args[_i] = arguments[_i];
    }
    var _a = findInAllTime(DOMAIN, allTimelines, args), objects = _a.objects, document = _a.document;
    return withElements(new FrameCollection([], document), objects);
}
var dollarFrames = framesFound;
dollarFrames.all = allFramesFound;
dollarFrames.fn = FrameCollection.prototype;

export { dollarFrames };
