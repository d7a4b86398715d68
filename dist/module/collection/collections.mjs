// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../es3-helpers.mjs';
import { filterItems, filterElements } from '../selector/select.mjs';
import { scopeOr } from './callbacks.mjs';
import { checkBoolean, checkFunction, checkParams } from './check.mjs';
import { Collection } from './Collection.mjs';
import { distinct } from './distinct.mjs';
import { documentFor } from './documentFor.mjs';
import { moveElements, alignElements, distributeElements, spaceElements, snapElements, layoutElements } from './elements/arrange.mjs';
import { setAttributes } from './elements/attr.mjs';
import { allChildren } from './elements/children.mjs';
import { deleteElements } from './elements/delete.mjs';
import { duplicateElements } from './elements/duplicate.mjs';
import { groupElements } from './elements/group.mjs';
import { distinctItems } from './elements/items.mjs';
import { matchSizes, matchedAxes } from './elements/match.mjs';
import { ordered, restack } from './elements/orderBy.mjs';
import { renameElements } from './elements/rename.mjs';
import { whichElements } from './elements/selectWhich.mjs';
import { resetTransforms } from './elements/transform.mjs';
import { rotateElements, scaleElements, centerPoints } from './elements/turn.mjs';
import { execInItems } from './exec.mjs';
import { namingTheGone } from './namingTheGone.mjs';
import { forEach } from './failure.mjs';
import { addItemsToStage } from './items/addToStage.mjs';
import { setItemAttributes } from './items/attr.mjs';
import { deleteItems } from './items/delete.mjs';
import { instancesOf } from './items/instances.mjs';
import { moveItems } from './items/move.mjs';
import { selectItems, expandItems, revealItems } from './items/panel.mjs';
import { renameItems } from './items/rename.mjs';
import { itemsUsing } from './items/usedBy.mjs';
import { replaceElements } from './replaceElements.mjs';
import { newElementCollection, siblings } from './siblings.mjs';
import { randomizeAll } from './randomize/randomize.mjs';
import { randomSource } from './randomize/source.mjs';
import { replaceSelection } from './stage/place.mjs';

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
        _this.dom = documentFor('ItemCollection', document, items);
        _this.library = _this.dom.library;
        return _this;
    }
    ItemCollection.prototype.filter = function (test, thisObject) {
        if (typeof test !== 'string')
            return _super.prototype.filter.call(this, test, thisObject);
        var _a = this, elements = _a.elements, dom = _a.dom;
        var options = { caller: 'ItemCollection.filter()', document: dom };
        var query = function () { return filterItems(test, elements, options); };
        replaceElements(elements, namingTheGone('ItemCollection.filter', [elements], query));
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
        selectItems(this.library, this.elements);
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

/**
 * A collection of elements on the stage of one document. Geometry is in pixels of the elements' parent coordinate
 * space, y down; angles are in degrees, clockwise. Creating one selects nothing. Methods leave the selection, the
 * playhead, the current layer and the timeline being edited as they were, but for those that are there to select. An
 * element that is in the collection twice is moved or turned once.
 */
var ElementCollection = /** @class */ (function (_super) {
    __extends(ElementCollection, _super);
    /**
     * @param elements an Array or collection of elements (copied), or one element
     * @param document the document that they belong to; default: the one of the collection given, else the active one
     * @throws Error when no document is given and none is open
     */
    function ElementCollection(elements, document) {
        var _this = _super.call(this, elements) || this;
        _this.dom = documentFor('ElementCollection', document, elements);
        return _this;
    }
    ElementCollection.prototype.filter = function (test, thisObject) {
        if (typeof test !== 'string')
            return _super.prototype.filter.call(this, test, thisObject);
        var _a = this, elements = _a.elements, dom = _a.dom;
        var options = { caller: 'ElementCollection.filter()', document: dom };
        var query = function () { return filterElements(test, elements, options); };
        replaceElements(elements, namingTheGone('ElementCollection.filter', [elements], query));
        return this;
    };
    /** A new ItemCollection of the distinct library items, first appearance first. */
    ElementCollection.prototype.items = function () {
        return new ItemCollection(distinctItems('ElementCollection.items', this.elements), this.dom);
    };
    /**
     * Replaces the document's selection. The host leaves out elements that cannot be selected.
     *
     * @param which all (nothing or `true`), one by index, those with a name (`*` is a wildcard), or an element
     */
    ElementCollection.prototype.select = function (which) {
        replaceSelection(this.dom, whichElements(this.elements, which));
        return this;
    };
    /** Groups the elements; the collection then holds the group, which is selected. */
    ElementCollection.prototype.group = function () {
        if (this.elements.length > 0)
            replaceElements(this.elements, groupElements(this.dom, this.elements));
        return this;
    };
    /**
     * Duplicates the elements; the copies are selected, and named on from the highest number of the originals.
     *
     * @param add whether the collection then holds originals and copies, instead of the copies
     */
    ElementCollection.prototype.duplicate = function (add) {
        if (add === void 0) { add = false; }
        checkBoolean('ElementCollection.duplicate', 'add', add);
        var originals = distinct(this.elements);
        var copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
        replaceElements(this.elements, add ? this.elements.concat(copies) : copies);
        return this;
    };
    /** Deletes the elements from the stage; the collection is then empty. */
    ElementCollection.prototype.deleteElements = function () {
        deleteElements(this.dom, distinct(this.elements));
        replaceElements(this.elements, []);
        return this;
    };
    /** Moves all by a distance (`relative`), or so that the top-left corner of their common bounds comes to (x, y). */
    ElementCollection.prototype.move = function (x, y, relative) {
        if (relative === void 0) { relative = false; }
        moveElements(distinct(this.elements), x, y, relative);
        return this;
    };
    /**
     * Rotates all as one body.
     *
     * @param corner about this corner or edge of their bounds (`top left`, `right center` …) instead of their centre
     */
    ElementCollection.prototype.rotate = function (angle, corner) {
        rotateElements(distinct(this.elements), angle, corner);
        return this;
    };
    /** Scales all as one body; see `rotate`. */
    ElementCollection.prototype.scale = function (xScale, yScale, corner) {
        if (xScale === void 0) { xScale = 1; }
        if (yScale === void 0) { yScale = xScale; }
        scaleElements(distinct(this.elements), xScale, yScale, corner);
        return this;
    };
    /** Puts each transformation point to the middle of the element's bounds; with `false` to its registration point. */
    ElementCollection.prototype.centerTransformPoint = function (state) {
        if (state === void 0) { state = true; }
        centerPoints(this.elements, state);
        return this;
    };
    /** Takes scale, rotation and skew away; the position stays. */
    ElementCollection.prototype.resetTransform = function () {
        resetTransforms('ElementCollection.resetTransform', this.elements);
        return this;
    };
    ElementCollection.prototype.attr = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setAttributes('ElementCollection.attr', this, args);
        return this;
    };
    /**
     * Renames: `rename('star')` gives `star_1 …`, `'star_###'` and `'star_025'` say where to count from and how wide, `*`
     * is the present name, a Function `(element, index, elements, presentName)` returns the name.
     *
     * @param padding width of the numbers; true: that of the largest; false: none
     */
    ElementCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        renameElements({ method: 'ElementCollection.rename', base: 'clip', args: args, scope: this }, this.elements);
        return this;
    };
    /** Sorts ascending, and restacks on the stage so that the first is lowest; with `reverse` highest. */
    ElementCollection.prototype.orderBy = function (property, reverse) {
        if (reverse === void 0) { reverse = false; }
        checkBoolean('ElementCollection.orderBy', 'reverse', reverse);
        var inOrder = ordered(this.elements, property, Math.random);
        restack(this.dom, this.elements, reverse ? inOrder.slice().reverse() : inOrder);
        replaceElements(this.elements, inOrder);
        return this;
    };
    /** Aligns edges or middles: `left right top bottom vertical horizontal center`, or a pair such as `top left`. */
    ElementCollection.prototype.align = function (to, toStage) {
        if (to === void 0) { to = 'center'; }
        if (toStage === void 0) { toStage = false; }
        alignElements(this.dom, distinct(this.elements), to, toStage);
        return this;
    };
    /** Puts edges at equal distances: one or two of `left horizontal right top vertical bottom`. */
    ElementCollection.prototype.distribute = function (edges, toStage) {
        if (toStage === void 0) { toStage = false; }
        distributeElements(this.dom, distinct(this.elements), edges, toStage);
        return this;
    };
    /**
     * Leaves equal gaps between the elements.
     *
     * @param gap this gap, the first element staying; else the ends stay, or with `true` go to those of the stage
     */
    ElementCollection.prototype.space = function (direction, gap) {
        spaceElements(this.dom, distinct(this.elements), direction, gap);
        return this;
    };
    /** Makes all as wide or high as the biggest (`true`), the smallest (`false`), one by index or name, or an element. */
    ElementCollection.prototype.match = function (dimension, to) {
        if (to === void 0) { to = true; }
        matchSizes(this.elements, matchedAxes(dimension), to);
        return this;
    };
    /** Rounds positions to multiples: -1 down, 0 to the nearest, 1 up. */
    ElementCollection.prototype.toGrid = function (precision, rounding) {
        if (precision === void 0) { precision = 1; }
        if (rounding === void 0) { rounding = 0; }
        snapElements(this.elements, precision, rounding);
        return this;
    };
    /** Lays all out in rows of cells as large as the largest, from the first element's top-left corner. */
    ElementCollection.prototype.layout = function (columns, gapX, gapY) {
        if (gapX === void 0) { gapX = 0; }
        if (gapY === void 0) { gapY = gapX; }
        layoutElements(distinct(this.elements), columns, gapX, gapY);
        return this;
    };
    ElementCollection.prototype.randomize = function () {
        var _this = this;
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        var method = 'ElementCollection.randomize';
        var random = randomSource(method, args[typeof args[0] === 'string' ? 2 : 1]);
        randomizeAll({ method: method, collection: this, random: random }, args, function (_a) {
            var name = _a.name, value = _a.value;
            return setAttributes(method, _this, [name, value]);
        });
        return this;
    };
    /** Opens each distinct library item for editing and calls `callback(item, index, …params)`; then all is as before. */
    ElementCollection.prototype.exec = function (callback, params, scope) {
        var method = 'ElementCollection.exec';
        checkFunction(method, 'callback', callback);
        checkParams(method, params);
        var items = distinctItems(method, this.elements);
        execInItems(method, this.dom, items, callback, scopeOr(scope, this), params || []);
        return this;
    };
    /** A new ElementCollection of what is inside these groups and symbol instances (their first frame). */
    ElementCollection.prototype.children = function () {
        return new ElementCollection(allChildren('ElementCollection.children', this.elements), this.dom);
    };
    /** Makes the host redraw the stage. Host members: `document.livePreview`. */
    ElementCollection.prototype.refresh = function () {
        this.dom.livePreview = true;
        return this;
    };
    ElementCollection.prototype.derive = function (elements) {
        var Type = this.constructor;
        return new Type(elements, this.dom);
    };
    return ElementCollection;
}(Collection));
siblings.ElementCollection = ElementCollection;

export { ElementCollection, ItemCollection };
