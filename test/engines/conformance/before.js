// Part of the conformance script, the one that runs before the bundle: what for-in shows of the language's own things.

/** The keys that for-in shows, sorted, since engines enumerate in orders of their own. */
function keysOf(object) {
  var keys = [];
  for (var key in object) keys.push(key);
  return keys.sort();
}

function keysOfNatives() {
  var natives = [
    [1, 2],
    { b: 1, a: 2 },
    function () {},
    'ab',
    1,
    true,
    /a/,
    new Date(0),
    new Error('a'),
    Math
  ];
  var texts = [];
  for (var i = 0; i < natives.length; i++) texts[i] = keysOf(natives[i]).join();
  return texts.join(' | ');
}

var nativesBefore = keysOfNatives();
