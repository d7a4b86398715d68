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
  #host: object;

  /** Links a facade in a realm of that host to its model object. */
  constructor(facade: object, object: HostObject, host: object) {
    super(facade);
    this.#object = object;
    this.#host = host;
  }

  /** The model object of a facade of that host; undefined for any other object. */
  static of(facade: object, host: object): HostObject | undefined {
    return #object in facade && facade.#host === host ? facade.#object : undefined;
  }
}
