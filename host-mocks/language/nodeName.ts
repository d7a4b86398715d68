/** Words that are names in Animate's engine and not in Node's. */
const RESERVED = /^(?:class|enum|extends|super)$/;

/** The name that a variable of a script has in Node's engine. */
export function nodeName(name: string): string {
  return RESERVED.test(name) ? `__${name}__` : name;
}
