/**
 * Base of every object of the model. A model object is what the host knows; the script never holds it: it holds
 * the facade that its realm made for it (`Realm.wrap`), always the same one.
 *
 * Members of the contract are written as accessors and methods of the class (never as fields), under the host's own
 * names; the realm exposes those and nothing else, so helper members may be beside them.
 */
export abstract class HostObject {
  /** Name of the class in the contract (`surface.ts`), set once per class. */
  static readonly className: string;

  /** The script's side of this object; made by the realm at first need. */
  facade: object | undefined = undefined;

  /** The same for the program that made the host, where scripts run in another realm. */
  facadeAside: object | undefined = undefined;

  /** True once the thing was deleted or its document closed: every further use by a script throws. */
  stale = false;

  /** What some properties still read as once it is stale, by name; all others throw. */
  whenStale?: Readonly<Record<string, unknown>>;

  /** Like `stale`. A part that has no node of its own asks what it is a part of. */
  get isStale(): boolean {
    return this.stale;
  }
}

export interface HostObjectClass {
  readonly className: string;
  readonly prototype: HostObject;
  /** Assigning its read-only members has no effect, whatever the host does with those of other classes. */
  readonly ignoresReadOnly?: boolean;
}
