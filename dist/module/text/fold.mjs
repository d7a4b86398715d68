// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var NOT_ASCII = /[\u0080-\uffff]/;
function foldCase(text) {
    if (!NOT_ASCII.test(text))
        return text.toLowerCase();
    var folded = [];
    for (var i = 0; i < text.length; i++)
        folded.push(foldCharacter(text.charAt(i)));
    return folded.join('');
}
function foldCharacter(character) {
    var upper = character.toUpperCase();
    var folded = (upper.length === 1 ? upper : character).toLowerCase();
    var escapesToAscii = folded.charCodeAt(0) < 128 && character.charCodeAt(0) >= 128;
    return escapesToAscii ? character : folded;
}

export { foldCase };
