import { failure } from '../../host/failure';

/**
 * Runs work that does all elements in one step of the host; an error names the first of them.
 *
 * @param indices positions in the collection; default: those in the list
 * @example ElementCollection.group(): element 0, a (movie clip, star) and 2 more: …
 */
export function blameFirst<R>(method: string, elements: unknown[], work: () => R, indices?: number[]): R {
  try {
    return work();
  } catch (error) {
    const more = elements.length > 1 ? ' and ' + (elements.length - 1) + ' more' : '';
    throw failure(method, indices ? indices[0] : 0, elements[0], error, more);
  }
}
