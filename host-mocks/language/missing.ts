import { members } from './members';

/** Global names of newer engines that scripts may expect. */
const GLOBALS =
  'JSON Map Set WeakMap WeakSet Symbol Promise Proxy Reflect Intl console globalThis setTimeout';

/**
 * Explains an error that is caused by a member which Animate's engine lacks and newer engines have; undefined for other
 * errors.
 *
 * @param message - `JSON is not defined`, `text.trim is not a function`
 */
export function explainMissing(message: string): string | undefined {
  const name =
    /^(\w+) is not defined$/.exec(message)?.[1] ?? /(\w+) is not a function$/.exec(message)?.[1] ?? '';
  const isMissing = / defined$/.test(message) ? GLOBALS.split(' ').includes(name) : isNewer(name);
  return isMissing ? `Animate's engine does not have ${name}; --modern lifts the limit` : undefined;
}

/** True for a member that some built-in object has in Node, and none has in Animate's engine. */
function isNewer(name: string): boolean {
  const types = { Object, Function, Array, String, Number, Date, Math };
  const isHere = Object.values(types).some(
    (type) => Object.hasOwn(type, name) || ('prototype' in type && Object.hasOwn(type.prototype, name)),
  );
  return isHere && !Object.values(members).some((names) => names.includes(name));
}
