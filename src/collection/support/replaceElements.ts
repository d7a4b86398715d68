/** Puts other elements into the same Array, which callers hold on to. Linear, without a call per length of argument lists. */
export function replaceElements<T>(target: T[], elements: T[]): void {
  for (let i = 0; i < elements.length; i++) target[i] = elements[i];
  target.length = elements.length;
}
