// Scripts in TypeScript that import the library and have the globals of types-for-adobe for the rest.
import { $, ElementCollection } from 'adobe-collection';
import type { Element as Imported } from 'adobe-collection/animate';

const stars = $<SymbolInstance>('star*:movieclip', fl.getDocumentDOM() as Document);
const first: SymbolInstance | undefined = stars.first();
const same: Imported | undefined = first;
export const elements: Element[] = new ElementCollection(document.selection, document).elements;
export const texts: Text[] = $<Text>(':text').each((text) => text.getTextString().length).elements;
stars.attr('x', (element) => element.x + (same ? same.x : 0));
// @ts-expect-error x is a number
stars.attr('x', 'left');
