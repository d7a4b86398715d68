import type { AdobeFontItem, Contract } from '../../../contract/adobe';
import { restyled } from '../../elements/text/fontFace';
import type { ItemCorrected } from './Item';
import { ListedItem } from './ListedItem';
import { assign } from '../../../../document/xfl/assign';
import { FONT_ITEM } from '../../../../document/xfl/schema/itemSchema';

/** A font: a view of one `DOMFontItem`. */
export class FontItem extends ListedItem implements Contract<AdobeFontItem, ItemCorrected> {
  static override readonly className = 'FontItem';

  get itemType(): string {
    return 'font';
  }

  /** The PostScript name of the font. */
  get font(): string {
    return FONT_ITEM.font.read(this.node);
  }
  set font(value: string) {
    assign(this.node, FONT_ITEM.font, 'FontItem.font', value);
  }
  /** Read from the font's PostScript name, and written into it. */
  get bold(): boolean {
    return /-.*bold/i.test(this.font);
  }
  set bold(value: boolean) {
    this.font = restyled(this.font, { isBold: Boolean(value) });
  }
  get italic(): boolean {
    return /-.*(italic|oblique)/i.test(this.font);
  }
  set italic(value: boolean) {
    this.font = restyled(this.font, { isItalic: Boolean(value) });
  }
  /** In points. */
  get size(): number {
    return FONT_ITEM.size.read(this.node);
  }
  set size(value: number) {
    assign(this.node, FONT_ITEM.size, 'FontItem.size', value);
  }
  /**
   * True if the font has a size: the size counts for bitmap fonts only, says Adobe's help about font symbols, and fonts
   * with outlines store 0.
   */
  get bitmap(): boolean {
    return this.size > 0;
  }
  /** False, the default, as no known document stores it. */
  get embedVariantGlyphs(): boolean {
    return FONT_ITEM.embedVariantGlyphs.read(this.node);
  }
  /** Numbers of the ranges, separated by `|`. */
  get embedRanges(): string {
    return FONT_ITEM.embedRanges.read(this.node);
  }
  set embedRanges(value: string) {
    assign(this.node, FONT_ITEM.embedRanges, 'FontItem.embedRanges', value);
  }
  get embeddedCharacters(): string {
    return FONT_ITEM.embeddedCharacters.read(this.node);
  }
  set embeddedCharacters(value: string) {
    assign(this.node, FONT_ITEM.embeddedCharacters, 'FontItem.embeddedCharacters', value);
  }
  get isDefineFont4Symbol(): boolean {
    return FONT_ITEM.isDefineFont4.read(this.node);
  }
  set isDefineFont4Symbol(value: boolean) {
    assign(this.node, FONT_ITEM.isDefineFont4, 'FontItem.isDefineFont4Symbol', value);
  }
}
