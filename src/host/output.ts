type Print = (text: string) => void;

declare const console: object | undefined;
declare const print: Print | undefined;

/** Calls the method that prints a line, as the engine names it; false where there is none, or where it failed. */
function printedBy(printer: object | undefined, method: 'trace' | 'writeln' | 'log', text: string): boolean {
  try {
    (printer as Record<string, Print>)[method](text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a line (or several) where the user of the host reads it: the output panel in Animate (`fl.trace`), the
 * console of ExtendScript (`$.writeln`), standard output elsewhere. Without any of them the text is lost, silently.
 */
export function output(text: string): void {
  if (typeof fl !== 'undefined' && printedBy(fl, 'trace', text)) return;
  if (typeof $ !== 'undefined' && printedBy($, 'writeln', text)) return;
  if (typeof console !== 'undefined' && printedBy(console, 'log', text)) return;
  // The shells of Rhino, MuJS, Duktape and QuickJS print with a bare function.
  if (typeof print === 'function') printedBy({ log: print }, 'log', text);
}
