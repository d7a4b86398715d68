type Globals = Record<string, unknown>;

/** Globals that are temporarily defined on an object: removing them restores the former ones. */
export class Installation {
  private readonly before = new Map<string, PropertyDescriptor | undefined>();

  constructor(
    private readonly target: Globals,
    globals: PropertyDescriptorMap,
  ) {
    for (const [name, descriptor] of Object.entries(globals)) {
      this.before.set(name, Object.getOwnPropertyDescriptor(target, name));
      Object.defineProperty(target, name, descriptor);
    }
  }

  remove(): void {
    for (const [name, descriptor] of this.before) {
      if (descriptor) Object.defineProperty(this.target, name, descriptor);
      else delete this.target[name];
    }
    this.before.clear();
  }
}
