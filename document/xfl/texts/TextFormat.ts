import type { XmlNode } from '../../xml/XmlNode';
import type { ParsedColor } from '../colors';
import { NO_ATTRIBUTES } from '../schema/XflAttribute';
import { recordOf } from '../schema/recordOf';
import { TEXT_ATTRS } from '../schema/textSchema';

/** The looks of a run of text: its `DOMTextAttrs`, or the defaults where a run has none. */
export class TextFormat extends recordOf(TEXT_ATTRS) {
  constructor(readonly node?: XmlNode) {
    super(node ?? NO_ATTRIBUTES);
  }

  get color(): ParsedColor {
    return { rgb: this.fillColor, alpha: this.alpha };
  }
}

/** The looks of a text without runs. */
export const PLAIN_FORMAT = new TextFormat();
