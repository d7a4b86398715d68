// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';
import { layersOf } from '../../host/walk.mjs';
import { parentOf } from '../../host/layers.mjs';

var LayerStack = (/*#__PURE__*/ function () {
    function LayerStack(timeline) {
        this.timeline = timeline;
        this.parents = [];
        this.depths = [];
        this.last = 0;
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
        var _a = this, layers = _a.layers, last = _a.last;
        for (var away = 0; away < layers.length; away++) {
            var isBelow = layers[last + away] === layer;
            if (!isBelow && layers[last - away] !== layer)
                continue;
            this.last = isBelow ? last + away : last - away;
            return this.last;
        }
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
        var depth = this.depths[beside] + (parent === other ? 1 : 0);
        this.moveHere(from, end, to, parent, depth);
        if (parentOf(layer) !== parent)
            layer.parentLayer = parent;
    };
    LayerStack.prototype.moveHere = function (from, end, to, parent, depth) {
        var deeper = depth - this.depths[from];
        this.parents[from] = parent;
        for (var i = from; i < end; i++)
            this.depths[i] += deeper;
        var lists = [this.layers, this.parents, this.depths];
        for (var i = 0; i < lists.length; i++) {
            if (to > from)
                swapParts(lists[i], from, end, to);
            else
                swapParts(lists[i], to, from, end);
        }
    };
    return LayerStack;
}());
function swapParts(list, start, middle, end) {
    var first = list.slice(start, middle);
    var at = start;
    for (var i = middle; i < end; i++)
        list[at++] = list[i];
    for (var i = 0; i < first.length; i++)
        list[at++] = first[i];
}
function isCamera(layer) {
    return read(layer, 'layerType') === 'camera';
}
function canHoldLayers(layer) {
    var type = read(layer, 'layerType');
    return type === 'folder' || type === 'mask' || type === 'guide';
}

export { LayerStack, canHoldLayers, isCamera };
