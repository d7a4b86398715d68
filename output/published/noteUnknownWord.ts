import type { HasAttributes, XflAttribute } from '../../document/xfl/schema/XflAttribute';
import type { LossReceiver } from './PublishOutcome';

/** Notes a word of a record that its format does not have: it counts as the default. */
export function noteUnknownWord(
  attribute: XflAttribute,
  { element }: { readonly element: HasAttributes },
  film: LossReceiver,
): void {
  if (attribute.isKnown(element)) return;
  const word = element.attr(attribute.name) ?? '';
  film.lose(`The word "${word}" of ${attribute.name} counts as "${attribute.format(attribute.initial)}".`);
}
