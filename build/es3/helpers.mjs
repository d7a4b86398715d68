// The helpers that TypeScript's output calls, written for ES3: tslib's need Object.setPrototypeOf, Object.create or
// Object.defineProperty. A helper that is missing here fails the build.

/**
 * Makes `derived` inherit the members of instances from `base`, and copies those of the class itself.
 * @param {Function} derived
 * @param {Function} base
 */
export function __extends(derived, base) {
  for (var name in base) {
    if (Object.prototype.hasOwnProperty.call(base, name)) derived[name] = base[name];
  }
  function Prototype() {
    this.constructor = derived;
  }
  Prototype.prototype = base.prototype;
  derived.prototype = new Prototype();
}

/**
 * `{ ...a, ...b }`
 * @param {object} target
 * @returns {object} the target
 */
export function __assign(target) {
  for (var i = 1; i < arguments.length; i++) {
    var source = arguments[i];
    for (var name in source) {
      if (Object.prototype.hasOwnProperty.call(source, name)) target[name] = source[name];
    }
  }
  return target;
}

/**
 * `var { a, ...rest } = source`
 * @param {object} source
 * @param {string[]} without
 */
export function __rest(source, without) {
  var rest = {};
  for (var name in source) {
    if (!Object.prototype.hasOwnProperty.call(source, name)) continue;
    var isTaken = false;
    for (var i = 0; i < without.length; i++) isTaken = isTaken || without[i] === name;
    if (!isTaken) rest[name] = source[name];
  }
  return rest;
}

/**
 * `[...to, ...from]`
 * @param {unknown[]} to
 * @param {ArrayLike<unknown>} from
 */
export function __spreadArray(to, from) {
  var joined = [];
  for (var i = 0; i < to.length; i++) joined.push(to[i]);
  for (var j = 0; j < from.length; j++) joined.push(from[j]);
  return joined;
}

/**
 * The texts of a template with a tag.
 * @param {string[] & { raw?: string[] }} cooked
 * @param {string[]} raw
 */
export function __makeTemplateObject(cooked, raw) {
  cooked.raw = raw;
  return cooked;
}
