import { failure } from '../../host/failure';

/**
 * Runs the work for each element, in order; an error names the element that it happened at. For work on the host only:
 * an error of a user's callback passes unchanged.
 */
export function forEach<T>(method: string, elements: T[], work: (element: T, index: number) => void): void {
  let i = 0;
  try {
    for (; i < elements.length; i++) work(elements[i], i);
  } catch (error) {
    throw failure(method, i, elements[i], error);
  }
}
