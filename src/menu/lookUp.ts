import type { Collection } from '../collection/Collection';
import { $ } from '../query/dollar';
import { $$ } from '../query/dollarItems';

/** A collection that can be shown to the user. */
export type Selectable = Collection & { select(): Selectable };

/** The functions that look on timelines, where they are loaded. */
type Further = Partial<Record<string, (query: string) => Selectable>>;

const PREFIXED = /^\s*(\$\$?|layers\b|frames\b)\s*/;

/**
 * What a line that a person typed finds: `$…` or the query alone on the stage, `$$…` in the library, `layers …` and
 * `frames …` on the timeline. Nothing after the prefix means everything.
 */
export function lookUp(text: string): Selectable {
  const prefix = PREFIXED.exec(text);
  const query = (prefix ? text.substring(prefix[0].length) : text).replace(/^\s+|\s+$/g, '') || '*';
  const where = prefix ? prefix[1] : '$';
  if (where === '$$') return $$(query) as unknown as Selectable;
  if (where === '$') return $(query) as unknown as Selectable;
  const further = ($ as unknown as Further)[where];
  if (!further) throw new Error('"' + where + '" cannot be asked for yet; begin with $ or $$');
  return further(query);
}
