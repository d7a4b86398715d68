/** The declaration of one host class. */
export interface ClassSurface {
  /** Name of the class it extends, or null. */
  base: string | null;
  /** Property name -> `r` (read only) or `rw`, in the order in which `for … in` shows them. */
  properties: Record<string, 'r' | 'rw'>;
  methods: string[];
}
