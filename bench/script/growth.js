// Part of the benchmark script: every method and pseudo in worlds whose objects read alike, at two sizes.

/** Prints reads and milliseconds of a call; nothing where a world has nothing for it. */
function measureGrowth(call, name, world, size) {
  openAlike(world, size);
  var collection = startFor(name);
  // Garbage of the call before is no part of this one.
  if (typeof Duktape === 'object') Duktape.gc();
  reads = 0;
  var start = now();
  call(collection);
  print([name, world, size, reads, now() - start].join('\t'));
}

function measureAll(calls) {
  for (var name in calls) {
    for (var world in WORLDS) {
      for (var i = 0; i < SIZES.length; i++) measureGrowth(calls[name], name, world, SIZES[i]);
    }
  }
}

measureAll(methodCalls());
measureAll(pseudoCalls());
