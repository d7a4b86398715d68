// Members of the language that Animate's engine lacks, and what to write in their place. (The engine has what
// JavaScript 1.6 to 1.8 added to Arrays: `map`, `indexOf` …) A test compares with the table of the headless host.

const KEYS = 'write for (const key in object) if (object.hasOwnProperty(key)) …';
const ACCESSOR = 'assign a value, or write a method';
const LEAVE_OUT = 'leave it out: every object can be changed';
const LOOP = 'write a loop';
const NOTHING_WAITS = 'call the function: nothing in the host waits';
const PARTS = 'join date.getFullYear(), date.getMonth() + 1 …';

/**
 * What ES5 added, by its full name. `collection.es5.jsx` adds all of it to an engine.
 * @type {Record<string, string>}
 */
const ES5_MEMBERS = {
  JSON: 'write the text, or use toJSON() and toCSV() of a collection',
  'Array.isArray': 'write value instanceof Array',
  'Date.prototype.toISOString': PARTS,
  'Date.prototype.toJSON': PARTS,
  'Function.prototype.bind': 'write function () { return method.apply(object, arguments); }',
  'Object.create': 'write a class',
  'Object.defineProperties': ACCESSOR,
  'Object.defineProperty': ACCESSOR,
  'Object.freeze': LEAVE_OUT,
  'Object.getOwnPropertyDescriptor': 'read the property',
  'Object.getOwnPropertyNames': KEYS,
  'Object.getPrototypeOf': 'write object.constructor.prototype',
  'Object.isExtensible': LEAVE_OUT,
  'Object.isFrozen': LEAVE_OUT,
  'Object.isSealed': LEAVE_OUT,
  'Object.keys': KEYS,
  'Object.preventExtensions': LEAVE_OUT,
  'Object.seal': LEAVE_OUT,
  'String.prototype.trim': "write text.replace(/^\\s+|\\s+$/g, '')",
};

/**
 * Of what later editions added, those that have a short form in ES3.
 * @type {Record<string, string>}
 */
const LATER_MEMBERS = {
  'Array.from': LOOP,
  'Array.of': 'write [a, b]',
  'Array.prototype.at': 'write list[index]',
  'Array.prototype.fill': LOOP,
  'Array.prototype.find': LOOP,
  'Array.prototype.findIndex': LOOP,
  'Array.prototype.flat': LOOP,
  'Array.prototype.includes': 'write list.indexOf(value) >= 0',
  'Math.sign': 'compare with 0',
  'Math.trunc': 'write value < 0 ? Math.ceil(value) : Math.floor(value)',
  'Number.isFinite': 'write isFinite(value)',
  'Number.isInteger': 'write value % 1 === 0',
  'Number.isNaN': 'write isNaN(value)',
  'Number.parseFloat': 'write parseFloat(text)',
  'Number.parseInt': 'write parseInt(text, 10)',
  'Object.assign': 'write { ...a, ...b }',
  'Object.entries': KEYS,
  'Object.values': KEYS,
  'String.prototype.endsWith': 'write text.slice(-end.length) === end',
  'String.prototype.includes': 'write text.indexOf(part) >= 0',
  'String.prototype.padEnd': LOOP,
  'String.prototype.padStart': LOOP,
  'String.prototype.repeat': 'write new Array(count + 1).join(text)',
  'String.prototype.replaceAll': 'write text.split(from).join(to)',
  'String.prototype.startsWith': 'write text.indexOf(start) === 0',
  'String.prototype.trimEnd': "write text.replace(/\\s+$/, '')",
  'String.prototype.trimStart': "write text.replace(/^\\s+/, '')",
  Map: 'use an object',
  Promise: NOTHING_WAITS,
  Proxy: 'write methods',
  Reflect: 'write the operation itself',
  Set: 'use an object',
  Symbol: 'use a text',
  WeakMap: 'keep the value on the object',
  WeakSet: 'keep a mark on the object',
  console: 'write fl.trace(text)',
  globalThis: 'write the name alone',
  setInterval: NOTHING_WAITS,
  setTimeout: NOTHING_WAITS,
};

/**
 * One sentence about a member that the engine lacks.
 * @param {string} name `JSON`, `Object.keys`, `String.prototype.trim`
 */
function describeNewer(name) {
  const cure = ES5_MEMBERS[name] ?? LATER_MEMBERS[name];
  return cure ? `the engine has no ${name}: ${cure}` : `the engine has no ${name}`;
}

module.exports = { ES5_MEMBERS, LATER_MEMBERS, describeNewer };
