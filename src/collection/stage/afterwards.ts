/**
 * Does the work, then what has to follow it in any case. When the work throws, its error is the one that is thrown,
 * whatever becomes of the rest.
 */
export function afterwards<R>(work: () => R, follow: () => void): R {
  let result: R;
  try {
    result = work();
  } catch (error) {
    try {
      follow();
    } catch {
      throw error;
    }
    throw error;
  }
  follow();
  return result;
}
