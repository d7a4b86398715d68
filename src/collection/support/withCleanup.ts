/** Runs work; when it throws, runs `undo` and throws the error of the work, whatever `undo` does. */
export function undoOnError<R>(work: () => R, undo: () => void): R {
  try {
    return work();
  } catch (error) {
    try {
      undo();
    } catch {
      // The error of the work is the one to report.
    }
    throw error;
  }
}

/** Runs work, then `cleanUp` in any case; an error of the work goes before one of `cleanUp`. */
export function withCleanup<R>(work: () => R, cleanUp: () => void): R {
  const result = undoOnError(work, cleanUp);
  cleanUp();
  return result;
}
