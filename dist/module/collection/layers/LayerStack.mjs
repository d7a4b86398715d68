// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { layersOf } from '../../host/walk.mjs';
import { parentOf } from '../../host/layers.mjs';

var LayerStack = (function () {
    function LayerStack(timeline) {
        this.timeline = timeline;
        this.parents = [];
        this.layers = layersOf(timeline).slice(0);
        for (var i = 0; i < this.layers.length; i++)
            this.parents.push(parentOf(this.layers[i]));
    }
    LayerStack.prototype.indexOf = function (layer) {
        for (var i = 0; i < this.layers.length; i++)
            if (this.layers[i] === layer)
                return i;
        return -1;
    };
    LayerStack.prototype.parentOf = function (layer) {
        return this.parents[this.indexOf(layer)] || null;
    };
    LayerStack.prototype.isInside = function (layer, holder) {
        for (var at = this.parentOf(layer); at; at = this.parentOf(at))
            if (at === holder)
                return true;
        return false;
    };
    LayerStack.prototype.rootOf = function (layer) {
        var root = layer;
        for (var at = this.parentOf(layer); at; at = this.parentOf(at))
            root = at;
        return root;
    };
    LayerStack.prototype.childrenOf = function (parent) {
        var children = [];
        for (var i = 0; i < this.layers.length; i++)
            if (this.parents[i] === parent)
                children.push(this.layers[i]);
        return children;
    };
    LayerStack.prototype.branchLength = function (layer) {
        var start = this.indexOf(layer);
        var end = start + 1;
        while (end < this.layers.length && this.isInside(this.layers[end], layer))
            end++;
        return end - start;
    };
    LayerStack.prototype.place = function (layer, isAbove, other, parent) {
        var from = this.indexOf(layer);
        var length = this.branchLength(layer);
        var to = isAbove ? this.indexOf(other) : this.indexOf(other) + this.branchLength(other);
        if (to !== from && to !== from + length)
            this.timeline.reorderLayer(from, this.indexOf(other), isAbove);
        this.moveHere(from, length, to);
        var index = this.indexOf(layer);
        this.parents[index] = parent;
        if (parentOf(layer) !== parent)
            layer.parentLayer = parent;
    };
    LayerStack.prototype.moveHere = function (from, length, to) {
        var layers = this.layers.splice(from, length);
        var parents = this.parents.splice(from, length);
        var at = to > from ? to - length : to;
        for (var i = 0; i < length; i++) {
            this.layers.splice(at + i, 0, layers[i]);
            this.parents.splice(at + i, 0, parents[i]);
        }
    };
    return LayerStack;
}());
function isCamera(layer) {
    return read(layer, 'layerType') === 'camera';
}
function canHoldLayers(layer) {
    var type = read(layer, 'layerType');
    return type === 'folder' || type === 'mask' || type === 'guide';
}

export { LayerStack, canHoldLayers, isCamera };
