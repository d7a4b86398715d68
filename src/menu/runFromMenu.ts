import { ask } from './ask';
import { lookUp } from './lookUp';

declare function alert(message: string): void;

/**
 * Tells whether the user chose the library itself in the menu Commands. The stack of an error names the scripts that
 * lead here: no other one may be among them.
 */
function isRunByItself(): boolean {
  if (typeof fl === 'undefined' || !fl) return false;
  if (!/\/Commands\/collection\.jsfl$/i.test(String(fl.scriptURI))) return false;
  const scripts = String((new Error('') as { stack?: string }).stack).match(/file:\/\/.*(?=:\d)/g) || [];
  for (let i = 0; i < scripts.length; i++) if (!/\/collection\.jsfl$/i.test(scripts[i])) return false;
  return true;
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
