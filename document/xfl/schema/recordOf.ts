import type { XflAttribute, HasAttributes } from './XflAttribute';

/** A table of declared attributes. */
export type AttributeTable = Readonly<Record<string, XflAttribute>>;

/** What the attributes of a table hold, by their names. */
export type RecordValues<T extends AttributeTable> = {
  readonly [K in keyof T]: T[K] extends XflAttribute<infer V> ? V : never;
};

/**
 * A class whose objects have a property for each attribute of a table. A property is read off the element when it is
 * asked for, and always says what the element says.
 *
 * @example
 * class Stop extends recordOf(GRADIENT_ENTRY) {}
 * new Stop(node).ratio; // 0.5
 */
export function recordOf<T extends AttributeTable>(
  table: T,
): new (element: HasAttributes) => RecordValues<T> & { readonly element: HasAttributes } {
  class AttributeRecord {
    constructor(readonly element: HasAttributes) {}
  }
  for (const [name, attribute] of Object.entries(table)) {
    Object.defineProperty(AttributeRecord.prototype, name, {
      get(this: AttributeRecord) {
        return attribute.read(this.element);
      },
    });
  }
  return AttributeRecord as unknown as new (
    element: HasAttributes,
  ) => RecordValues<T> & { readonly element: HasAttributes };
}

/** The attributes of a new element, in the order of `values`; those that hold their defaults are left out. */
export function written<T extends AttributeTable>(
  table: T,
  values: Partial<RecordValues<T>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(withoutDefaults(table, values)).flatMap(([name, value]) => {
      const attribute = table[name];
      return attribute ? [[name, attribute.format(value)]] : [];
    }),
  );
}

/** Those values of `values` that a document names, in their order; the rest hold their defaults. */
export function withoutDefaults<T extends AttributeTable>(
  table: T,
  values: Partial<RecordValues<T>>,
): Partial<RecordValues<T>> {
  const named = Object.entries(values).filter(([name, value]) => {
    const attribute = table[name] as XflAttribute | undefined;
    if (attribute === undefined) throw new TypeError(`no attribute "${name}" is declared`);
    return value !== undefined && (attribute.isAlwaysWritten || value !== attribute.initial);
  });
  return Object.fromEntries(named) as Partial<RecordValues<T>>;
}
