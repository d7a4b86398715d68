// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isRegExp } from '../../text/regExp.mjs';
import { wrongArgument, FIRST_ARGUMENT } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { checkTexts } from './support/checkTexts.mjs';

var METHOD = 'ElementCollection.replaceText';
function replacingText(what, by) {
    return function replaceAll(characters) {
        var parts = characters.split(what);
        var replaced = parts[0];
        var offset = parts[0].length;
        for (var i = 1; i < parts.length; i++) {
            var own = typeof by === 'string'
                ? by
                : String(by(what, offset, characters));
            replaced += own + parts[i];
            offset += what.length + parts[i].length;
        }
        return replaced;
    };
}
function replacementOf(what, by) {
    if (typeof by !== 'string' && typeof by !== 'function')
        throw wrongArgument(METHOD, 'the replacement', 'a String or a Function', by);
    if (isRegExp(what))
        return function (characters) { return characters.replace(what, by); };
    if (typeof what !== 'string' || what === '')
        throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a non-empty String or a RegExp', what);
    return replacingText(what, by);
}
function changesOf(text, replace) {
    var changes = [];
    var runs = text.textRuns;
    for (var i = 0; i < runs.length; i++) {
        var before = runs[i].characters;
        var characters = replace(before);
        if (characters !== before)
            changes.push({ run: runs[i], characters: characters });
    }
    return changes;
}
function replaceInTexts(elements, what, by) {
    var replace = replacementOf(what, by);
    var changes = [];
    var texts = checkTexts(METHOD, elements);
    for (var i = 0; i < texts.length; i++)
        changes.push(changesOf(texts[i], replace));
    forEach(METHOD, texts, function change(_text, index) {
        for (var i = changes[index].length - 1; i >= 0; i--) {
            changes[index][i].run.characters = changes[index][i].characters;
        }
    });
}

export { replaceInTexts };
