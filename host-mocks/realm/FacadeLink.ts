import type { HostObject } from './HostObject';

/** A constructor that returns its argument: a class that extends it adds its private members to that object. */
const ReturnsArgument = function (object: object) {
  return object;
} as unknown as new (object: object) => object;

/**
 * The link from a facade to its model object, as a private member of the facade. No script can see it. Unlike an entry of
 * a WeakMap, it costs nothing when garbage is collected.
 */
export class FacadeLink extends ReturnsArgument {
  #object: HostObject;
  #realm: object;

  /** Links a facade of that realm to its model object. */
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
