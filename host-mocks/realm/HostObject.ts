/**
 * Base of every object of the model. Scripts never receive a model object itself, but its facade, which is always the
 * same one (`Realm.wrap`).
 *
 * Members of the contract are written as accessors and methods of the class (never as fields), under the host's own
 * names; the realm exposes only those, so the class may have helper members too.
 */
export abstract class HostObject {
  /** Name of the class in the contract (`surface.ts`), set once per class. */
  static readonly className: string;

  /** The facade of this object for scripts; the realm makes it at first use. */
  facade: object | undefined = undefined;

  /** The facade for the program that made the host, if scripts run in another realm. */
  callerFacade: object | undefined = undefined;

  /** True once the object was deleted or its document closed: every further use by a script throws. */
  stale = false;

  /** Values of the properties that can still be read when it is stale, by name; all others throw. */
  whenStale?: Readonly<Record<string, unknown>>;

  /**
   * Properties that cannot be read of this object, while they can of others of its class: a loop over the names
   * (`for (name in object)`) leaves them out. Asked once, when the facade is made.
   */
  get notReadable(): readonly string[] {
    return [];
  }

  /** Whether it is stale. A part without a node of its own asks the object that it belongs to. */
  get isStale(): boolean {
    return this.stale;
  }
}

export interface HostObjectClass {
  readonly className: string;
  readonly prototype: HostObject;
  /** If true, assigning to its read-only members has no effect, whatever the switch for other classes says. */
  readonly ignoresReadOnly?: boolean;
  /** Properties that objects of the class have at times only: a loop over the names leaves them out. */
  readonly atTimes?: readonly string[];
}
