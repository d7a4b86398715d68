/**
 * Gives the functions of the language the text that they have in Animate's engine. It returns a function that notes one
 * of them: those that stand for functions of the engine have a source of ours. Its text runs in the script's realm: it
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
