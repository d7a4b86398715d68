// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../helpers.mjs';
import { itemRegistry, elementRegistry, frameRegistry, layerRegistry } from '../selector/words/Selectors.mjs';
import { DocumentCollection } from './DocumentCollection.mjs';
import { addItemsToStage } from './items/addToStage.mjs';
import { setterOfItems } from './items/attr.mjs';
import { boundsOfItems } from './items/bounds.mjs';
import { deleteItems } from './items/deleteItems.mjs';
import { expandItems } from './items/expand.mjs';
import { instancesOf } from './items/instances.mjs';
import { linkItems } from './items/linkage.mjs';
import { moveItems } from './items/move.mjs';
import { renameItems } from './items/rename.mjs';
import { revealItems } from './items/reveal.mjs';
import { selectItemsInPanel } from './items/select.mjs';
import { updateItems } from './items/update.mjs';
import { usersOfItems } from './items/usedBy.mjs';
import { setAttributes } from './methods/attr.mjs';
import { checkBoolean, checkName } from './support/check.mjs';
import { replaceElements, replaceSorted } from './support/replaceElements.mjs';
import { withElements } from './support/withElements.mjs';
import { newSibling, siblings } from './support/siblings.mjs';
import { layersOfItems, framesOfLayers, layersOfElements, framesOfElements, elementsOfFrames, layersOfFrames, symbolsAround, elementsOfLayers, parentsOfLayers, childrenOfLayers } from './support/related.mjs';
import { withoutDuplicates } from './support/distinct.mjs';
import { alignElements } from './elements/align.mjs';
import { setterOfElements } from './elements/attr.mjs';
import { centerTransformPoints } from './elements/centerTransformPoint.mjs';
import { childrenOf } from './elements/children.mjs';
import { countColors } from './elements/colors.mjs';
import { deleteElements } from './elements/deleteElements.mjs';
import { distributeElements } from './elements/distribute.mjs';
import { duplicateElements } from './elements/duplicate.mjs';
import { tableOfTexts } from './elements/exportTexts.mjs';
import { groupElements } from './elements/group.mjs';
import { putTexts } from './elements/importTexts.mjs';
import { distinctItems } from './elements/items.mjs';
import { layoutElements } from './elements/layout.mjs';
import { matchSizes, matchedAxes } from './elements/match.mjs';
import { moveElements } from './elements/move.mjs';
import { ordered, restack } from './elements/orderBy.mjs';
import { movePivots } from './elements/pivot.mjs';
import { randomizeAll } from './elements/randomize/randomize.mjs';
import { randomSource } from './elements/randomize/source.mjs';
import { renameElements } from './elements/rename.mjs';
import { renameAlongKeyframes } from './elements/renameAlongKeyframes.mjs';
import { replaceColors } from './elements/replaceColor.mjs';
import { replaceInTexts } from './elements/replaceText.mjs';
import { resetTransforms } from './elements/resetTransform.mjs';
import { rotateElements } from './elements/rotate.mjs';
import { scaleElements } from './elements/scale.mjs';
import { whichElements } from './elements/select.mjs';
import { spaceElements } from './elements/space.mjs';
import { allBounds } from './elements/support/elementBounds.mjs';
import { swapItems } from './elements/swap.mjs';
import { readTexts, setTexts } from './elements/text.mjs';
import { setTextAttributes } from './elements/textAttr.mjs';
import { moveToGrid } from './elements/toGrid.mjs';
import { convertToSymbols } from './elements/toSymbol.mjs';
import { commonBounds } from './geometry/commonBounds.mjs';
import { replaceSelection } from './stage/userLocation.mjs';
import { elementsOf, sorted } from './methods/sort.mjs';
import { noteLength } from './support/noteLength.mjs';
import { setterOfFrames } from './frames/attr.mjs';
import { clearFrames } from './frames/clear.mjs';
import { deleteFrames } from './frames/deleteFrames.mjs';
import { easeFrames } from './frames/ease.mjs';
import { frameDescriber } from './frames/frameDescriber.mjs';
import { moveFrames } from './frames/move.mjs';
import { replaceSounds } from './frames/replaceSound.mjs';
import { selectFramesInTimeline } from './frames/select.mjs';
import { setDurations } from './frames/setDuration.mjs';
import { toKeyframes } from './frames/toKeyframes.mjs';
import { tweenFrames } from './frames/tween.mjs';
import { untweenFrames } from './frames/untween.mjs';
import { setterOfLayers } from './layers/attr.mjs';
import { deleteLayers } from './layers/deleteLayers.mjs';
import { duplicateLayers } from './layers/duplicate.mjs';
import { maskLayers } from './layers/mask.mjs';
import { moveLayers } from './layers/moveTo.mjs';
import { restackLayers } from './layers/orderBy.mjs';
import { selectLayersInTimeline } from './layers/select.mjs';
import { moveToFolder } from './layers/toFolder.mjs';
import { unmaskLayers } from './layers/unmask.mjs';
import { checkField } from './support/checkField.mjs';

