/**
 * The outcome of a call: its value, or the text "throws".
 *
 * @throws if the member does not exist: then the question cannot be asked
 */
export function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (isMissing(error)) throw error;
    return 'throws';
  }
}

/** True for the error of the language about a missing member or object. */
export function isMissing(error: unknown): boolean {
  return /^(Type|Reference)Error$/.test(String((error as { name?: string }).name));
}
