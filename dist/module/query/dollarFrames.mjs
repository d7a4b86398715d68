// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { FrameCollection } from '../collection/FrameCollection.mjs';
import { keyframesOfTimeline } from '../host/walk.mjs';
import { selectFrames } from '../selector/select.mjs';
import { timeQuery } from './timeQuery.mjs';
import { framesOfSource } from './timeSource.mjs';

var dollarFrames = timeQuery({
    caller: '$.frames',
    Collection: FrameCollection,
    ofSource: framesOfSource,
    ofTimeline: keyframesOfTimeline,
    select: selectFrames,
});

export { dollarFrames };
