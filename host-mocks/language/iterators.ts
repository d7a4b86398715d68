/** Names of the globals that the translation of generators and of loops over iterators calls; defined by `ITERATORS`. */
export const ITERATOR_GLOBALS = { generator: '__generator__', iterate: '__iterate__' } as const;

/**
 * Source of the iterators of JavaScript 1.7: `Iterator`, `StopIteration`, and what generator expressions are. It gives
 * a function that tells the values of an iterator, and undefined for any other object.
 */
export const ITERATORS = `(function (names) {
  var global = globalThis, defineProperty = Object.defineProperty, create = Object.create;
  var nativeNext = (function* () {})().next, isList = Array.isArray;
  function hidden(object, name, value) {
    defineProperty(object, name, { value: value, writable: true, configurable: true, enumerable: false });
  }
  var stop = {};
  defineProperty(stop, Symbol.toStringTag, { value: 'StopIteration' });
  function iterator(prototype, next) {
    var made = create(prototype);
    hidden(made, 'next', next);
    return made;
  }
  function Iterator(object, keysOnly) {
    var keys = [], at = 0;
    for (var key in object) keys.push(isList(object) && String(key >>> 0) === key ? Number(key) : key);
    return iterator(Iterator.prototype, function next() {
      if (at === keys.length) throw stop;
      var key = keys[at++];
      return keysOnly ? key : [key, object[key]];
    });
  }
  function Generator() {}
  hidden(global, names.generator, function (native) {
    return iterator(Generator.prototype, function next() {
      var step = nativeNext.call(native);
      if (step.done) throw stop;
      return step.value;
    });
  });
  function* valuesOf(source) {
    for (;;) {
      var value;
      try { value = source.next(); } catch (error) { if (error === stop) return; throw error; }
      yield value;
    }
  }
  function isIterator(object) { return object instanceof Iterator || object instanceof Generator; }
  hidden(global, names.iterate, function* (object) {
    if (isIterator(object)) yield* valuesOf(object);
    else for (var key in object) yield key;
  });
  hidden(global, 'Iterator', Iterator);
  hidden(global, 'StopIteration', stop);
  return function (object) { return isIterator(object) ? valuesOf(object) : undefined; };
})`;
