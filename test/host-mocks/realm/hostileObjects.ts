/**
 * Inspects every value that a function of the script can reach: the prototype chain of the script's own values ends at
 * the Object of its realm.
 */
export const LOOK = `
var leaks = [], seen = 0, what = '', called = 0, refused = 0;
var ownTop = Object.prototype;
var NAMES = ['constructor', 'prototype', 'caller', 'arguments', 'callee', 'message', 'stack', '0', '1', 'length', 'then', 'get', 'set', 'value'];
function isForeign(value) {
  var top = value;
  for (var i = 0; i < 60; i++) {
    var next = top.__proto__;
    if (typeof next !== 'object' && typeof next !== 'function' || next === null) return top !== ownTop && top !== value;
    top = next;
  }
  return false;
}
function look(value, depth, path) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
  seen++;
  try { if (isForeign(value)) { if (leaks.length < 50) leaks.push(what + ': ' + path); return; } } catch (error) {}
  if (depth === 0) return;
  for (var i = 0; i < NAMES.length; i++) {
    try { look(value[NAMES[i]], depth - 1, path + '.' + NAMES[i]); } catch (error) {}
  }
}
var calls = 0, isLooking = false;
function spied(self, args, path) {
  // The inspected values have getters that call this function.
  if (isLooking) return;
  calls++;
  isLooking = true;
  try { lookAround(self, args, path); } finally { isLooking = false; }
}
function lookAround(self, args, path) {
  look(self, 1, path + ' this');
  look(args, 1, path + ' arguments');
  for (var i = 0; i < args.length; i++) look(args[i], 1, path + ' argument ' + i);
  try { look(args.callee.caller, 1, path + ' caller'); } catch (error) {}
  try { look(args.callee.caller.arguments, 2, path + ' arguments of the caller'); } catch (error) {}
  try { look(args.callee.caller.caller, 1, path + ' caller of the caller'); } catch (error) {}
}
function spy(answer, path) {
  return function () {
    spied(this, arguments, path);
    if (answer === 'throw') throw thrown(path);
    return answer;
  };
}
function thrown(path) {
  var error = new Error('x');
  var names = ['message', 'name', 'stack', 'toString', 'syscall', 'code', 'query', 'index', 'kind', 'cause', 'line', 'file'];
  for (var i = 0; i < names.length; i++) {
    try { error.__defineGetter__(names[i], spy(names[i] === 'stack' ? {} : 'x', path + ' thrown ' + names[i])); } catch (e) {}
  }
  return error;
}
function formed(object, answer, path) {
  object.toString = spy(answer, path + ' toString');
  object.valueOf = spy(answer, path + ' valueOf');
  return object;
}
var KEYS = ['x', 'y', 'z', 'left', 'top', 'right', 'bottom', 'a', 'b', 'c', 'd', 'tx', 'ty', 'name', 'color', 'style', 'length', '0', '1', 'start', 'end', 'obj', 'format', 'colorArray', 'posArray', 'matrix', 'shapeFill', 'thickness'];
function withGetters(object, path) {
  for (var i = 0; i < KEYS.length; i++) {
    try { object.__defineGetter__(KEYS[i], spy(3, path + ' getter of ' + KEYS[i])); } catch (error) {}
  }
  return object;
}
function withValues(object, path) {
  for (var i = 0; i < KEYS.length; i++) object[KEYS[i]] = formed({}, 3, path + ' ' + KEYS[i]);
  return object;
}
`;

