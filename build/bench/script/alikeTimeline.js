// Part of the benchmark script: what the methods of collections ask of the timelines in `alikeHost.js`.

/** Says of each keyframe of a layer where it is, from one on. */
function renumber(layer, start) {
  var frames = layer._frames;
  for (var i = start; i < frames.length; i++) {
    if (i > 0 && frames[i - 1] === frames[i]) {
      frames[i]._duration++;
    } else {
      frames[i]._startFrame = i;
      frames[i]._duration = 1;
    }
  }
}

/** Puts other frames in the place of some of the current layer. */
function replaceFrames(timeline, start, end, makeFrame, count) {
  var layer = timeline._layers[timeline._currentLayer];
  var change = [start, end - start];
  for (var i = 0; i < count; i++) change.push(makeFrame(layer, start + i));
  layer._frames.splice.apply(layer._frames, change);
}

function newFrame(layer) {
  return new AlikeFrame(layer);
}

var timelineMethods = {
  getSelectedLayers: function () {
    return this.selectedLayers.slice(0);
  },
  setSelectedLayers: function (index, isReplaced) {
    if (isReplaced !== false) this.selectedLayers = [];
    this.selectedLayers.push(index);
    this._currentLayer = index;
  },
  getSelectedFrames: function () {
    return this.selectedFrames.slice(0);
  },
  setSelectedFrames: function (frames) {
    this.selectedFrames = isList(frames) ? frames.slice(0) : [this._currentLayer, frames, arguments[1]];
  },
  removeFrames: function (start, end) {
    replaceFrames(this, start, end, newFrame, 0);
  },
  clearFrames: function (start, end) {
    for (var i = start; i < end; i++) this._layers[this._currentLayer]._frames[i]._elements = [];
  },
  insertFrames: function (count, _all, at) {
    var frame = this._layers[this._currentLayer]._frames[at];
    replaceFrames(
      this,
      at,
      at,
      function () {
        return frame;
      },
      count,
    );
    renumber(this._layers[this._currentLayer], frame._startFrame);
  },
  convertToKeyframes: function (start, end) {
    replaceFrames(this, start, end, newFrame, end - start);
  },
  createMotionTween: function (start, end) {
    for (var i = start; i < end; i++) this._layers[this._currentLayer]._frames[i]._tweenType = 'motion';
  },
  reorderLayer: function (from, to, isAbove) {
    var end = from + 1;
    while (end < this._layers.length && isWithin(this._layers[end], this._layers[from])) end++;
    var branch = this._layers.splice(from, end - from);
    var at = to > from ? to - branch.length : to;
    if (!isAbove)
      for (at++; at < this._layers.length && isWithin(this._layers[at], this._layers[at - 1]);) at++;
    this._layers = this._layers.slice(0, at).concat(branch, this._layers.slice(at));
  },
  deleteLayer: function (index) {
    this._layers.splice(index, 1);
  },
  duplicateLayers: function (start, end) {
    var copies = [];
    for (var i = start; i <= end; i++) copies.push(new AlikeLayer(this._layers[i]._layerType, null));
    this._layers = this._layers.slice(0, start).concat(copies, this._layers.slice(start));
  },
  addNewLayer: function (name, layerType) {
    var layer = new AlikeLayer(layerType, null);
    layer._name = name;
    this._layers.splice(this._currentLayer, 0, layer);
    return this._currentLayer;
  },
};

function isWithin(layer, holder) {
  for (var at = layer._parentLayer; at; at = at._parentLayer) if (at === holder) return true;
  return false;
}

function AlikeTimeline(item) {
  this._name = 'Timeline';
  this._libraryItem = item || null;
  this._layers = [];
  this._currentLayer = this._currentFrame = 0;
  this.selectedLayers = [];
  this.selectedFrames = [];
}

AlikeTimeline.prototype = timelineMethods;
defineMembers(AlikeTimeline, 'name libraryItem layers currentLayer currentFrame');