var TRAITS$1 = {
    typeName: 'ItemCollection',
    words: itemRegistry,
    itemsToOpen: function (_method, items) { return items; },
};
var ItemCollection = (/*#__PURE__*/ function (_super) {
    __extends(ItemCollection, _super);
    function ItemCollection(items, document) {
        var _this = _super.call(this, items, document) || this;
        _this.library = _this.dom.library;
        return _this;
    }
    ItemCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    ItemCollection.prototype.deleteItems = function () {
        deleteItems(this.library, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    ItemCollection.prototype.select = function () {
        selectItemsInPanel(this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.expand = function (state, recurse) {
        if (state === void 0) { state = true; }
        if (recurse === void 0) { recurse = false; }
        var method = 'ItemCollection.expand';
        checkBoolean(method, 'state', state);
        checkBoolean(method, 'recurse', recurse);
        expandItems(this.library, this.elements, state, recurse);
        return this;
    };
    ItemCollection.prototype.reveal = function () {
        revealItems(this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.pluck = function (property) {
        return _super.prototype.pluck.call(this, property);
    };
    ItemCollection.prototype.attr = function (first, value) {
        setAttributes('ItemCollection.attr', this, setterOfItems, first, value);
        return this;
    };
    ItemCollection.prototype.linkage = function (name) {
        linkItems(this.library, withoutDuplicates(this), name, this);
        return this;
    };
    ItemCollection.prototype.bounds = function () {
        return boundsOfItems(this.elements);
    };
    ItemCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        renameItems({ method: 'ItemCollection.rename', base: 'Item', args: args, scope: this }, this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.move = function (path, replace, expand) {
        if (replace === void 0) { replace = false; }
        if (expand === void 0) { expand = true; }
        var method = 'ItemCollection.move';
        checkBoolean(method, 'replace', replace);
        checkBoolean(method, 'expand', expand);
        moveItems(this.library, this.elements, path, replace, expand);
        return this;
    };
    ItemCollection.prototype.addToStage = function (x, y) {
        if (x === void 0) { x = 0; }
        if (y === void 0) { y = 0; }
        return newSibling('ElementCollection', addItemsToStage(this.dom, this.elements, x, y), this.dom);
    };
    ItemCollection.prototype.instances = function () {
        return newSibling('ElementCollection', instancesOf(this.dom, this.elements), this.dom);
    };
    ItemCollection.prototype.layers = function (query) {
        var method = 'ItemCollection.layers';
        var layers = layersOfItems(method, this);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    ItemCollection.prototype.frames = function (query) {
        var method = 'ItemCollection.frames';
        var layers = layersOfItems(method, this);
        var frames = framesOfLayers(method, { elements: layers, onceEach: layers, dom: this.dom });
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    ItemCollection.prototype.usedBy = function () {
        return withElements(new ItemCollection([], this.dom), usersOfItems(this.library, this.elements));
    };
    ItemCollection.prototype.update = function () {
        updateItems(this.library, this.elements);
        return this;
    };
    ItemCollection.prototype.traits = function () {
        return TRAITS$1;
    };
    return ItemCollection;
}(DocumentCollection));
siblings.ItemCollection = { Type: ItemCollection, words: itemRegistry };

var TRAITS = {
    typeName: 'ElementCollection',
    words: elementRegistry,
    itemsToOpen: distinctItems,
};
var ElementCollection = (/*#__PURE__*/ function (_super) {
    __extends(ElementCollection, _super);
    function ElementCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    ElementCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    ElementCollection.prototype.items = function () {
        var items = distinctItems('ElementCollection.items', this.elements);
        return withElements(new ItemCollection([], this.dom), items);
    };
    ElementCollection.prototype.layers = function (query) {
        var method = 'ElementCollection.layers';
        var layers = layersOfElements(method, this);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    ElementCollection.prototype.frames = function (query) {
        var method = 'ElementCollection.frames';
        var frames = framesOfElements(method, this);
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    ElementCollection.prototype.select = function (which) {
        replaceSelection(this.dom, whichElements(this.elements, which));
        return this;
    };
    ElementCollection.prototype.group = function () {
        if (this.elements.length > 0)
            replaceElements(this, groupElements(this.dom, this.elements));
        return this;
    };
    ElementCollection.prototype.duplicate = function (add) {
        if (add === void 0) { add = false; }
        checkBoolean('ElementCollection.duplicate', 'add', add);
        var originals = withoutDuplicates(this);
        var copies = originals.length > 0 ? duplicateElements(this.dom, originals) : [];
        replaceElements(this, add ? this.elements.concat(copies) : copies);
        return this;
    };
    ElementCollection.prototype.deleteElements = function () {
        deleteElements(this.dom, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    ElementCollection.prototype.move = function (x, y, relative) {
        if (relative === void 0) { relative = false; }
        moveElements(this.elements, x, y, relative);
        return this;
    };
    ElementCollection.prototype.rotate = function (angle, corner) {
        rotateElements(withoutDuplicates(this), angle, corner);
        return this;
    };
    ElementCollection.prototype.scale = function (xScale, yScale, corner) {
        if (xScale === void 0) { xScale = 1; }
        if (yScale === void 0) { yScale = xScale; }
        scaleElements(withoutDuplicates(this), xScale, yScale, corner);
        return this;
    };
    ElementCollection.prototype.centerTransformPoint = function (state) {
        if (state === void 0) { state = true; }
        centerTransformPoints(this.elements, state);
        return this;
    };
    ElementCollection.prototype.pivot = function (corner) {
        movePivots(this.elements, corner);
        return this;
    };
    ElementCollection.prototype.bounds = function () {
        return commonBounds(allBounds('ElementCollection.bounds', this.elements));
    };
    ElementCollection.prototype.swap = function (item) {
        replaceElements(this, swapItems(this.dom, this.elements, item));
        return this;
    };
    ElementCollection.prototype.toSymbol = function (type, name, registration) {
        if (type === void 0) { type = 'movie clip'; }
        if (registration === void 0) { registration = 'top left'; }
        var originals = withoutDuplicates(this);
        var made = convertToSymbols(this.dom, originals, type, name, registration, this);
        replaceElements(this, made);
        return this;
    };
    ElementCollection.prototype.text = function (value) {
        if (arguments.length === 0)
            return readTexts(this.elements);
        setTexts(this.elements, value, this);
        return this;
    };
    ElementCollection.prototype.replaceText = function (what, by) {
        replaceInTexts(this.elements, what, by);
        return this;
    };
    ElementCollection.prototype.exportTexts = function (format) {
        if (format === void 0) { format = 'csv'; }
        return tableOfTexts(this, format);
    };
    ElementCollection.prototype.importTexts = function (table, decide) {
        putTexts(this, table, decide);
        return this;
    };
    ElementCollection.prototype.textAttr = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setTextAttributes(this.elements, args, this);
        return this;
    };
    ElementCollection.prototype.colors = function () {
        return countColors(withoutDuplicates(this));
    };
    ElementCollection.prototype.replaceColor = function (from, to, tolerance) {
        if (tolerance === void 0) { tolerance = 0; }
        replaceColors(this.dom, withoutDuplicates(this), from, to, tolerance);
        return this;
    };
    ElementCollection.prototype.resetTransform = function () {
        resetTransforms(this.elements);
        return this;
    };
    ElementCollection.prototype.pluck = function (property) {
        return _super.prototype.pluck.call(this, property);
    };
    ElementCollection.prototype.attr = function (first, value, strength) {
        setAttributes('ElementCollection.attr', this, setterOfElements, first, value, strength);
        return this;
    };
    ElementCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        renameElements({ method: 'ElementCollection.rename', base: 'clip', args: args, scope: this }, this.elements);
        return noteLength(this);
    };
    ElementCollection.prototype.renameAlongKeyframes = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var method = 'ElementCollection.renameAlongKeyframes';
        renameAlongKeyframes({ method: method, base: 'clip', args: args, scope: this }, this.dom, withoutDuplicates(this));
        return noteLength(this);
    };
    ElementCollection.prototype.orderBy = function (property, reverse) {
        if (reverse === void 0) { reverse = false; }
        checkBoolean('ElementCollection.orderBy', 'reverse', reverse);
        var inOrder = ordered(this, property, Math.random);
        restack(this.dom, reverse ? inOrder.slice().reverse() : inOrder);
        replaceSorted(this, elementsOf(inOrder));
        return this;
    };
    ElementCollection.prototype.align = function (to, toStage) {
        if (to === void 0) { to = 'center'; }
        if (toStage === void 0) { toStage = false; }
        alignElements(this.dom, withoutDuplicates(this), to, toStage);
        return this;
    };
    ElementCollection.prototype.distribute = function (edges, toStage) {
        if (toStage === void 0) { toStage = false; }
        distributeElements(this.dom, withoutDuplicates(this), edges, toStage);
        return this;
    };
    ElementCollection.prototype.space = function (direction, gap) {
        spaceElements(this.dom, withoutDuplicates(this), direction, gap);
        return this;
    };
    ElementCollection.prototype.match = function (dimension, to) {
        if (to === void 0) { to = true; }
        matchSizes(this.elements, matchedAxes(dimension), to);
        return this;
    };
    ElementCollection.prototype.toGrid = function (precision, rounding) {
        if (precision === void 0) { precision = 1; }
        if (rounding === void 0) { rounding = 0; }
        moveToGrid(this.elements, precision, rounding);
        return this;
    };
    ElementCollection.prototype.layout = function (columns, gapX, gapY) {
        if (gapX === void 0) { gapX = 0; }
        if (gapY === void 0) { gapY = gapX; }
        layoutElements(withoutDuplicates(this), columns, gapX, gapY);
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
            return setAttributes(method, _this, setterOfElements, name, value);
        });
        return this;
    };
    ElementCollection.prototype.children = function (frame) {
        var children = childrenOf(this.elements, this.dom, frame);
        return withElements(new ElementCollection([], this.dom), children);
    };
    ElementCollection.prototype.refresh = function () {
        this.dom.livePreview = true;
        return this;
    };
    ElementCollection.prototype.traits = function () {
        return TRAITS;
    };
    return ElementCollection;
}(DocumentCollection));
siblings.ElementCollection = { Type: ElementCollection, words: elementRegistry };

var FrameCollection = (/*#__PURE__*/ function (_super) {
    __extends(FrameCollection, _super);
    function FrameCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    FrameCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    FrameCollection.prototype.attr = function (first, value) {
        setAttributes('FrameCollection.attr', this, setterOfFrames, first, value);
        return noteLength(this);
    };
    FrameCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var renaming = { method: 'FrameCollection.rename', base: 'label', args: args, scope: this };
        renameElements(renaming, this.elements);
        return noteLength(this);
    };
    FrameCollection.prototype.select = function () {
        selectFramesInTimeline('FrameCollection.select', this.dom, withoutDuplicates(this));
        return this;
    };
    FrameCollection.prototype.clear = function () {
        clearFrames('FrameCollection.clear', this.dom, withoutDuplicates(this));
        return this;
    };
    FrameCollection.prototype.deleteFrames = function () {
        deleteFrames('FrameCollection.deleteFrames', this.dom, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    FrameCollection.prototype.setDuration = function (duration) {
        setDurations('FrameCollection.setDuration', this.dom, withoutDuplicates(this), duration);
        return this;
    };
    FrameCollection.prototype.replaceSound = function (from, to) {
        replaceSounds(this.dom, this.elements, from, to);
        return this;
    };
    FrameCollection.prototype.tween = function (type, easing) {
        if (type === void 0) { type = 'motion'; }
        tweenFrames(this.dom, withoutDuplicates(this), type, easing);
        return this;
    };
    FrameCollection.prototype.untween = function () {
        untweenFrames(this.dom, withoutDuplicates(this));
        return this;
    };
    FrameCollection.prototype.ease = function (easing) {
        easeFrames(withoutDuplicates(this), easing);
        return this;
    };
    FrameCollection.prototype.toKeyframes = function () {
        var method = 'FrameCollection.toKeyframes';
        replaceElements(this, toKeyframes(method, this.dom, withoutDuplicates(this)));
        return this;
    };
    FrameCollection.prototype.move = function (by) {
        moveFrames('FrameCollection.move', this.dom, withoutDuplicates(this), by);
        return this;
    };
    FrameCollection.prototype.contents = function (query) {
        var method = 'FrameCollection.contents';
        var elements = elementsOfFrames(method, this);
        return newSibling('ElementCollection', elements, this.dom, method, query);
    };
    FrameCollection.prototype.layers = function (query) {
        var method = 'FrameCollection.layers';
        var layers = layersOfFrames(method, this);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    FrameCollection.prototype.items = function () {
        var method = 'FrameCollection.items';
        var elements = elementsOfFrames(method, this);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    FrameCollection.prototype.describer = function () {
        return frameDescriber(this.dom);
    };
    FrameCollection.prototype.traits = function () {
        var _this = this;
        return {
            typeName: 'FrameCollection',
            words: frameRegistry,
            itemsToOpen: function (method) { return symbolsAround(method, _this, 'ofFrame'); },
        };
    };
    return FrameCollection;
}(DocumentCollection));
siblings.FrameCollection = { Type: FrameCollection, words: frameRegistry };

var LayerCollection = (/*#__PURE__*/ function (_super) {
    __extends(LayerCollection, _super);
    function LayerCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    LayerCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    LayerCollection.prototype.attr = function (first, value) {
        setAttributes('LayerCollection.attr', this, setterOfLayers, first, value);
        return noteLength(this);
    };
    LayerCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var renaming = { method: 'LayerCollection.rename', base: 'Layer', args: args, scope: this };
        renameElements(renaming, this.elements);
        return noteLength(this);
    };
    LayerCollection.prototype.select = function () {
        selectLayersInTimeline('LayerCollection.select', this.dom, withoutDuplicates(this));
        return this;
    };
    LayerCollection.prototype.deleteLayers = function () {
        deleteLayers('LayerCollection.deleteLayers', this.dom, withoutDuplicates(this));
        replaceElements(this, []);
        return this;
    };
    LayerCollection.prototype.moveTo = function (layer, where) {
        moveLayers('LayerCollection.moveTo', this.dom, withoutDuplicates(this), layer, where);
        return this;
    };
    LayerCollection.prototype.toFolder = function (name) {
        moveToFolder('LayerCollection.toFolder', this.dom, withoutDuplicates(this), name);
        return this;
    };
    LayerCollection.prototype.orderBy = function (property, reverse) {
        if (reverse === void 0) { reverse = false; }
        var method = 'LayerCollection.orderBy';
        checkBoolean(method, 'reverse', reverse);
        if (typeof property !== 'function') {
            checkName(method, 'property', property);
            checkField(method, this, property);
        }
        var inOrder = sorted(method, withoutDuplicates(this), property, this);
        restackLayers(method, this.dom, reverse ? inOrder.slice().reverse() : inOrder);
        replaceElements(this, inOrder);
        this.onceEach = inOrder;
        return this;
    };
    LayerCollection.prototype.duplicate = function () {
        var originals = withoutDuplicates(this);
        replaceElements(this, duplicateLayers('LayerCollection.duplicate', this.dom, originals));
        return this;
    };
    LayerCollection.prototype.mask = function (layer) {
        maskLayers('LayerCollection.mask', this.dom, withoutDuplicates(this), layer);
        return this;
    };
    LayerCollection.prototype.unmask = function () {
        unmaskLayers('LayerCollection.unmask', this.dom, withoutDuplicates(this));
        return this;
    };
    LayerCollection.prototype.contents = function (query) {
        var method = 'LayerCollection.contents';
        var elements = elementsOfLayers(method, this);
        return newSibling('ElementCollection', elements, this.dom, method, query);
    };
    LayerCollection.prototype.frames = function (query) {
        var method = 'LayerCollection.frames';
        var frames = framesOfLayers(method, this);
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    LayerCollection.prototype.items = function () {
        var method = 'LayerCollection.items';
        var elements = elementsOfLayers(method, this);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    LayerCollection.prototype.bounds = function () {
        var method = 'LayerCollection.bounds';
        return commonBounds(allBounds(method, elementsOfLayers(method, this)));
    };
    LayerCollection.prototype.parent = function () {
        var parents = parentsOfLayers('LayerCollection.parent', this);
        return withElements(new LayerCollection([], this.dom), parents);
    };
    LayerCollection.prototype.children = function () {
        var children = childrenOfLayers('LayerCollection.children', this);
        return withElements(new LayerCollection([], this.dom), children);
    };
    LayerCollection.prototype.traits = function () {
        var _this = this;
        return {
            typeName: 'LayerCollection',
            words: layerRegistry,
            itemsToOpen: function (method) { return symbolsAround(method, _this, 'ofLayer'); },
        };
    };
    return LayerCollection;
}(DocumentCollection));
siblings.LayerCollection = { Type: LayerCollection, words: layerRegistry };

export { ElementCollection, FrameCollection, ItemCollection, LayerCollection };
