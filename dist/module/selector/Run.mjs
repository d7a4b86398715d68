// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject } from '../host/read.mjs';
import { LibraryIndex } from './LibraryIndex.mjs';
import { Subjects } from './Subjects.mjs';

/** One run of a query: whatever is read, looked up or worked out during it is kept here and dropped with it. */
var Run = /** @class */ (function () {
    function Run(options) {
        this.elements = new Subjects();
        this.items = new Subjects();
        /** The last error that was given the query's and the element's names. */
        this.failure = null;
        this.libraryIndex = null;
        this.memory = {};
        this.query = options.query;
        this.document = options.document;
        this.random = options.random;
    }
    /** The document's library, listed at first need. */
    Run.prototype.library = function () {
        if (!this.libraryIndex)
            this.libraryIndex = new LibraryIndex(this.document.library.items, this.items);
        return this.libraryIndex;
    };
    /** The library item of an element, or null. */
    Run.prototype.itemOf = function (element) {
        var item = element.read('libraryItem');
        return isObject(item) ? this.items.of(item) : null;
    };
    /** Something worked out once per run. */
    Run.prototype.remember = function (name, workOut) {
        if (this.memory[name] === undefined)
            this.memory[name] = workOut(this);
        return this.memory[name];
    };
    return Run;
}());

export { Run };
