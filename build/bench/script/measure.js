// Part of the benchmark script: times and counts by turns, so that other work of the machine slows all sides alike.

/** Milliseconds that one sample takes at least: short runs are timed many at once. */
var SAMPLE = 4;

/** Milliseconds for which each side runs before it is measured. */
var WARM_UP = 30;

/** The number at a quarter of the order: other work of the machine only adds to times, so low ones say more. */
function quartile(numbers) {
  var ordered = numbers.slice().sort(function (a, b) {
    return a - b;
  });
  return ordered[Math.floor(ordered.length / 4)];
}

/** The starting points of `count` runs, made before the clock runs. */
function prepare(test, document, count) {
  var states = [];
  for (var i = 0; i < count; i++) states.push(test.prepare(document));
  return states;
}

/** Milliseconds of one run. */
function timeOf(work, states) {
  var start = now();
  for (var i = 0; i < states.length; i++) work(states[i]);
  return (now() - start) / states.length;
}

/** Runs until the engine knows the code. Returns the least milliseconds of one run. */
function warm(work, test, document) {
  var least = Infinity;
  for (var end = now() + WARM_UP, runs = 0; runs < 2 || now() < end; runs++) {
    least = Math.min(least, timeOf(work, prepare(test, document, 1)));
  }
  return least;
}

/** Times the library, the loop and the ancestor by turns. Returns milliseconds of one run. */
function measureTime(test, document) {
  var sides = [test.library, test.loop].concat(test.ancestor || []);
  var once = 0;
  for (var s = 0; s < sides.length; s++) once = Math.max(once, warm(sides[s], test, document));
  var count = Math.max(1, Math.min(500, Math.ceil(SAMPLE / once)));
  var samples = once > 5 ? 9 : 19;
  var times = [[], [], []];
  for (var i = 0; i < samples; i++) {
    for (s = 0; s < sides.length; s++) times[s].push(timeOf(sides[s], prepare(test, document, count)));
  }
  return { library: quartile(times[0]), loop: quartile(times[1]), ancestor: quartile(times[2]) };
}

function readsOf(work, state) {
  reads = 0;
  work(state);
  return reads;
}

/** The list of a collection; anything else as it is. */
function listOf(result) {
  return result && result.elements ? result.elements : result;
}

/** Throws unless both results are the same: both sides must do the same work. */
function checkAlike(test, own, other) {
  var result = listOf(own);
  var wanted = listOf(other);
  var isAlike = result instanceof Array ? result.length === wanted.length : result === wanted;
  for (var i = 0; isAlike && result instanceof Array && i < result.length; i++)
    isAlike = result[i] === wanted[i];
  if (!isAlike) throw new Error(test.name + ': the sides give different results');
}

function report(kind, name, size, values) {
  print([kind, name, size].concat(values).join('\t'));
}

/** Counts the reads of each side; checks that all sides do the same. */
function countReads(tests, size) {
  var document = openDocument(size);
  rounds = 0;
  for (var i = 0; i < tests.length; i++) {
    var test = tests[i];
    checkAlike(test, test.library(test.prepare(document)), test.loop(test.prepare(document)));
    if (test.ancestor) {
      checkAlike(test, test.library(test.prepare(document)), test.ancestor(test.prepare(document)));
    }
    var own = readsOf(test.library, test.prepare(document));
    report('reads', test.name, size, [own / size, readsOf(test.loop, test.prepare(document)) / size]);
  }
}

function measureTest(kind, test, document, size) {
  var times = measureTime(test, document);
  var more = test.ancestor ? [times.ancestor] : [];
  report(kind, test.name, size, [times.library, times.loop].concat(more));
}

function measureSizes(tests, sizes) {
  for (var at = 0; at < sizes.length; at++) {
    var document = openDocument(sizes[at]);
    for (var i = 0; i < tests.length; i++) measureTest(tests[i].kind, tests[i], document, sizes[at]);
  }
}

/** Measures the tests that have an ancestor where reads cost nothing. */
function measurePlain(tests, size) {
  var document = openPlainDocument(size);
  for (var i = 0; i < tests.length; i++) {
    if (tests[i].ancestor) measureTest('plain', tests[i], document, size);
  }
}

/** Texts of queries that were never run before. */
var NEW_QUERIES = [
  function (n) {
    return 'star_' + n + '*';
  },
  function (n) {
    return '[x>' + n + ']';
  },
  function (n) {
    return ':movieclip[name^=star' + n + ']';
  },
  function (n) {
    return 'a' + n + '*:movieclip[x>200], :text[y<' + n + ']';
  },
];

/** Milliseconds of the first call of a query on twenty elements. */
function measureFirstUse() {
  openDocument(20);
  var times = [];
  for (var n = 0; n < 300; n++) {
    var start = now();
    $(NEW_QUERIES[n % NEW_QUERIES.length](n));
    times.push(now() - start);
  }
  report('first', 'use', 20, [quartile(times)]);
}

var tests = queryTests.concat(methodTests);
countReads(tests, 1000);
if (SIZES.length > 0) {
  report('cost', 'read', 1, [calibrate()]);
  measureFirstUse();
  measureSizes(tests, SIZES);
  measurePlain(tests, SIZES[0]);
}
