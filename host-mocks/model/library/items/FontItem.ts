import type { AdobeFontItem, Contract } from '../../../contract/adobe';
import { checkNumber, checkText } from '../../../../document/checks/checkValue';
import { readFlag, readInteger, readText, writeFlag } from '../../../../document/xfl/attributes';
import { restyled } from '../../elements/text/fontFace';
import type { ItemCorrected } from './Item';
import { ListedItem } from './ListedItem';

/** A font: a view of one `DOMFontItem`. */
export class FontItem extends ListedItem implements Contract<AdobeFontItem, ItemCorrected> {
  static override readonly className = 'FontItem';

  get itemType(): string {
    return 'font';
  }

  /** The PostScript name of the font. */
  get font(): string {
    return readText(this.node, 'font');
  }
  set font(value: string) {
    this.node.setAttr('font', checkText('FontItem.font', value));
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
    return readInteger(this.node, 'size');
  }
  set size(value: number) {
    this.node.setAttr('size', String(Math.trunc(checkNumber('FontItem.size', value, 0))));
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
    return readFlag(this.node, 'embedVariantGlyphs');
  }
  /** Numbers of the ranges, separated by `|`. */
  get embedRanges(): string {
    return readText(this.node, 'embedRanges');
  }
  set embedRanges(value: string) {
    this.node.setAttr('embedRanges', checkText('FontItem.embedRanges', value) || null);
  }
  get embeddedCharacters(): string {
    return readText(this.node, 'embeddedCharacters');
  }
  set embeddedCharacters(value: string) {
    this.node.setAttr('embeddedCharacters', checkText('FontItem.embeddedCharacters', value) || null);
  }
  get isDefineFont4Symbol(): boolean {
    return readFlag(this.node, 'isDefineFont4');
  }
  set isDefineFont4Symbol(value: boolean) {
    writeFlag(this.node, 'isDefineFont4', Boolean(value));
  }
}
