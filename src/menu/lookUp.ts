import type { Collection } from '../collection/Collection';
import { $ } from '../query/dollar';
import { $$ } from '../query/dollarItems';
import { trim } from '../text/blanks';

/** A collection that can be shown to the user. */
export type Selectable = Collection & { select(): Selectable };

/** The prefix of a line, which may be empty. */
const PREFIX = /^(?:\$\$?|layers\b|frames\b)?/;

/**
 * Finds what a typed line asks for: `$…` or the query alone on the stage, `$$…` in the library, `layers …` and
 * `frames …` on the timeline. Nothing after the prefix means everything.
 */
export function lookUp(text: string): Selectable {
  const line = trim(text);
  const prefix = (PREFIX.exec(line) as RegExpExecArray)[0];
  const query = trim(line.substring(prefix.length)) || '*';
  switch (prefix) {
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
