import type { Collection } from '../collection/Collection';
import { $ } from '../query/dollar';
import { $$ } from '../query/dollarItems';
import { trim } from '../text/blanks';

/** A collection that can be shown to the user. */
export type Selectable = Collection & { select(): Selectable };

const PREFIXED = /^\s*(\$\$?|layers\b|frames\b)\s*/;

/**
 * Finds what a typed line asks for: `$…` or the query alone on the stage, `$$…` in the library, `layers …` and
 * `frames …` on the timeline. Nothing after the prefix means everything.
 */
export function lookUp(text: string): Selectable {
  const prefix = PREFIXED.exec(text);
  const query = trim(prefix ? text.substring(prefix[0].length) : text) || '*';
  const where = prefix ? prefix[1] : '$';
  switch (where) {
    case '$$':
      return $$(query) as unknown as Selectable;
    case 'layers':
      return $.layers(query) as unknown as Selectable;
    case 'frames':
      return $.frames(query) as unknown as Selectable;
    default:
      return $(query) as unknown as Selectable;
  }
}
