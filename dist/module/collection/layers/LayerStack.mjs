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
        var start = parent ? this.indexOf(parent) : -1;
        var end = parent ? this.branchEnd(start) : this.layers.length;
        for (var i = start + 1; i < end; i++)
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
    LayerStack.prototype.place = function (layers, isAbove, other, parent) {
        var last = layers.length - 1;
        if (!isAbove && last > 0) {
            this.place([layers[last]], false, other, parent);
            this.place(layers.slice(0, last), true, layers[last], parent);
            return;
        }
        var beside = this.indexOf(other);
        var to = isAbove ? beside : this.branchEnd(beside);
        var depth = this.depths[beside] + (parent === other ? 1 : 0);
        var moved = [];
        var down = 0;
        var up = 0;
        for (var i = 0; i < layers.length; i++) {
            var start = this.indexOf(layers[i]);
            var end = this.branchEnd(start);
            var from = start < to ? start - down : start;
            if (to + up !== from && to + up !== from + end - start)
                this.timeline.reorderLayer(from, beside + up, isAbove);
            if (start < to)
                down += end - start;
            else
                up += end - start;
            var deeper = depth - this.depths[start];
            this.parents[start] = parent;
            for (var at = start; at < end; at++) {
                this.depths[at] += deeper;
                moved.push(at);
            }
            if (parentOf(layers[i]) !== parent)
                layers[i].parentLayer = parent;
        }
        var lists = [this.layers, this.parents, this.depths];
        for (var i = 0; i < lists.length; i++)
            gather(lists[i], moved, to);
    };
    return LayerStack;
}());
function gather(list, indices, to) {
    var start = Math.min(indices[0], to);
    var end = Math.max(indices[indices.length - 1] + 1, to);
    var before = [];
    var gathered = [];
    var after = [];
    for (var i = start; i < end; i++) {
        if (indices[gathered.length] === i)
            gathered.push(list[i]);
        else
            (i < to ? before : after).push(list[i]);
    }
    var ordered = before.concat(gathered, after);
    for (var i = start; i < end; i++)
        list[i] = ordered[i - start];
}
function isCamera(layer) {
    return read(layer, 'layerType') === 'camera';
}
function canHoldLayers(layer) {
    var type = read(layer, 'layerType');
    return type === 'folder' || type === 'mask' || type === 'guide';
}

export { LayerStack, canHoldLayers, isCamera };
