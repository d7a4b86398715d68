/**
 * Draws something: that goes into symbols within symbols, one call within another.
 *
 * @throws Error in words where they are nested too deeply for the engine
 */
export function shallow<T>(draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    if (!/stack (size|overflow)|too much recursion/.test(String(error))) throw error;
    throw new Error('the symbols are nested too deeply in one another to be drawn', { cause: error });
  }
}
