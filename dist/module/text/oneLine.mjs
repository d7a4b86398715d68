// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var LONGEST = 40;
/** Line ends, tabs and other controls. */
var CONTROLS = '[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';
/** The text with a blank for each character that would not fill one column of a line. */
function oneLine(text) {
    return text.replace(new RegExp(CONTROLS, 'g'), ' ');
}
/** The text on one line, or its beginning when it is too long to be quoted in a message. */
function clip(text) {
    return text.length <= LONGEST ? oneLine(text) : "".concat(oneLine(text.substring(0, LONGEST)), "...");
}

export { clip, oneLine };
