import { HOST_FILE, type World } from '../../platform/World';

/**
 * Evaluates the source of a function in the realm of a world: the objects that it creates, and the errors of the engine
 * in it, belong to that realm. The function may use only the language and its arguments.
 *
 * It is strict, as all modules are: the callers of a strict function, which may be functions of the host, cannot be
 * read.
 *
 * @example
 * const isList = evaluateInRealm(world, function (value: unknown) { return value instanceof Array; });
 */
export function evaluateInRealm<Made extends (...args: never[]) => unknown>(world: World, make: Made): Made {
  return world.run(`'use strict';(${String(make)})`, HOST_FILE) as Made;
}
