// Part of the benchmark script: a call of each method of the four collections. Each gets all that the document has.

function isKept() {
  return true;
}

function byIndex(_element, index) {
  return 'name ' + index;
}

/** A call of that method with these arguments. */
function calls(method, args) {
  return function (collection) {
    return collection[method].apply(collection, args);
  };
}

/** The arguments of methods that all collections have. */
var SHARED_CALLS = {
  add: [[{}]],
  apply: [isKept],
  attr: ['name', byIndex],
  call: [isKept],
  clone: [],
  describeElements: [],
  each: [isKept],
  exec: [isKept],
  filter: [isKept],
  find: ['*1*'],
  first: [],
  get: [3],
  indexOf: [null],
  invoke: ['toString'],
  last: [],
  list: [],
  map: [isKept],
  pluck: ['name'],
  reach: [isKept],
  slice: [1],
  sort: [],
  toCSV: ['name'],
  toJSON: ['name'],
  toString: [],
  unique: [],
};

/** The same, of methods of one collection. */
var OWN_CALLS = {
  ElementCollection: {
    align: [],
    bounds: [],
    centerTransformPoint: [],
    children: [],
    deleteElements: [],
    colors: [],
    distribute: ['left'],
    duplicate: [],
    exportTexts: [],
    frames: [],
    group: [],
    importTexts: [[]],
    items: [],
    layers: [],
    layout: [3],
    match: ['width'],
    move: [5, 5],
    orderBy: ['x'],
    pivot: ['center'],
    randomize: ['x', 10],
    refresh: [],
    rename: ['clip_###'],
    renameAlongKeyframes: ['clip_###'],
    replaceColor: ['#FF0000', '#00FF00'],
    replaceText: ['a', 'b'],
    resetTransform: [],
    rotate: [90],
    scale: [2],
    select: [],
    space: ['horizontal'],
    swap: ['Symbol'],
    text: [],
    textAttr: ['size', 5],
    toGrid: [10],
    toSymbol: ['movie clip', 'made_###'],
  },
  ItemCollection: {
    addToStage: [],
    bounds: [],
    deleteItems: [],
    expand: [],
    frames: [],
    instances: [],
    layers: [],
    linkage: ['ui.Class###'],
    move: ['inner'],
    rename: ['item_###'],
    reveal: [],
    select: [],
    update: [],
    usedBy: [],
  },
  LayerCollection: {
    bounds: [],
    children: [],
    contents: [],
    deleteLayers: [],
    duplicate: [],
    frames: [],
    items: [],
    mask: [],
    moveTo: [],
    orderBy: ['name'],
    parent: [],
    rename: ['layer_###'],
    select: [],
    toFolder: ['folder'],
    unmask: [],
  },
  FrameCollection: {
    clear: [],
    contents: [],
    deleteFrames: [],
    ease: ['quadIn'],
    items: [],
    layers: [],
    move: [0],
    rename: ['label_###'],
    select: [],
    setDuration: [2],
    toKeyframes: [],
    tween: [],
    untween: [],
  },
};

/** What some methods need besides. */
function onStage(method) {
  return function () {
    return $('*')[method]();
  };
}

function onTimeline(method, args) {
  return function () {
    var layers = $.layers(':normal');
    return layers[method].apply(layers, args || []);
  };
}

var SPECIAL_CALLS = {
  'ElementCollection.duplicate': onStage('duplicate'),
  'ElementCollection.group': onStage('group'),
  'ElementCollection.select': onStage('select'),
  'ElementCollection.swap': function (collection) {
    return collection.filter(':instance').swap($$(':symbol').first());
  },
  'ElementCollection.text': function (collection) {
    return collection.filter(':text').text();
  },
  'ElementCollection.replaceText': function (collection) {
    return collection.filter(':text').replaceText('a', 'b');
  },
  'ElementCollection.textAttr': function (collection) {
    return collection.filter(':text').textAttr('size', 5);
  },
  'FrameCollection.replaceSound': function (collection) {
    var sound = $$(':sound').first();
    return sound ? collection.replaceSound(sound, sound) : collection;
  },
  'ItemCollection.linkage': function (collection) {
    return collection.filter(':symbol').linkage('ui.Class###');
  },
  'ItemCollection.expand': function (collection) {
    return collection.filter(':folder').expand();
  },
  'LayerCollection.deleteLayers': function () {
    return $.layers(':not(:first)').deleteLayers();
  },
  'LayerCollection.duplicate': onTimeline('duplicate'),
  'LayerCollection.select': onTimeline('select'),
  'LayerCollection.mask': function () {
    return $.layers(':normal:not(:first)').mask($.layers(':normal:first'));
  },
  'LayerCollection.moveTo': function () {
    return $.layers(':normal:not(:first)').moveTo($.layers(':normal:first'), 'below');
  },
  'FrameCollection.select': function () {
    return $.frames('*').select();
  },
  'FrameCollection.move': function () {
    return $.frames(':not(:first)').move(0);
  },
  'FrameCollection.attr': calls('attr', ['label', byIndex]),
  'ItemCollection.attr': calls('attr', ['linkageClassName', byIndex]),
};

