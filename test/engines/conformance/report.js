// Part of the conformance script: plain ES3, no framework. The parts are joined in the order of `conformance.ts` and
// run after the bundle. Each section prints one line, `name checks checksum`; the checksum is that of everything the
// section saw, so engines agree in all of it or differ in the line. A check that is not met prints a line of its own.

var seen;
var sectionName;

/** Text of a value that every engine prints alike. Objects show by name or kind, Arrays in full. */
function show(value) {
  if (typeof value === 'string') return '"' + value + '"';
  if (typeof value === 'function') return 'function';
  if (value === null || typeof value !== 'object') return String(value);
  if (value instanceof Array) return '[' + showAll(value) + ']';
  if (value.elements instanceof Array) return String(value) + ' ' + show(value.elements);
  return typeof value.name === 'string' ? '<' + value.name + '>' : 'object';
}

function showAll(values) {
  var texts = [];
  for (var i = 0; i < values.length; i++) texts[i] = show(values[i]);
  return texts.join(', ');
}

/** Checks one value against its expected text, as `show` writes it. */
function same(what, actual, expected) {
  var text = show(actual);
  seen.push(what + ': ' + text);
  if (text !== expected)
    print('FAIL ' + sectionName + ': ' + what + ': got ' + text + ', expected ' + expected);
}

/** Checks that the call throws an error of that name whose message begins as given. */
function throwsWith(what, call, name, message) {
  var text = 'nothing was thrown';
  try {
    call();
  } catch (thrown) {
    text = thrown.name + ': ' + String(thrown.message).substring(0, message.length);
  }
  same(what, text, show(name + ': ' + message));
}

/** Makes a property that calls a function when it is read; runners of engines without accessors bring their own. */
var defineGetter =
  Function('return this')().defineGetter ||
  function (object, name, get) {
    if (Object.defineProperty) {
      Object.defineProperty(object, name, { get: get, enumerable: true, configurable: true });
    } else object.__defineGetter__(name, get);
  };

/** A checksum of text in arithmetic that is exact in double precision. */
function checksum(text) {
  var sum = 7;
  for (var i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 4294967291;
  return sum;
}

function section(name, run) {
  seen = [];
  sectionName = name;
  try {
    run();
  } catch (thrown) {
    print('FAIL ' + name + ': ' + thrown + ' after ' + seen[seen.length - 1]);
  }
  print(name + ' ' + seen.length + ' ' + checksum(seen.join('\n')));
}
