/** A value in a script: texts are written as they are, so that quoted ones must be quoted before. */
export type Argument = number | boolean | null | string;

/** `name(1,2,"red")`. */
export function call(name: string, parameters: readonly Argument[]): string {
  return `${name}(${parameters.map(String).join(',')})`;
}

/** The same without the last arguments that equal their defaults; the first `least` always stay. */
export function shortCall(
  name: string,
  parameters: readonly Argument[],
  defaults: readonly Argument[],
  least = 0,
): string {
  let count = parameters.length;
  while (count > 0 && parameters[count - 1] === defaults[count - 1]) count--;
  return call(name, parameters.slice(0, count > 0 ? Math.max(least, count) : 0));
}