/** Other forms of methods. */
var FURTHER_CALLS = {
  'ElementCollection.remove(found)': function (collection) {
    return collection.remove(collection.find('*'));
  },
  'ElementCollection.attr(alpha)': function (collection) {
    return collection.filter(':symbol').attr('alpha', 50);
  },
  'ElementCollection.attr(tint, callback)': function () {
    return $('*:symbol').attr('tint', function () {
      return '#FF0000';
    });
  },
  'ElementCollection.layers(query)': calls('layers', [':normal']),
  'FrameCollection.pluck(layer)': calls('pluck', ['layer.name']),
  '$.frames(layers)': function () {
    return $.frames($.layers.all('*'), '*');
  },
  '$.layers(frames)': function () {
    return $.layers($.frames.all('*'), '*');
  },
  '$.frames(elements)': function () {
    return $.frames($.all('*'), '*');
  },
  '$(layers)': function () {
    return $($.layers.all('*'), ':symbol');
  },
  '$$(elements)': function () {
    return $$($.all('*'), '*');
  },
};

/** The pseudos of each collection; those with an argument have one. */
var PSEUDOS = {
  ElementCollection:
    'instance symbol movieclip graphic button bitmap compiledclip component video embeddedvideo linkedvideo text static ' +
    'dynamic input tlftext shape group primitive rectangle oval scriptable selected named unnamed filtered tinted ' +
    'transparent exported empty animated keyframed scripted audible children descendants parent first last even odd ' +
    'nth(2n) random is(:first) not(:first) has(:shape) overlaps(:symbol)',
  ItemCollection:
    'movieclip graphic button symbol timeline folder bitmap sound font video embeddedvideo linkedvideo compiledclip ' +
    'component screen selected exported used unused empty animated keyframed scripted audible children descendants ' +
    'parent first last even odd nth(2n) random is(:first) not(:first) has(:shape)',
  LayerCollection:
    'normal guide guided mask masked folder camera locked hidden visible outline current selected empty animated ' +
    'keyframed scripted audible labelled children descendants parent first last even odd nth(2n) random is(:first) ' +
    'not(:first) has(:symbol) frames(:empty)',
  FrameCollection:
    'labelled name comment anchor empty blank tween classic shape motion eased scripted audible current selected first ' +
    'last even odd nth(2n) random is(:first) not(:first) has(:symbol)',
};

/** The functions that find all there is, and what is available. */
var FINDERS = {
  ElementCollection: { all: $.all, here: $ },
  ItemCollection: { all: $$, here: $$ },
  LayerCollection: { all: $.layers.all, here: $.layers },
  FrameCollection: { all: $.frames.all, here: $.frames },
};

/** Every call of a method by its name: a function of the collection of all. */
function methodCalls() {
  var all = {};
  var name;
  for (var type in OWN_CALLS) {
    for (name in SHARED_CALLS) all[type + '.' + name] = calls(name, SHARED_CALLS[name]);
    for (name in OWN_CALLS[type]) all[type + '.' + name] = calls(name, OWN_CALLS[type][name]);
    all[type + '.remove'] = function (collection) {
      return collection.remove(collection.find('*'));
    };
  }
  for (name in SPECIAL_CALLS) all[name] = SPECIAL_CALLS[name];
  for (name in FURTHER_CALLS) all[name] = FURTHER_CALLS[name];
  return all;
}

/** Adds the calls of a query: of all, of what is available, and as a filter. */
function addQuery(all, type, query) {
  all[type + ' of all ' + query] = function () {
    return FINDERS[type].all(query);
  };
  all[type + ' at hand ' + query] = function () {
    return FINDERS[type].here(query);
  };
  all[type + ' filter ' + query] = function (collection) {
    return collection.filter(query);
  };
}

/** Every call of a query with a pseudo. */
function pseudoCalls() {
  var all = {};
  for (var type in PSEUDOS) {
    var list = PSEUDOS[type].split(' ');
    for (var i = 0; i < list.length; i++) addQuery(all, type, ':' + list[i]);
    addQuery(all, type, ':not(:' + list[0] + '), :' + list[1]);
  }
  return all;
}

/** The type of the collection that a call gets. */
function typeOfCall(name) {
  return /^\w+Collection/.test(name) ? name.split(/[. ]/)[0] : 'ElementCollection';
}

/** The collection that a call gets: all that the document has. */
function startFor(name) {
  return FINDERS[typeOfCall(name)].all('*');
}
