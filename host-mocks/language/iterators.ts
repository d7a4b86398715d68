/** Names of the globals that translated generators and loops over iterators call; `addIterators` defines them. */
export const ITERATOR_GLOBALS = { generator: '__generator__', iterate: '__iterate__' } as const;

/** An object with the method `next()` of iterators. */
interface Iterated {
  next(): unknown;
}

/** Returns the values of an iterator; undefined for any other object. */
export type IteratedValues = (object: unknown) => Iterable<unknown> | undefined;

/**
 * Adds the iterators of JavaScript 1.7: `Iterator`, `StopIteration`, and the objects of generator expressions. Its
 * source is evaluated in the script's realm: it uses nothing but the language.
 */
export function addIterators(names: typeof ITERATOR_GLOBALS): IteratedValues {
  const { defineProperty, create } = Object;
  const nativeNext = (function* () {
    yield 0;
  })().next as (this: unknown) => IteratorResult<unknown>;
  const { isArray } = Array;
  function hidden(object: object, name: string, value: unknown): void {
    defineProperty(object, name, { value, writable: true, configurable: true, enumerable: false });
  }
  const stop = {};
  defineProperty(stop, Symbol.toStringTag, { value: 'StopIteration' });
  function iterator(prototype: object, next: () => unknown): Iterated {
    const made = create(prototype) as Iterated;
    hidden(made, 'next', next);
    return made;
  }
  function Iterator(object: Record<string, unknown>, keysOnly: unknown): Iterated {
    const keys: unknown[] = [];
    let at = 0;
    for (const key in object)
      keys.push(isArray(object) && String((key as unknown as number) >>> 0) === key ? Number(key) : key);
    return iterator(Iterator.prototype as object, function next() {
      if (at === keys.length) throw stop;
      const key = keys[at++];
      return keysOnly ? key : [key, object[key as string]];
    });
  }
  function Generator(): void {
    // Only its prototype matters.
  }
  hidden(globalThis, names.generator, function (native: unknown) {
    return iterator(Generator.prototype as object, function next() {
      const step = nativeNext.call(native);
      if (step.done) throw stop;
      return step.value;
    });
  });
  function* valuesOf(source: Iterated): Iterable<unknown> {
    for (;;) {
      let value: unknown;
      try {
        value = source.next();
      } catch (error) {
        if (error === stop) return;
        throw error;
      }
      yield value;
    }
  }
  function isIterator(object: unknown): object is Iterated {
    return object instanceof Iterator || object instanceof Generator;
  }
  hidden(globalThis, names.iterate, function* (object: object) {
    if (isIterator(object)) yield* valuesOf(object);
    else for (const key in object) yield key;
  });
  hidden(globalThis, 'Iterator', Iterator);
  hidden(globalThis, 'StopIteration', stop);
  return function (object) {
    return isIterator(object) ? valuesOf(object) : undefined;
  };
}
