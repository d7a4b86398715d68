/**
 * Source that gives the functions of the language the text that they have in Animate's engine. It returns a function that
 * notes one of them: those that stand for functions of the engine have a source of ours.
 */
export const FUNCTION_FORMS = `(function () {
  var toText = Function.prototype.toString, own = new WeakSet(), has = WeakSet.prototype.has, add = WeakSet.prototype.add;
  var endsWith = String.prototype.endsWith;
  Object.defineProperty(Function.prototype, 'toString', { value: { toString: function () {
    var text = toText.call(this);
    if (!has.call(own, this) && !endsWith.call(text, '{ [native code] }')) return text;
    return 'function ' + this.name + '() {\\n    [native code]\\n}';
  } }.toString, writable: true, configurable: true });
  return function (value) { if (typeof value === 'function') add.call(own, value); };
})`;
