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

var MEMBERS =
  'Array.isArray Array.prototype.every Array.prototype.filter Array.prototype.forEach Array.prototype.indexOf Array.prototype.lastIndexOf Array.prototype.map Array.prototype.reduce Array.prototype.reduceRight Array.prototype.some Function.prototype.bind Object.create Object.defineProperties Object.defineProperty Object.freeze Object.getOwnPropertyDescriptor Object.getOwnPropertyNames Object.getPrototypeOf Object.isExtensible Object.isFrozen Object.isSealed Object.keys Object.preventExtensions Object.seal String.prototype.trim Date.now Date.prototype.toISOString Date.prototype.toJSON JSON.parse JSON.stringify';

/** The members of ES5's library that the engine has now, by name. */
function es5Members() {
  var globals = Function('return this')();
  var names = MEMBERS.split(' ');
  var members = {};
  for (var i = 0; i < names.length; i++) {
    var steps = names[i].split('.');
    var at = globals[steps[0]];
    for (var s = 1; at && s < steps.length; s++) at = at[steps[s]];
    if (at) members[names[i]] = at;
  }
  return members;
}

var membersBefore = es5Members();

function membersAsBefore() {
  var now = es5Members();
  for (var name in membersBefore) if (now[name] !== membersBefore[name]) return false;
  return true;
}
