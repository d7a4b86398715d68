// Part of the conformance script: layers and keyframes, on a timeline of plain objects.

/** A keyframe: its first frame is set by `spread`. */
function makeKeyframe(duration, name, elements, more) {
  var frame = {
    name: name,
    labelType: name === '' ? 'none' : 'name',
    duration: duration,
    elements: elements
  };
  frame.tweenType = 'none';
  frame.tweenEasing = 0;
  frame.hasCustomEase = false;
  frame.actionScript = frame.soundName = '';
  frame.soundLibraryItem = null;
  frame.setCustomEase = function (property, points) {
    frame.curve = points;
  };
  for (var key in more) frame[key] = more[key];
  return frame;
}

/** Lays keyframes out on their layer, one entry for each frame. */
function spread(layer, keyframes) {
  layer.keyframes = keyframes;
  layer.frames = [];
  for (var i = 0; i < keyframes.length; i++) {
    var frame = keyframes[i];
    frame.startFrame = layer.frames.length;
    for (var f = 0; f < frame.duration; f++) layer.frames.push(frame);
    for (var e = 0; e < frame.elements.length; e++) frame.elements[e].layer = layer;
  }
  layer.frameCount = layer.frames.length;
}

function makeLayer(name, layerType, parent, keyframes) {
  var layer = { name: name, layerType: layerType, parentLayer: parent, visible: true, locked: false };
  layer.outline = false;
  spread(layer, keyframes);
  return layer;
}

/** The methods of a timeline that work on the current layer; `calls` notes them. */
function addTimelineMethods(timeline, calls) {
  var selected = [];
  function current() {
    return timeline.layers[timeline.currentLayer];
  }
  function between(start, end, change) {
    var kept = [];
    var layer = current();
    for (var i = 0; i < layer.keyframes.length; i++) {
      var frame = layer.keyframes[i];
      var isInside = frame.startFrame < end && frame.startFrame + frame.duration > start;
      if (!isInside || change(frame)) kept.push(frame);
    }
    spread(layer, kept);
  }
  timeline.getSelectedFrames = function () {
    return selected.slice();
  };
  timeline.getSelectedLayers = function () {
    return [timeline.currentLayer];
  };
  timeline.setSelectedLayers = function (index) {
    calls.push('layer ' + index);
  };
  timeline.setSelectedFrames = function (range) {
    calls.push('select ' + range.join(' '));
  };
  timeline.insertFrames = function (count, isAll, at) {
    calls.push('insert ' + count);
    between(at, at + 1, function (frame) {
      return (frame.duration += count);
    });
  };
  timeline.removeFrames = function (start, end) {
    calls.push('remove ' + start + ' ' + end);
    between(start, end, function (frame) {
      var from = Math.max(start, frame.startFrame);
      return (frame.duration -= Math.min(end, frame.startFrame + frame.duration) - from);
    });
  };
  timeline.clearFrames = function (start, end) {
    between(start, end, function (frame) {
      return (frame.elements = []);
    });
  };
  timeline.createMotionTween = function (start, end) {
    between(start, end, function (frame) {
      return (frame.tweenType = 'motion');
    });
  };
  timeline.deleteLayer = function (index) {
    timeline.layers.splice(index, 1);
  };
}

/** Opens a document with a folder `art` (guide `notes`, layer `shapes` of three keyframes) and a layer `actions`. */
function openTimeline(calls) {
  var document = openDocument();
  var timeline = document.timelines[0];
  var art = makeLayer('art', 'folder', null, []);
  timeline.layers = [
    art,
    makeLayer('notes', 'guide', art, [makeKeyframe(6, '', [])]),
    makeLayer('shapes', 'normal', art, [
      makeKeyframe(3, 'in', [makeElement('dot', 'shape', 1, 2)], { tweenType: 'shape' }),
      makeKeyframe(2, '', [makeElement('', 'text', 5, 6, { textType: 'static', textRuns: [] })]),
      makeKeyframe(1, 'out', [])
    ]),
    makeLayer('actions', 'normal', null, [
      makeKeyframe(4, 'start', [], { actionScript: 'stop();' }),
      makeKeyframe(2, 'note', [], { labelType: 'comment' })
    ])
  ];
  timeline.layerCount = 4;
  timeline.currentLayer = 3;
  addTimelineMethods(timeline, calls || []);
  return document;
}

function startsOf(frames) {
  return frames.pluck('layer.name').join() + ' ' + frames.pluck('startFrame').join();
}

