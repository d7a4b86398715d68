// Part of the benchmark script: times and counts the library and the hand-written loop by turns, so that whatever else
// the machine does falls on both.

/** Milliseconds that one sample takes at least: many runs are timed together where one is too short. */
var SAMPLE = 6;
var SAMPLES = 5;

/** Milliseconds for which each side runs first, so that engines that compile have done so. */
var WARMING = 30;

function median(numbers) {
  var ordered = numbers.slice().sort(function (a, b) {
    return a - b;
  });
  return ordered[Math.floor(ordered.length / 2)];
}

/** What each of `count` runs starts from: made before the clock runs. */
function prepared(test, document, count) {
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

/** Runs it until it is warm, and gives the least time that it took. */
function warm(work, test, document) {
  var least = Infinity;
  for (var end = now() + WARMING, runs = 0; runs < 2 || now() < end; runs++) {
    least = Math.min(least, timeOf(work, prepared(test, document, 1)));
  }
  return least;
}

function measureTime(test, document) {
  var once = warm(test.library, test, document);
  warm(test.loop, test, document);
  var count = Math.max(1, Math.min(2000, Math.ceil(SAMPLE / Math.max(once, 0.001))));
  var times = [];
  var ratios = [];
  for (var i = 0; i < SAMPLES; i++) {
    var loop = timeOf(test.loop, prepared(test, document, count));
    var own = timeOf(test.library, prepared(test, document, count));
    loop = Math.min(loop, timeOf(test.loop, prepared(test, document, count)));
    times.push(own);
    ratios.push(own / loop);
  }
  return { time: median(times), ratio: median(ratios) };
}

function readsOf(work, state) {
  counter = { reads: 0 };
  work(state);
  return counter.reads;
}

/** What the two return must be alike, or they did not do the same work. */
function checkAlike(test, document) {
  var own = test.library(test.prepare(document));
  var loop = test.loop(test.prepare(document));
  if (own && own.elements) own = own.elements;
  var isAlike = own instanceof Array ? own.length === loop.length : own === loop;
  for (var i = 0; isAlike && own instanceof Array && i < own.length; i++) isAlike = own[i] === loop[i];
  if (!isAlike) throw new Error(test.name + ': the loop does not do what the library does');
}

function report(test, size, member, library, loop) {
  print([test.kind, test.name, size, member, library, loop].join('\t'));
}

function measureAll(tests, sizes) {
  var counted = openDocument(sizes[0], true);
  counter = { reads: 0 };
  var i;
  for (i = 0; i < tests.length; i++) {
    checkAlike(tests[i], counted);
    var state = tests[i].prepare(counted);
    var library = readsOf(tests[i].library, state) / sizes[0];
    var loop = readsOf(tests[i].loop, tests[i].prepare(counted)) / sizes[0];
    report(tests[i], sizes[0], 'reads', library, loop);
  }
  for (var at = 0; at < sizes.length; at++) {
    var document = openDocument(sizes[at], false);
    for (i = 0; i < tests.length; i++) {
      var measured = measureTime(tests[i], document);
      report(tests[i], sizes[at], 'time', measured.time, measured.ratio);
    }
  }
}

measureAll(queryTests.concat(methodTests), SIZES);
