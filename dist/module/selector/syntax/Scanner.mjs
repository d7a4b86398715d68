// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isBlank } from '../../text/blanks.mjs';
import { oneLine } from '../../text/oneLine.mjs';
import { SelectorError } from './SelectorError.mjs';

var Scanner = (/*#__PURE__*/ function () {
    function Scanner(text, caller) {
        this.text = text;
        this.caller = caller;
        this.position = 0;
        this.depth = 0;
    }
    Scanner.prototype.peek = function () {
        return this.text.charAt(this.position);
    };
    Scanner.prototype.take = function (character) {
        if (this.peek() !== character)
            return false;
        this.position++;
        return true;
    };
    Scanner.prototype.skipBlanks = function () {
        while (isBlank(this.peek()))
            this.position++;
    };
    Scanner.prototype.close = function (character, opened) {
        if (this.take(character))
            return;
        if (this.peek() !== '')
            throw this.unexpected(quoteCharacter(character));
        throw this.error("unclosed ".concat(opened, ": expected ").concat(quoteCharacter(character), " before the end"));
    };
    Scanner.prototype.unexpected = function (expected) {
        return this.error("expected ".concat(expected, " but found ").concat(quoteCharacter(this.peek())));
    };
    Scanner.prototype.error = function (problem, index, hint) {
        if (index === void 0) { index = this.position; }
        return new SelectorError({ caller: this.caller, problem: problem, query: this.text, index: index, hint: hint });
    };
    return Scanner;
}());
function quoteCharacter(character) {
    if (character === '')
        return 'the end';
    return character === '"' ? "'\"'" : "\"".concat(oneLine(character), "\"");
}

export { Scanner };
