import { staticTextsIn, type DocumentText } from '../document/xfl/texts/DocumentText';
import type { Film } from './Film';

/** The static texts of a document: those of its scenes, then those of the items in the order in which they are listed. */
export function staticTextsOf({ node, listedItems }: Film): DocumentText[] {
  return [node, ...listedItems.map((item) => item.node)].flatMap((root) => [...staticTextsIn(root)]);
}
