// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../helpers.mjs';
import { filterLayers } from '../selector/select.mjs';
import { DocumentCollection } from './DocumentCollection.mjs';
import { allBounds } from './elements/support/bounds.mjs';
import { distinctItems } from './elements/items.mjs';
import { renameElements } from './elements/rename.mjs';
import { commonBounds } from './geometry/commonBounds.mjs';
import { setLayerAttributes } from './layers/attr.mjs';
import { deleteLayers } from './layers/deleteLayers.mjs';
import { duplicateLayers } from './layers/duplicate.mjs';
import { maskLayers, unmaskLayers } from './layers/mask.mjs';
import { moveLayers, moveToFolder } from './layers/moveTo.mjs';
import { restackLayers } from './layers/orderBy.mjs';
import { selectLayers } from './layers/select.mjs';
import { sorted } from './methods/sort.mjs';
import { checkName, checkBoolean } from './support/check.mjs';
import { placeReader } from './support/placeReader.mjs';
import { noteLength } from './support/noteLength.mjs';
import { replaceElements } from './support/replaceElements.mjs';
import { newSibling, siblings } from './support/siblings.mjs';
import { elementsOfLayers, framesOfLayers, parentsOfLayers, childrenOfLayers, symbolsAround } from './support/ways.mjs';
import { withoutDuplicates } from './support/withoutDuplicates.mjs';

var LayerCollection = (function (_super) {
    __extends(LayerCollection, _super);
    function LayerCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    LayerCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    LayerCollection.prototype.attr = function () {
        var _this = this;
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setLayerAttributes(this, args, function (path) { return _this.readerOf(path); });
        return noteLength(this);
    };
    LayerCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var renaming = { method: 'LayerCollection.rename', base: 'Layer', args: args, scope: this };
        renameElements(renaming, this.elements);
        return noteLength(this);
    };
    LayerCollection.prototype.select = function () {
        selectLayers('LayerCollection.select', this.dom, withoutDuplicates(this.elements));
        return this;
    };
    LayerCollection.prototype.deleteLayers = function () {
        deleteLayers('LayerCollection.deleteLayers', this.dom, withoutDuplicates(this.elements));
        replaceElements(this, []);
        return this;
    };
    LayerCollection.prototype.moveTo = function (layer, where) {
        moveLayers('LayerCollection.moveTo', this.dom, withoutDuplicates(this.elements), layer, where);
        return this;
    };
    LayerCollection.prototype.toFolder = function (name) {
        moveToFolder('LayerCollection.toFolder', this.dom, withoutDuplicates(this.elements), name);
        return this;
    };
    LayerCollection.prototype.orderBy = function (property, reverse) {
        if (reverse === void 0) { reverse = false; }
        var method = 'LayerCollection.orderBy';
        if (typeof property !== 'function')
            checkName(method, 'property', property);
        checkBoolean(method, 'reverse', reverse);
        var inOrder = sorted(method, withoutDuplicates(this.elements), property);
        restackLayers(method, this.dom, reverse ? inOrder.slice().reverse() : inOrder);
        replaceElements(this, inOrder);
        return this;
    };
    LayerCollection.prototype.duplicate = function () {
        var originals = withoutDuplicates(this.elements);
        replaceElements(this, duplicateLayers('LayerCollection.duplicate', this.dom, originals));
        return this;
    };
    LayerCollection.prototype.mask = function (layer) {
        maskLayers('LayerCollection.mask', this.dom, withoutDuplicates(this.elements), layer);
        return this;
    };
    LayerCollection.prototype.unmask = function () {
        unmaskLayers('LayerCollection.unmask', this.dom, withoutDuplicates(this.elements));
        return this;
    };
    LayerCollection.prototype.contents = function (query) {
        var method = 'LayerCollection.contents';
        var elements = elementsOfLayers(method, this.elements);
        return newSibling('ElementCollection', elements, this.dom, method, query);
    };
    LayerCollection.prototype.frames = function (query) {
        var method = 'LayerCollection.frames';
        var frames = framesOfLayers(method, this.elements);
        return newSibling('FrameCollection', frames, this.dom, method, query);
    };
    LayerCollection.prototype.items = function () {
        var method = 'LayerCollection.items';
        var elements = elementsOfLayers(method, this.elements);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    LayerCollection.prototype.bounds = function () {
        var method = 'LayerCollection.bounds';
        return commonBounds(allBounds(method, elementsOfLayers(method, this.elements)));
    };
    LayerCollection.prototype.parent = function () {
        return new LayerCollection(parentsOfLayers('LayerCollection.parent', this.elements), this.dom);
    };
    LayerCollection.prototype.children = function () {
        var children = childrenOfLayers('LayerCollection.children', this.elements, this.dom);
        return new LayerCollection(children, this.dom);
    };
    LayerCollection.prototype.readerOf = function (property) {
        return placeReader(this.dom, property, 'ofLayer') || _super.prototype.readerOf.call(this, property);
    };
    LayerCollection.prototype.domain = function () {
        var dom = this.dom;
        return {
            typeName: 'LayerCollection',
            filterByQuery: filterLayers,
            itemsToOpen: function (method, layers) { return symbolsAround(method, layers, dom, 'ofLayer'); },
        };
    };
    return LayerCollection;
}(DocumentCollection));
siblings.LayerCollection = { Type: LayerCollection, filterByQuery: filterLayers };

export { LayerCollection };
