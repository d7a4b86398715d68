// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isBlank } from '../text/blanks.mjs';
import { oneLine } from '../text/oneLine.mjs';
import { SelectorError } from './SelectorError.mjs';

/** Reads the text of a query from its start to its end, and says what is wrong at the place where it stands. */
var Scanner = /** @class */ (function () {
    function Scanner(text, 
    /** What messages begin with. */
    caller) {
        this.text = text;
        this.caller = caller;
        /** The place of the next character; the text's length at its end. */
        this.position = 0;
        /** How many nested queries are open, `:not(:has(` being two. */
        this.depth = 0;
    }
    /** The next character, or the empty text at the end. */
    Scanner.prototype.peek = function () {
        return this.text.charAt(this.position);
    };
    /** Steps over the character if it is the next one. */
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
    /** Steps over the character that ends what is called `opened`. */
    Scanner.prototype.close = function (character, opened) {
        if (this.take(character))
            return;
        if (this.peek() !== '')
            throw this.unexpected(show(character));
        throw this.error("unclosed ".concat(opened, ": expected ").concat(show(character), " before the end"));
    };
    /** The error for something else standing where `expected` should. */
    Scanner.prototype.unexpected = function (expected) {
        return this.error("expected ".concat(expected, " but found ").concat(show(this.peek())));
    };
    Scanner.prototype.error = function (problem, index, hint) {
        if (index === void 0) { index = this.position; }
        return new SelectorError({ caller: this.caller, problem: problem, query: this.text, index: index, hint: hint });
    };
    return Scanner;
}());
function show(character) {
    if (character === '')
        return 'the end';
    return character === '"' ? "'\"'" : "\"".concat(oneLine(character), "\"");
}

export { Scanner };
