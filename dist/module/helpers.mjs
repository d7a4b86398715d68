// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
// The helpers that TypeScript's output calls, written for ES3: tslib's need Object.setPrototypeOf, Object.create or
// Object.defineProperty. A helper that is missing here fails the build.

/**
 * Makes `derived` inherit the members of instances from `base`, and copies those of the class itself.
 * @param {Function} derived
 * @param {Function} base
 */
function __extends(derived, base) {
  for (var name in base) {
    if (Object.prototype.hasOwnProperty.call(base, name)) derived[name] = base[name];
  }
  function Prototype() {
    this.constructor = derived;
  }
  Prototype.prototype = base.prototype;
  derived.prototype = new Prototype();
}

export { __extends };
