// Part of the benchmark script: every method and pseudo in worlds whose objects read alike, at several sizes.

/** Milliseconds that the host's own methods took. They are no part of the library's time. */
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

/** SpiderMonkey 1.8 lists accessors too; they are no methods, and read members that a prototype lacks. */
function isMethod(object, name) {
  return !(object.__lookupGetter__ && object.__lookupGetter__(name)) && typeof object[name] === 'function';
}

function timeMethods(methods) {
  for (var name in methods) if (isMethod(methods, name)) methods[name] = timed(methods[name]);
}

/** Prints reads and milliseconds of a call, and milliseconds of the host besides. */
function measureGrowth(call, name, world, size) {
  var collection = startFor(name);
  // Garbage of the call before is no part of this one.
  if (typeof Duktape === 'object') Duktape.gc();
  else if (typeof gc === 'function') gc();
  reads = hostTime = 0;
  var start = now();
  call(collection);
  var time = now() - start;
  print([name, world, size, reads, time - hostTime, hostTime].join('\t'));
}

function isWanted(name, world) {
  return !ONLY || ONLY[name + ', ' + world] === true;
}

/** A method may change the document: each gets one of its own. Queries share one. */
function measureWorld(world, size) {
  var methods = methodCalls();
  var pseudos = pseudoCalls();
  var name;
  for (name in methods) {
    if (!isWanted(name, world)) continue;
    openAlike(world, size);
    measureGrowth(methods[name], name, world, size);
  }
  openAlike(world, size);
  for (name in pseudos) if (isWanted(name, world)) measureGrowth(pseudos[name], name, world, size);
}

timeMethods(AlikeDocument.prototype);
timeMethods(AlikeLibrary.prototype);
timeMethods(AlikeTimeline.prototype);
for (var i = 0; i < SIZES.length; i++) for (var world in WORLDS) measureWorld(world, SIZES[i]);
