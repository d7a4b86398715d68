import { HOST_FILE, type World } from '../platform/World';

/**
 * A function made anew in the realm of a world, by its text: what it makes belongs to that realm, and what it throws by
 * itself too. The function imports nothing: it uses the language and what it is told.
 *
 * It is strict, as all modules are: of a strict function its callers cannot be asked, and they may be the host's.
 *
 * @example
 * const isList = madeThere(world, function (value: unknown) { return value instanceof Array; });
 */
export function madeThere<Made extends (...args: never[]) => unknown>(world: World, make: Made): Made {
  return world.run(`'use strict';(${String(make)})`, HOST_FILE) as Made;
}
