import { read } from '../host/read';

/**
 * What a query asks about: a host object (an element, a library item, a keyframe) together with what has been read of
 * it. Each property is read from the host once at most, however many steps ask for it.
 */
export class Subject {
  /** How many values are kept. */
  private count = 0;
  /** The first of them: most queries ask for no more, and two Arrays for each object would take most of their time. */
  private firstName = '';
  private firstValue: unknown = undefined;
  /** Names and values of the others side by side: a query asks for few, so that a search beats a map. */
  private names: string[] | null = null;
  private values: unknown[] | null = null;

  /** @param id its place in the list of subjects that it belongs to, see `Subjects` */
  constructor(
    public object: object,
    readonly id: number,
  ) {}

  /** A property of the host object; undefined where it is absent or the host refuses it. */
  read(name: string): unknown {
    if (this.count > 0 && this.firstName === name) return this.firstValue;
    const at = this.find(name);
    return at >= 0 ? (this.values as unknown[])[at] : this.keep(name, read(this.object, name));
  }

  /** A property as text; empty where it is absent. */
  readText(name: string): string {
    const value = this.read(name);
    return value === undefined || value === null ? '' : String(value);
  }

  /**
   * Something worked out from the object, once.
   *
   * @param name no name of a property: it holds a character that those do not have
   */
  remember<T>(name: string, workOut: (subject: Subject) => T): T {
    if (this.count > 0 && this.firstName === name) return this.firstValue as T;
    const at = this.find(name);
    return (at >= 0 ? (this.values as unknown[])[at] : this.keep(name, workOut(this))) as T;
  }

  /** Turns to another object and forgets the one before. */
  turnTo(object: object): void {
    this.object = object;
    this.count = 0;
  }

  /** The place of a value among the others, or -1. */
  private find(name: string): number {
    for (let i = 0; i < this.count - 1; i++) if ((this.names as string[])[i] === name) return i;
    return -1;
  }

  private keep(name: string, value: unknown): unknown {
    if (this.count === 0) {
      this.firstName = name;
      this.firstValue = value;
    } else {
      if (!this.names) this.names = [];
      if (!this.values) this.values = [];
      this.names[this.count - 1] = name;
      this.values[this.count - 1] = value;
    }
    this.count++;
    return value;
  }
}
