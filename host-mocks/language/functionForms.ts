/**
 * Gives the functions of the language the text that they have in Animate's engine. Returns a function that registers a
 * replacement written by us, whose real source would show otherwise. Its source is evaluated in the script's realm: it
 * uses nothing but the language.
 */
export function addFunctionForms(): (value: unknown) => void {
  const toText = Function.prototype.toString;
  const own = new WeakSet();
  const { has, add } = WeakSet.prototype;
  const { endsWith } = String.prototype;
  const form = {
    toString(this: object) {
      const text = toText.call(this);
      if (!has.call(own, this) && !endsWith.call(text, '{ [native code] }')) return text;
      return 'function ' + (this as { name: string }).name + '() {\n    [native code]\n}';
    },
  }.toString;
  Object.defineProperty(Function.prototype, 'toString', { value: form, writable: true, configurable: true });
  return function (value) {
    if (typeof value === 'function') add.call(own, value);
  };
}
