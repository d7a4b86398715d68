// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { layersOf } from '../../host/walk.mjs';
import { parentOf } from '../../host/layers.mjs';

var LayerStack = (function () {
    function LayerStack(timeline) {
        this.timeline = timeline;
        this.parents = [];
        this.depths = [];
        this.layers = layersOf(timeline).slice(0);
        var open = [];
        for (var i = 0; i < this.layers.length; i++) {
            var parent = parentOf(this.layers[i]);
            while (open.length > 0 && open[open.length - 1] !== parent)
                open.pop();
            this.parents.push(parent);
            this.depths.push(open.length);
            open.push(this.layers[i]);
        }
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
    LayerStack.prototype.allSiblings = function () {
        var all = [{ parent: null, children: [] }];
        var open = all.slice(0);
        for (var i = 0; i < this.layers.length; i++) {
            var layer = this.layers[i];
            open.length = this.depths[i] + 1;
            open[this.depths[i]].children.push(layer);
            var inside = { parent: layer, children: [] };
            all.push(inside);
            open.push(inside);
        }
        return all;
    };
    LayerStack.prototype.branchEnd = function (start) {
        var end = start + 1;
        while (end < this.layers.length && this.depths[end] > this.depths[start])
            end++;
        return end;
    };
    LayerStack.prototype.place = function (layer, isAbove, other, parent) {
        var from = this.indexOf(layer);
        var end = this.branchEnd(from);
        var beside = this.indexOf(other);
        var to = isAbove ? beside : this.branchEnd(beside);
        if (to !== from && to !== end)
            this.timeline.reorderLayer(from, beside, isAbove);
        this.moveHere(from, end - from, to, parent);
        if (parentOf(layer) !== parent)
            layer.parentLayer = parent;
    };
    LayerStack.prototype.moveHere = function (from, length, to, parent) {
        var layers = this.layers.splice(from, length);
        var parents = this.parents.splice(from, length);
        var depths = this.depths.splice(from, length);
        var deeper = (parent ? this.depths[this.indexOf(parent)] + 1 : 0) - depths[0];
        parents[0] = parent;
        var at = to > from ? to - length : to;
        for (var i = 0; i < length; i++) {
            this.layers.splice(at + i, 0, layers[i]);
            this.parents.splice(at + i, 0, parents[i]);
            this.depths.splice(at + i, 0, depths[i] + deeper);
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
