// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function padLeft(text, width, character) {
    if (character === void 0) { character = ' '; }
    var padded = text;
    while (padded.length < width)
        padded = character + padded;
    return padded;
}

export { padLeft };
