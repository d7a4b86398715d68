/**
 * The kind of value that a member accepts, which decides how a script's value is converted:
 *
 * - `text`, `number`, `boolean`: an object is converted, as the language converts it;
 * - `primitive`: a text, a number or a Boolean; a boxed one is unboxed, any other object becomes its text;
 * - `any`: objects and Arrays are copied; functions are dropped;
 * - `own`: passed unchanged; the host stores or returns it, and never reads it.
 */
export type ValueKind = 'text' | 'number' | 'boolean' | 'primitive' | 'any' | 'own';

/** The declaration of one host class. */
export interface ClassSurface {
  /** Name of the class it extends, or null. */
  base: string | null;
  /** Property name -> `r` (read only) or `rw`, in the order in which `for … in` shows them. */
  properties: Record<string, 'r' | 'rw'>;
  methods: string[];
  /**
   * Member -> the kinds of a method's arguments, by position, or of the value of a property that can be set. Those that
   * are not listed are of kind `any`; after a last one of kind `own`, all further ones are `own` too.
   */
  takes: Record<string, ValueKind[]>;
}
