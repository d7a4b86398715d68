import { read } from '../host/read';

/**
 * What a query asks about: a host object (an element, a library item, a keyframe) together with what has been read of
 * it. Each property is read from the host once at most, however many steps ask for it.
 */
export class Subject {
  /** Names and values side by side: a query asks for few, so that a search is quicker than a map. */
  private readonly names: string[] = [];
  private readonly values: unknown[] = [];

  /** @param id its place in the list of subjects that it belongs to, see `Subjects` */
  constructor(
    public object: object,
    readonly id: number,
  ) {}

  /** A property of the host object; undefined where it is absent or the host refuses it. */
  read(name: string): unknown {
    const at = this.find(name);
    return at >= 0 ? this.values[at] : this.keep(name, read(this.object, name));
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
    return (at >= 0 ? this.values[at] : this.keep(name, workOut(this))) as T;
  }

  /** Turns to another object and forgets the one before. */
  turnTo(object: object): void {
    this.object = object;
    this.names.length = 0;
    this.values.length = 0;
  }

  private find(name: string): number {
    const names = this.names;
    for (let i = 0; i < names.length; i++) if (names[i] === name) return i;
    return -1;
  }

  private keep(name: string, value: unknown): unknown {
    this.names.push(name);
    this.values.push(value);
    return value;
  }
}
