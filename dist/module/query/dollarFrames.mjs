// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { FrameCollection } from '../collection/collections.mjs';
import { keyframesOfTimeline, listsOfTimelines } from '../host/walk.mjs';
import { frameRegistry } from '../selector/words/Selectors.mjs';
import { queryFunction, queryOfAll } from './queryFunction.mjs';
import { framesOfSource, TIME_SOURCES } from './timeSource.mjs';

var domain = {
    caller: '$.frames',
    Collection: FrameCollection,
    sources: TIME_SOURCES,
    ofSource: framesOfSource,
    byDefault: function (document) { return [keyframesOfTimeline(document.getTimeline())]; },
    words: frameRegistry,
};
var dollarFrames = queryFunction(domain);
dollarFrames.all = queryOfAll(domain, function (document) { return listsOfTimelines(document, keyframesOfTimeline); });

export { dollarFrames };
