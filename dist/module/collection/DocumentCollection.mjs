// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../helpers.mjs';
import { blameDeleted } from '../host/blameDeleted.mjs';
import { isObject } from '../host/read.mjs';
import { filterFrom } from '../selector/selectObjects.mjs';
import { Collection } from './Collection.mjs';
import { execInItems } from './methods/exec.mjs';
import { scopeOr } from './support/callbacks.mjs';
import { wrongArgument, checkFunction, checkParams } from './support/check.mjs';
import { isDistinct } from './support/distinct.mjs';
import { documentFor } from './support/documentFor.mjs';
import { gatherArguments } from './support/gather.mjs';
import { noteLength } from './support/noteLength.mjs';
import { replaceElements } from './support/replaceElements.mjs';

function foundBy(query, collection, method, words) {
    var elements = collection.elements, dom = collection.dom;
    var options = { caller: method + '()', document: dom, isDistinct: isDistinct(collection) };
    return blameDeleted(method, [elements], function () { return filterFrom(words, query, elements, options); });
}
function checkObjects(method, elements) {
    for (var i = 0; i < elements.length; i++)
        if (!isObject(elements[i]))
            throw wrongArgument(method, 'each value', 'an object of a document', elements[i]);
}
var DocumentCollection = (/*#__PURE__*/ function (_super) {
    __extends(DocumentCollection, _super);
    function DocumentCollection(elements, document) {
        var _this = _super.call(this, elements) || this;
        var typeName = _this.traits().typeName;
        checkObjects(typeName, _this.elements);
        _this.dom = documentFor(typeName, document, elements);
        return _this;
    }
    DocumentCollection.prototype.add = function (first) {
        var others = [];
        for (var _i = 1; _i < arguments.length; _i++) {
            others[_i - 1] = arguments[_i];
        }
        var added = gatherArguments(first, others);
        checkObjects(this.traits().typeName + '.add', added);
        for (var i = 0; i < added.length; i++)
            this.elements.push(added[i]);
        return noteLength(this);
    };
    DocumentCollection.prototype.filter = function (test, thisObject) {
        if (typeof test === 'function')
            return _super.prototype.filter.call(this, test, thisObject);
        var _a = this.traits(), typeName = _a.typeName, words = _a.words;
        var method = typeName + '.filter';
        if (typeof test !== 'string')
            throw wrongArgument(method, 'test', 'a query or a Function', test);
        replaceElements(this, foundBy(test, this, method, words));
        return this;
    };
    DocumentCollection.prototype.exec = function (callback, params, scope) {
        var _a = this.traits(), typeName = _a.typeName, itemsToOpen = _a.itemsToOpen;
        var method = typeName + '.exec';
        checkFunction(method, 'callback', callback);
        checkParams(method, params);
        var call = callback;
        execInItems(method, this.dom, itemsToOpen(method, this.elements), call, scopeOr(scope, this), params || []);
        return noteLength(this);
    };
    DocumentCollection.prototype.readerOf = function (property) {
        return this.traits().words.readerOf(property, this.dom);
    };
    DocumentCollection.prototype.readerOfWord = function (property) {
        var words = this.traits().words;
        return property.indexOf('.') < 0 ? words.readerOfWord(property, this.dom) : this.readerOf(property);
    };
    DocumentCollection.prototype.ownWords = function () {
        return this.traits().words.readableWords();
    };
    return DocumentCollection;
}(Collection));

export { DocumentCollection };
