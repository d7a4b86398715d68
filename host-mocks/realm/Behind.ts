import type { HostObject } from './HostObject';

/** A constructor that gives back what it gets: a class that extends it adds its private members to that object. */
const Given = function (object: object) {
  return object;
} as unknown as new (object: object) => object;

/**
 * What stands behind an object of a script, as a private member of that object: no script can see it, and, unlike an
 * entry of a WeakMap, it costs nothing when garbage is collected.
 */
export class Behind extends Given {
  #object: HostObject;
  #realm: object;

  /** Puts a model object behind a facade of that realm. */
  constructor(facade: object, object: HostObject, realm: object) {
    super(facade);
    this.#object = object;
    this.#realm = realm;
  }

  /** The model object behind a facade of that realm; undefined for any other object. */
  static of(facade: object, realm: object): HostObject | undefined {
    return #object in facade && facade.#realm === realm ? facade.#object : undefined;
  }
}