section('layers and keyframes: queries', function () {
  openTimeline();
  function layers(query) {
    return $.layers(query);
  }
  selects(layers, [
    ['*', 'art notes shapes actions'],
    [':guide, :folder', 'art notes'],
    [':empty:not(:folder)', 'notes actions'],
    ['/art/*', 'notes shapes'],
    [':has(:text)', 'shapes'],
    [':frames(:comment)', 'actions'],
    [':current', 'actions'],
    ['notes:parent', 'art'],
    ['art:children:last', 'shapes'],
    [':scripted', 'actions'],
    [':animated', 'shapes']
  ]);
  same('labelled', startsOf($.frames(':labelled')), '"shapes,shapes,actions,actions 0,5,0,4"');
  same('first of each', startsOf($.frames(':first')), '"notes,shapes,actions 0,0,0"');
  same('by layer', startsOf($.frames('[layer.name=shapes]:empty')), '"shapes 5"');
  same('current', startsOf($.frames(':current')), '"notes,shapes,actions 0,0,0"');
  same('all', [$.layers.all().length, $.frames.all('[duration>1]').length], '[6, 6]');
  throwsWith(
    'an unknown word',
    function () {
      $.layers(':guied');
    },
    'SelectorError',
    '$.layers(): unknown pseudo ":guied"'
  );
});

section('layers and keyframes: ways', function () {
  openTimeline();
  same('layers of elements', namesOf($('*', $.layers('shapes')).layers()), '"shapes"');
  same('keyframes of elements', startsOf($('dot', $.layers('shapes')).frames()), '"shapes 0"');
  same('elements', $.frames('*').contents(':shape').pluck('name'), '["dot"]');
  same('layers', namesOf($.frames(':labelled').layers()), '"shapes actions"');
  same('keyframes', startsOf($.layers('actions').frames(':comment')), '"actions 4"');
  same('of items', namesOf($$('/shapes/*').layers()), '"layer 0 layer 0"');
  same('parent', namesOf($.layers('notes').parent()), '"art"');
  same('bounds', $.layers('shapes').bounds().width, '14');
  same(
    'CSV',
    $.frames(':comment').toCSV('name,layer.name,startFrame'),
    show('name,layer.name,startFrame\nnote,actions,4\n')
  );
});

section('layers and keyframes: work', function () {
  var calls = [];
  openTimeline(calls);
  same('attr', $.layers('*').attr({ locked: true, height: 200 }).pluck('height'), '[200, 200, 200, 200]');
  same('dotted', $.frames(':comment').attr('layer.locked', false).pluck('layer.locked'), '[false]');
  same('rename', namesOf($.layers('*').rename('l_#')), '"l_1 l_2 l_3 l_4"');
  openTimeline(calls);
  $.frames(':labelled').select();
  $.layers(':normal').select();
  same('selections', calls.splice(0, 9).join(), '"select 2 0 3,select 2 5 6,select 3 0 6,layer 3,layer 2"');
  same(
    'setDuration',
    startsOf($.frames(':labelled').setDuration(4)),
    '"shapes,shapes,actions,actions 0,6,0,4"'
  );
  same('calls', calls.splice(0, 9).join(), '"insert 3,insert 1,insert 2"');
  openTimeline(calls);
  same('move', startsOf($.frames(':comment').move(1)), '"actions 5"');
  same('calls of move', calls.splice(0, 9).join(), '"remove 5 6,insert 1"');
  openTimeline(calls);
  $.frames(':labelled').deleteFrames();
  same('deleteFrames', startsOf($.frames('*')), '"notes,shapes 0,0"');
  same('calls of deleteFrames', calls.splice(0, 9).join(), '"remove 5 6,remove 0 3,remove 0 6"');
  openTimeline(calls);
  same('tween', $.frames('[startFrame>0]').tween('motion', 20).pluck('tweenEasing'), '[20, 20, 20]');
  same('ease', $.frames(':shape').ease('cubicIn').pluck('hasCustomEase'), '[true]');
  same('clear', $.frames(':shape').clear().contents().length, '0');
  same('deleteLayers', $.layers('notes').deleteLayers().length, '0');
  same('the rest', namesOf($.layers()), '"art shapes actions"');
  throwsWith(
    'a wrong value',
    function () {
      $.layers('*').attr('locked', 'yes');
    },
    'TypeError',
    'LayerCollection.attr(): locked must be true or false, got "yes"'
  );
  throwsWith(
    'the first cannot move',
    function () {
      $.frames('*').move(1);
    },
    'Error',
    'FrameCollection.move(): element 0, in (keyframe at frame 1): the first keyframe of a layer cannot move'
  );
});
