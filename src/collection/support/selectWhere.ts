/** Gives something truthy for the elements that are wanted. */
export type ElementTest<T> = (element: T, index: number) => unknown;

/** A new Array of the elements that pass the test. */
export function selectWhere<T>(elements: T[], test: ElementTest<T>): T[] {
  const passing: T[] = [];
  let count = 0;
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i];
    if (test(element, i)) passing[count++] = element;
  }
  return passing;
}
