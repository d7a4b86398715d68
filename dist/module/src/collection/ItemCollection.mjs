// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import './ElementCollection.mjs';
import { __extends } from '../../build/rollup/es3-helpers.mjs';
import { activeDocument } from '../host/activeDocument.mjs';
import { selectItems } from '../selector/select.mjs';
import { scopeOr } from './callbacks.mjs';
import { checkBoolean, checkFunction, checkParams } from './check.mjs';
import { Collection } from './Collection.mjs';
import { distinct } from './distinct.mjs';
import { execInItems } from './exec.mjs';
import { forEach } from './failure.mjs';
import { addItemsToStage } from './items/addToStage.mjs';
import { setItemAttributes } from './items/attr.mjs';
import { deleteItems } from './items/delete.mjs';
import { instancesOf } from './items/instances.mjs';
import { moveItems } from './items/move.mjs';
import { selectItems as selectItems$1, expandItems, revealItems } from './items/panel.mjs';
import { renameItems } from './items/rename.mjs';
import { itemsUsing } from './items/usedBy.mjs';
import { replaceElements } from './replaceElements.mjs';
import { newElementCollection } from './siblings.mjs';

/** A collection of library items of one document. */
var ItemCollection = /** @class */ (function (_super) {
    __extends(ItemCollection, _super);
    /**
     * @param items an Array or collection of items (copied), or one item
     * @param document the document that they belong to; default: the one of the collection given, else the active one
     * @throws Error when no document is given and none is open
     */
    function ItemCollection(items, document) {
        var _this = _super.call(this, items) || this;
        var given = document || (items instanceof Collection ? items.dom : null);
        _this.dom = given || activeDocument('ItemCollection');
        _this.library = _this.dom.library;
        return _this;
    }
    ItemCollection.prototype.filter = function (test, thisObject) {
        if (typeof test !== 'string')
            return _super.prototype.filter.call(this, test, thisObject);
        var options = { caller: 'ItemCollection.filter()', document: this.dom };
        replaceElements(this.elements, selectItems(test, this.elements, options));
        return this;
    };
    /** Deletes the items from the library, those in the deepest folders first; the collection is then empty. */
    ItemCollection.prototype.deleteItems = function () {
        deleteItems(this.library, distinct(this.elements));
        replaceElements(this.elements, []);
        return this;
    };
    /** Replaces the selection of the library panel and shows it. */
    ItemCollection.prototype.select = function () {
        selectItems$1(this.library, this.elements);
        return this;
    };
    /** Opens the folders among the items, or closes them; with `recurse` also those above. */
    ItemCollection.prototype.expand = function (state, recurse) {
        if (state === void 0) { state = true; }
        if (recurse === void 0) { recurse = false; }
        checkBoolean('ItemCollection.expand', 'state', state);
        checkBoolean('ItemCollection.expand', 'recurse', recurse);
        expandItems(this.library, this.elements, state, recurse);
        return this;
    };
    /** Opens every folder above the items. */
    ItemCollection.prototype.reveal = function () {
        revealItems('ItemCollection.reveal', this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.attr = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setItemAttributes(this.elements, args, this);
        return this;
    };
    /**
     * Renames, each item within its folder: `rename('star')` gives `star_1 …`, `'star_###'` and `'star_025'` say where to
     * count from and how wide, `*` is the present leaf name, a Function `(item, index, items, presentName)` returns the
     * name. Nothing is renamed when names would collide.
     *
     * @param padding width of the numbers; true: that of the largest; false: none
     */
    ItemCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        renameItems({ method: 'ItemCollection.rename', base: 'Item', args: args, scope: this }, this.library, this.elements);
        return this;
    };
    /**
     * Moves the items into a folder, made if need be; `''` is the root.
     *
     * @param replace whether an item of the same name there is replaced; else the moved one gets another name
     * @param expand whether the folder is then open in the panel
     */
    ItemCollection.prototype.move = function (path, replace, expand) {
        if (replace === void 0) { replace = false; }
        if (expand === void 0) { expand = true; }
        checkBoolean('ItemCollection.move', 'replace', replace);
        checkBoolean('ItemCollection.move', 'expand', expand);
        moveItems(this.library, this.elements, path, replace, expand);
        return this;
    };
    /** Opens each item that has a timeline for editing and calls `callback(item, index, …params)`; then all is as before. */
    ItemCollection.prototype.exec = function (callback, params, scope) {
        var method = 'ItemCollection.exec';
        checkFunction(method, 'callback', callback);
        checkParams(method, params);
        var call = callback;
        execInItems(method, this.dom, this.elements, call, scopeOr(scope, this), params || []);
        return this;
    };
    /** Places the items on the current layer and frame. **Returns** a new ElementCollection of what was placed, selected. */
    ItemCollection.prototype.addToStage = function (x, y) {
        if (x === void 0) { x = 0; }
        if (y === void 0) { y = 0; }
        return newElementCollection(addItemsToStage(this.dom, this.elements, x, y), this.dom);
    };
    /** **Returns** a new ElementCollection of every instance of these items, in every timeline of the document. */
    ItemCollection.prototype.instances = function () {
        return newElementCollection(instancesOf(this.dom, this.elements), this.dom);
    };
    /** **Returns** a new ItemCollection of the items whose timelines contain these. */
    ItemCollection.prototype.usedBy = function () {
        return new ItemCollection(itemsUsing(this.library, this.elements), this.dom);
    };
    /** Imports the items again from their files. Host members: `library.updateItem`. */
    ItemCollection.prototype.update = function () {
        var _this = this;
        forEach('ItemCollection.update', this.elements, function (item) { return _this.library.updateItem(item.name); });
        return this;
    };
    ItemCollection.prototype.derive = function (elements) {
        var Type = this.constructor;
        return new Type(elements, this.dom);
    };
    return ItemCollection;
}(Collection));

export { ItemCollection };