/** Functions that create the hostile arguments, in the language of Animate's engine. */
export const HOSTILE = `
var hostile = [
  function () { return formed({}, 'x', 'an object'); },
  function () { return formed({}, {}, 'an object without a text'); },
  function () { return formed({}, 'throw', 'an object that throws'); },
  function () { return withGetters({}, 'an object'); },
  function () { return withValues({}, 'an object'); },
  function () { return formed([formed({}, 1, 'an entry'), formed([], 'x', 'a list')], 'x', 'an Array'); },
  function () { return withGetters([1, 2, 3], 'an Array'); },
  function () { var list = [withGetters({}, 'an entry')]; list.join = spy('x', 'join'); list.concat = spy([], 'concat'); return list; },
  function () { var list = withValues({}, 'an array-like'); list.length = 2; return list; },
  function () { return { a: { a: formed({}, 'x', 'deep') }, x: [formed({}, 1, 'deep')] }; },
  function () { return formed(spy('x', 'a callback'), 'x', 'a function'); },
  function () { return formed(new String('x'), 'x', 'a String'); },
  function () { return formed(new Number(1), 1, 'a Number'); },
  function () { return formed(new Date(0), 'x', 'a Date'); },
  function () { return formed(/x/, 'x', 'a RegExp'); },
  function () { return thrown('an error'); },
  function () { function Made() {} Made.prototype = withGetters(formed({}, 'x', 'inherited'), 'inherited'); return new Made(); },
  function () { var object = {}; object.__defineGetter__('constructor', spy({}, 'constructor')); object.__defineGetter__('toString', spy(spy('x', 'a got toString'), 'toString')); return object; },
  function () { return arguments; },
  function () { return fl; },
  function () { return window; }
];
`;

/** Hostile arguments that only newer engines can create. */
export const NEWER = `
hostile.push(
  function () { return { [Symbol.toPrimitive]: spy('x', 'toPrimitive') }; },
  function () { return { [Symbol.toPrimitive]: spy({}, 'toPrimitive') }; },
  function () { return { get [Symbol.toPrimitive]() { return spied(this, arguments, 'get toPrimitive'), 1; } }; },
  function () { return { get [Symbol.toStringTag]() { return spied(this, arguments, 'toStringTag'), 'String'; }, valueOf: spy('x', 'valueOf') }; },
  function () { return { get [Symbol.toStringTag]() { return 'XML'; }, toString: spy('x', 'toString of XML') }; },
  function () { return Object.assign([1, 2], { [Symbol.iterator]: spy({ next: spy({}, 'next') }, 'iterator') }); },
  function () { return { then: spy('x', 'then'), [Symbol.iterator]: spy({ next: spy({}, 'next') }, 'iterator') }; },
  function () { class List extends Array { static get [Symbol.species]() { return spied(this, arguments, 'species'), Array; } }; return List.from([1, 2]); },
  function () { return { get length() { return spied(this, arguments, 'length'), 1; }, [Symbol.isConcatSpreadable]: true }; },
  function () { return new Proxy({}, everyTrap('object')); },
  function () { return new Proxy([1, 2], everyTrap('Array')); },
  function () { return new Proxy(function () {}, everyTrap('function')); },
  function () { return new Proxy(fl, everyTrap('facade')); },
  function () { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; },
  function () { return { [Symbol.for('nodejs.util.inspect.custom')]: spy('x', 'inspect'), toJSON: spy('x', 'toJSON') }; },
  function () { return Object.create(null, { x: { get: spy(1, 'a getter'), enumerable: true } }); },
  function () { return Symbol('x'); },
  function () { return 1n; },
  function () { return Promise.reject(1).catch(() => 1) && Promise.resolve(1); },
  function () { return new Map([[{}, {}]]); }
);
function everyTrap(path) {
  return new Proxy({}, { get(_target, name) {
    return function () {
      spied(this, arguments, path + ' trap ' + String(name));
      return Reflect[name].apply(null, arguments);
    };
  } });
}
NAMES.push(Symbol.toPrimitive, Symbol.iterator, Symbol.toStringTag);
let stacks = 0;
Error.prepareStackTrace = function (error, sites) {
  if (stacks++ % 20 !== 0) return '';
  look(error, 1, 'prepareStackTrace error');
  look(sites, 1, 'prepareStackTrace sites');
  for (let i = 0; i < sites.length && i < 20; i++) {
    look(sites[i], 1, 'a frame');
    look(sites[i].getThis(), 1, 'this of a frame');
    look(sites[i].getFunction(), 1, 'function of a frame');
  }
  return '';
};
`;
