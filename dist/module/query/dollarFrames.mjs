// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { FrameCollection } from '../collection/collections.mjs';
import { listsOfTimelines, keyframesOfTimeline } from '../host/walk.mjs';
import { frameRegistry } from '../selector/words/Selectors.mjs';
import { queryFunction } from './queryFunction.mjs';
import { framesOfSource, TIME_SOURCES } from './timeSource.mjs';

var dollarFrames = /*#__PURE__*/ queryFunction({
    caller: '$.frames',
    Collection: FrameCollection,
    sources: TIME_SOURCES,
    ofSource: framesOfSource,
    byDefault: function (document) { return [keyframesOfTimeline(document.getTimeline())]; },
    words: frameRegistry,
    inAll: function (document) { return listsOfTimelines(document, keyframesOfTimeline); },
});

export { dollarFrames };
