import { read } from '../host/read';

/**
 * What a query asks about: a host object (an element, a library item, a keyframe) together with what has been read of
 * it. Each property is read from the host once at most, however many steps ask for it.
 */
export class Subject {
  /** Names and values side by side, from the first one on: a query asks for few, so that a search beats a map. */
  private names: string[] | null = null;
  private values: unknown[] | null = null;
  /** How many of them are of this object: to empty an Array is dear. */
  private count = 0;

  /** @param id its place in the list of subjects that it belongs to, see `Subjects` */
  constructor(
    public object: object,
    readonly id: number,
  ) {}

  /** A property of the host object; undefined where it is absent or the host refuses it. */
  read(name: string): unknown {
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
    const at = this.find(name);
    return (at >= 0 ? (this.values as unknown[])[at] : this.keep(name, workOut(this))) as T;
  }

  /** Turns to another object and forgets the one before. */
  turnTo(object: object): void {
    this.object = object;
    this.count = 0;
  }

  private find(name: string): number {
    for (let i = 0; i < this.count; i++) if ((this.names as string[])[i] === name) return i;
    return -1;
  }

  private keep(name: string, value: unknown): unknown {
    if (!this.names || !this.values) {
      this.names = [name];
      this.values = [value];
    } else {
      this.names[this.count] = name;
      this.values[this.count] = value;
    }
    this.count++;
    return value;
  }
}
