/**
 * What a call comes to: its value, or the text "throws".
 *
 * @throws where there is nothing to call: then the question cannot be asked
 */
export function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    if (isMissing(error)) throw error;
    return 'throws';
  }
}

/** True for the error of the language where a member or an object is missing. */
export function isMissing(error: unknown): boolean {
  return /^(Type|Reference)Error$/.test(String((error as { name?: string }).name));
}
