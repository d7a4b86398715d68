import { ask } from './ask';
import { lookUp } from './lookUp';

declare function alert(message: string): void;

/**
 * Tells whether the user chose the library itself in the menu Commands. In a script that another one runs,
 * `fl.scriptURI` is that of the other. Source: Adobe's reference, fl.scriptURI.
 */
function isRunByItself(): boolean {
  if (typeof fl === 'undefined' || !fl) return false;
  return /\/Commands\/collection\.jsfl$/i.test(String(fl.scriptURI));
}

/** Asks for a query, selects what it finds and lists it; only when the library is run by itself. */
export function runFromMenu(): void {
  if (!isRunByItself()) return;
  if (!fl.getDocumentDOM()) {
    alert('Open a document first: queries look for what is in it.');
    return;
  }
  const label = 'Query: $… on the stage, $$… in the library, layers …, frames …';
  ask('Select by Query', { query: [label, '$*'] }, (answers) => lookUp(answers.query).select().list());
}
