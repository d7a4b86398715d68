/** What a script asks of a host while it is watched: calls of methods, reads and writes of properties, by class. */
export class HostCalls {
  /** How often each method was called: `Timeline.removeFrames`. */
  readonly calls: Record<string, number> = {};
  /** How often each property was set: `Timeline.currentLayer`. */
  readonly writes: Record<string, number> = {};
  private readonly reads = new Map<unknown, Record<string, number>>();
  private readonly undo: (() => void)[] = [];

  /** Watches the objects of the document's timelines while work runs. */
  static during(document: Document, work: () => unknown): HostCalls {
    const { layers } = document.getTimeline();
    const watched = new HostCalls();
    const classes = {
      Document: document,
      Timeline: document.getTimeline(),
      Layer: layers[0],
      Frame: layers.flatMap(({ frames }) => frames)[0],
    };
    for (const [name, object] of Object.entries(classes))
      watched.watch(name, Object.getPrototypeOf(object) as object);
    try {
      work();
    } finally {
      watched.undo.forEach((undo) => undo());
    }
    return watched;
  }

  /** The members of a class that were read more often than once of the same object, with the number. */
  readAgain(...names: string[]): string[] {
    const again = new Set<string>();
    for (const counts of this.reads.values()) {
      for (const name of names) if (counts[name] > 1) again.add(`${name}: ${counts[name]}`);
    }
    return [...again];
  }

  private watch(className: string, prototype: object): void {
    for (const [key, member] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (key === 'constructor' || !member.configurable) continue;
      const name = `${className}.${key}`;
      const { get, set, value } = member as TypedPropertyDescriptor<(...args: unknown[]) => unknown>;
      const { calls, writes, reads } = this;
      if (typeof value === 'function') {
        Object.defineProperty(prototype, key, {
          ...member,
          value(this: unknown, ...args: unknown[]) {
            calls[name] = (calls[name] ?? 0) + 1;
            return value.apply(this, args);
          },
        });
      } else if (get) {
        Object.defineProperty(prototype, key, {
          ...member,
          get(this: unknown) {
            const counts = reads.get(this) ?? {};
            counts[name] = (counts[name] ?? 0) + 1;
            reads.set(this, counts);
            return get.call(this);
          },
          set(this: unknown, next: never) {
            writes[name] = (writes[name] ?? 0) + 1;
            set?.call(this, next);
          },
        });
      }
      this.undo.push(() => Object.defineProperty(prototype, key, member));
    }
  }
}
