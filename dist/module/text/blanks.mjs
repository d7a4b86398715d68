// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var BLANKS = ' \t\n\r\f\u000b\u00a0\u2028\u2029\ufeff';
function isBlank(character) {
    return character !== '' && BLANKS.indexOf(character) >= 0;
}
function trim(text) {
    var start = 0;
    var end = text.length;
    while (isBlank(text.charAt(start)))
        start++;
    while (end > start && isBlank(text.charAt(end - 1)))
        end--;
    return text.substring(start, end);
}

export { BLANKS, isBlank, trim };
