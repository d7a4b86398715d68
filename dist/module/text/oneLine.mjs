// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var MAX_LENGTH = 40;
var CONTROLS = '[^ -~\\u00a1-\\u2027\\u202a-\\uffff]';
function oneLine(text) {
    return text.replace(new RegExp(CONTROLS, 'g'), ' ');
}
function clip(text) {
    return text.length <= MAX_LENGTH ? oneLine(text) : "".concat(oneLine(text.substring(0, MAX_LENGTH)), "...");
}

export { clip, oneLine };
