/** Does the work; when that throws, does the rest too and throws the error of the work, whatever becomes of the rest. */
export function unlessDone<R>(work: () => R, rest: () => void): R {
  try {
    return work();
  } catch (error) {
    try {
      rest();
    } catch {
      // The error of the work is the one to report.
    }
    throw error;
  }
}

/** Does the work, then what has to follow it in any case; see `unlessDone`. */
export function afterwards<R>(work: () => R, follow: () => void): R {
  const result = unlessDone(work, follow);
  follow();
  return result;
}
