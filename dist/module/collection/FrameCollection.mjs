// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { __extends } from '../helpers.mjs';
import { filterFrames } from '../selector/select.mjs';
import { DocumentCollection } from './DocumentCollection.mjs';
import { distinctItems } from './elements/items.mjs';
import { renameElements } from './elements/rename.mjs';
import { setFrameAttributes } from './frames/attr.mjs';
import { clearFrames, toKeyframes } from './frames/contents.mjs';
import { frameDescriber } from './frames/frameDescriber.mjs';
import { deleteFrames, setDurations, moveFrames } from './frames/lengths.mjs';
import { selectFrames } from './frames/select.mjs';
import { tweenFrames, untweenFrames, easeFrames } from './frames/tween.mjs';
import { placeReader } from './support/placeReader.mjs';
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
    FrameCollection.prototype.attr = function () {
        var _this = this;
        var args = [];
        for (var _i = 0; _i < arguments.length; _i++) {
            args[_i] = arguments[_i];
        }
        setFrameAttributes(this, args, function (path) { return _this.readerOf(path); });
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
        return newSibling('ElementCollection', elements, this.dom, method, query);
    };
    FrameCollection.prototype.layers = function (query) {
        var method = 'FrameCollection.layers';
        var layers = layersOfFrames(method, this.elements, this.dom);
        return newSibling('LayerCollection', layers, this.dom, method, query);
    };
    FrameCollection.prototype.items = function () {
        var method = 'FrameCollection.items';
        var elements = elementsOfFrames(method, this.elements);
        return newSibling('ItemCollection', distinctItems(method, elements), this.dom);
    };
    FrameCollection.prototype.readerOf = function (property) {
        if (property === 'label')
            return _super.prototype.readerOf.call(this, 'name');
        return placeReader(this.dom, property, 'ofFrame') || _super.prototype.readerOf.call(this, property);
    };
    FrameCollection.prototype.describer = function () {
        return frameDescriber(this.dom);
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
siblings.FrameCollection = { Type: FrameCollection, filterByQuery: filterFrames };

export { FrameCollection };
