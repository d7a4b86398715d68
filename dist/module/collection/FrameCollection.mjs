// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../es3-helpers.mjs';
import { Places } from '../host/Places.mjs';
import { readPath, readProperty } from '../host/readPath.mjs';
import { filterElements, filterLayers, filterFrames } from '../selector/select.mjs';
import { DocumentCollection } from './DocumentCollection.mjs';
import { distinctItems } from './elements/items.mjs';
import { renameElements } from './elements/rename.mjs';
import { setFrameAttributes } from './frames/attr.mjs';
import { clearFrames, toKeyframes } from './frames/contents.mjs';
import { deleteFrames, setDurations, moveFrames } from './frames/lengths.mjs';
import { selectFrames } from './frames/select.mjs';
import { tweenFrames, untweenFrames, easeFrames } from './frames/tween.mjs';
import { checkName } from './support/check.mjs';
import { forEach } from './support/forEach.mjs';
import { matching } from './support/matching.mjs';
import { noteLength } from './support/noteLength.mjs';
import { replaceElements } from './support/replaceElements.mjs';
import { newSibling, siblings } from './support/siblings.mjs';
import { elementsOfFrames, layersOfFrames, symbolsAround } from './support/ways.mjs';
import { withoutDuplicates } from './support/withoutDuplicates.mjs';

var FrameCollection = (function (_super) {
    __extends(FrameCollection, _super);
    function FrameCollection() {
        return _super !== null && _super.apply(this, arguments) || this;
    }
    FrameCollection.prototype.filter = function (test, thisObject) {
        return _super.prototype.filter.call(this, test, thisObject);
    };
    FrameCollection.prototype.pluck = function (property) {
        var method = 'FrameCollection.pluck';
        checkName(method, 'property', property);
        var links = property.split('.');
        if (links[0] !== 'layer')
            return _super.prototype.pluck.call(this, property);
        var places = new Places(this.dom);
        var values = [];
        forEach(method, this.elements, function readOfLayer(frame) {
            var place = places.ofFrame(frame);
            values.push(readPath(place ? place.layer : undefined, links, readProperty, 1));
        });
        return values;
    };
    FrameCollection.prototype.attr = function () {
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setFrameAttributes(this.elements, args, this);
        return noteLength(this);
    };
    FrameCollection.prototype.rename = function (name, padding, start, separator) {
        var args = [name, padding, start, separator];
        var renaming = { method: 'FrameCollection.rename', base: 'label', args: args, scope: this };
        renameElements(renaming, this.elements);
        return noteLength(this);
    };
    FrameCollection.prototype.select = function () {
        selectFrames('FrameCollection.select', this.dom, withoutDuplicates(this.elements));
        return this;
    };
    FrameCollection.prototype.clear = function () {
        clearFrames('FrameCollection.clear', this.dom, withoutDuplicates(this.elements));
        return this;
    };
    FrameCollection.prototype.deleteFrames = function () {
        deleteFrames('FrameCollection.deleteFrames', this.dom, withoutDuplicates(this.elements));
        replaceElements(this, []);
        return this;
    };
    FrameCollection.prototype.setDuration = function (duration) {
        setDurations('FrameCollection.setDuration', this.dom, withoutDuplicates(this.elements), duration);
        return this;
    };
    FrameCollection.prototype.tween = function (type, easing) {
        if (type === void 0) { type = 'motion'; }
        tweenFrames(this.dom, withoutDuplicates(this.elements), type, easing);
        return this;
    };
    FrameCollection.prototype.untween = function () {
        untweenFrames(this.dom, withoutDuplicates(this.elements));
        return this;
    };
    FrameCollection.prototype.ease = function (easing) {
        easeFrames(withoutDuplicates(this.elements), easing);
        return this;
    };
    FrameCollection.prototype.toKeyframes = function () {
        var method = 'FrameCollection.toKeyframes';
        replaceElements(this, toKeyframes(method, this.dom, withoutDuplicates(this.elements)));
        return this;
    };
    FrameCollection.prototype.move = function (by) {
        moveFrames('FrameCollection.move', this.dom, withoutDuplicates(this.elements), by);
        return this;
    };
    FrameCollection.prototype.contents = function (query) {
        var method = 'FrameCollection.contents';
        var elements = elementsOfFrames(method, this.elements);
        return newSibling('ElementCollection', matching(method, elements, this.dom, query, filterElements), this.dom);
    };
    FrameCollection.prototype.layers = function (query) {
        var method = 'FrameCollection.layers';
        var layers = layersOfFrames(method, this.elements, this.dom);
        return newSibling('LayerCollection', matching(method, layers, this.dom, query, filterLayers), this.dom);
    };
    FrameCollection.prototype.items = function () {
        var method = 'FrameCollection.items';
        var elements = elementsOfFrames(method, this.elements);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    FrameCollection.prototype.domain = function () {
        var dom = this.dom;
        return {
            typeName: 'FrameCollection',
            filterByQuery: filterFrames,
            itemsToOpen: function (method, frames) { return symbolsAround(method, frames, dom, 'ofFrame'); },
        };
    };
    return FrameCollection;
}(DocumentCollection));
siblings.FrameCollection = FrameCollection;

export { FrameCollection };
