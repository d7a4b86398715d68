import type { Assumption } from './Assumption';

/** Assumptions about what scripts find on the global object. */
export const globalAssumptions: readonly Assumption[] = [
  {
    id: 'global-constructors',
    about: 'global constructors',
    assumed:
      'only those that published scripts name: Document … Library, with LibraryItem as the base of items',
    evidence: 'xJSFL and others patch their prototypes',
  },
  {
    id: 'global-window',
    about: 'window (the global)',
    assumed:
      'the global object itself, [object Window]; only in a realm of its own, where no code mistakes it for a browser; a loop over it gives flash, fl, App, app, animate, an, window, document',
    evidence:
      'commands of xJSFL and scripts of 2017 to 2025 keep their values there; what Animate 24 printed for AnJsflScript',
  },
  {
    id: 'global-document',
    about: 'document (the global)',
    assumed: 'the active document at each time, null without one, until a script assigns it',
    evidence:
      'scripts of 2025 from Animate. An author who worked in Animate 2022 and 24 notes that it is not null without a document, and not what it is (AnJsflScript)',
    decides: 'with no document open: fl.trace(String(document) + typeof document)',
  },
];
