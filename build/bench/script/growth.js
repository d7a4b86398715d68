// Part of the benchmark script: every method and pseudo in worlds whose objects read alike, at several sizes.

/** What the library did; it counts where the bundle was edited for that. */
var work = 0;

/** Milliseconds that the host's own methods took. They are not part of the library's time. */
var hostTime = 0;

/** Whether a method of the host is at work: one may call another one. */
var isHostAtWork = false;

function timed(method) {
  return function () {
    if (isHostAtWork) return method.apply(this, arguments);
    isHostAtWork = true;
    var start = now();
    var result = method.apply(this, arguments);
    hostTime += now() - start;
    isHostAtWork = false;
    return result;
  };
}

/** SpiderMonkey 1.8 lists accessors too; they are not methods, and read members that a prototype lacks. */
function isMethod(object, name) {
  return !(object.__lookupGetter__ && object.__lookupGetter__(name)) && typeof object[name] === 'function';
}

function timeMethods(methods) {
  for (var name in methods) if (isMethod(methods, name)) methods[name] = timed(methods[name]);
}

/** Garbage of the calls before is not part of the next one. */
function collectGarbage() {
  if (typeof Duktape === 'object') Duktape.gc();
  else if (typeof gc === 'function') gc();
}

/**
 * Prints reads, work (see `countWork`) and milliseconds of a call, and milliseconds of the host besides. Small documents
 * are measured so often that all sizes make as many objects: an engine that needs memory of the system takes longer for
 * each object.
 *
 * @param open opens a document of that size, for a call that may change it
 */
function measureGrowth(call, name, world, size, open) {
  var times = Math.max(1, Math.round(SIZES[SIZES.length - 1] / size));
  var total = { reads: 0, work: 0, time: 0, host: 0 };
  collectGarbage();
  for (var i = 0; i < times; i++) {
    if (open) open(world, size);
    var collection = startFor(name);
    reads = work = hostTime = 0;
    var start = now();
    call(collection);
    total.time += now() - start - hostTime;
    total.host += hostTime;
    total.reads += reads;
    total.work += work;
  }
  var figures = [total.reads / times, total.work / times, total.time / times, total.host / times];
  print([name, world, size].concat(figures).join('\t'));
}

function isWanted(name, world) {
  return !ONLY || ONLY[name + ', ' + world] === true;
}

/** Names and keyframes of all symbols, by a loop as people write it. */
function describeSymbols() {
  var items = fl.getDocumentDOM().library.items;
  var lines = [];
  for (var i = 0; i < items.length; i++) {
    var item = items[i];
    if (item.itemType === 'folder') continue;
    for (var k = 0; k < item.timeline.layers.length; k++) {
      var frames = item.timeline.layers[k].frames;
      for (var f = 0; f < frames.length; f++) {
        lines.push(item.name + ' ' + frames[f].startFrame + ' ' + frames[f].elements.length);
      }
    }
  }
  return lines;
}

/** Measures how the time of a plain loop grows: the engine and the machine's memory are a part of all times. */
var LOOPS = { 'loop over keyframes of symbols': describeSymbols };

/** A method may change the document: each gets one of its own. Queries and loops share one. */
function measureWorld(world, size) {
  var methods = methodCalls();
  var pseudos = pseudoCalls();
  var name;
  for (name in methods) {
    if (isWanted(name, world)) measureGrowth(methods[name], name, world, size, openAlike);
  }
  openAlike(world, size);
  for (name in pseudos) if (isWanted(name, world)) measureGrowth(pseudos[name], name, world, size);
  for (name in LOOPS) if (isWanted(name, world)) measureGrowth(LOOPS[name], name, world, size);
}

timeMethods(AlikeDocument.prototype);
timeMethods(AlikeLibrary.prototype);
timeMethods(AlikeTimeline.prototype);
for (var i = 0; i < SIZES.length; i++) for (var world in WORLDS) measureWorld(world, SIZES[i]);
