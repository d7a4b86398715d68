/** Objects with a method that prints a line, as the engines name them. */
interface Printers {
  trace?: unknown;
  writeln?: unknown;
  log?: unknown;
}

declare const console: Printers | undefined;
declare const print: unknown;

/** Calls the printing method where there is one; false where there is none, or where it failed. */
function printedBy(printer: object | undefined | null, method: keyof Printers, text: string): boolean {
  try {
    const print = printer && (printer as Printers)[method];
    if (typeof print !== 'function') return false;
    print.call(printer, text);
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
