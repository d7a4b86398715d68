// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function resize(timeline, start, end, by) {
    if (by > 0)
        timeline.insertFrames(by, false, start);
    else
        timeline.removeFrames(end + by, end);
}

export { resize };
