/**
 * What a value is to the host, which tells how one of a script's reaches it:
 *
 * - `text`, `number`, `boolean`: an object is converted, as the language converts it;
 * - `primitive`: a text, a number or a Boolean: of an object around one, that; of another one, its text;
 * - `any`: objects and Arrays are copied; of a function nothing is left;
 * - `own`: it stays the script's own, which the host keeps or hands back and never looks into.
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
   * Member -> the kinds of what it takes: of the arguments of a method, by position; of the value of a property that can
   * be set. What is not listed is of any kind; behind a last one that stays the script's own all others do.
   */
  takes: Record<string, ValueKind[]>;
}
