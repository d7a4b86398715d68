import { read } from '../../host/read';

/**
 * A host object (an element, a library item, a keyframe) in a query that must know it again: because it looks inside
 * other objects, or counts positions in a set. A subject remembers each property that was read of its object.
 */
export class Subject {
  /** Keys and values by turns. A query asks for few, so a search beats a map. */
  private readonly memory: unknown[] = [];

  /** @param id its place in the list of subjects that it belongs to, see `Subjects` */
  constructor(
    readonly object: object,
    readonly id: number,
  ) {}

  /** A property of the host object; undefined where it is absent or the host refuses it. */
  read(name: string): unknown {
    return this.remember(name, readFromHost, null);
  }

  /** A property as text; empty where it is absent. */
  readText(name: string): string {
    return memberText(this.read(name));
  }

  /**
   * A value that is worked out once.
   *
   * @param key the name of a property, a text with a character that names of properties do not have, or a function
   * @param context handed on to `workOut`
   */
  remember<T, C, K>(key: K, workOut: (subject: Subject, key: K, context: C) => T, context: C): T {
    const { memory } = this;
    for (let i = 0; i < memory.length; i += 2) if (memory[i] === key) return memory[i + 1] as T;
    const value = workOut(this, key, context);
    memory.push(key, value);
    return value;
  }
}

/** The host object that a candidate is, or is the subject of. */
export function hostObjectOf(candidate: object): object {
  return candidate instanceof Subject ? candidate.object : candidate;
}

/** Reads a property of a subject: for functions of `host/` that read members of anything. */
export function readMember(subject: Subject, name: string): unknown {
  return subject.read(name);
}

/** A property's value as text; empty where it is absent. */
export function memberText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function readFromHost(subject: Subject, name: string): unknown {
  return read(subject.object, name);
}
