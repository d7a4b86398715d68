import { MAX_TYPE_SIZE } from '../../../geometry/claims';
import { always, attributes, color, flag, integer, number, text, word } from './XflAttribute';

/**
 * `DOMTextAttrs`, the looks of a run of text: sizes in points, distances in pixels. Ranges: Adobe's reference; defaults:
 * verified against compiled movies (document format, 5.6). `face`: every document that Adobe's programs wrote names one;
 * without a name it is the face with which new texts begin, and what Animate publishes for HTML5 Canvas.
 */
export const TEXT_ATTRS = attributes({
  aliasText: flag(true),
  alignment: word(['left', 'center', 'right', 'justify']),
  alpha: number(1),
  autoKern: flag(true),
  /** Twentieths of the size: a copy that the document keeps beside it. */
  bitmapSize: always(number()),
  /** No attribute of Adobe's: bold and italic are part of the name of the face. */
  bold: flag(),
  characterPosition: word(['normal', 'subscript', 'superscript']),
  face: always(text('TimesNewRomanPSMT')),
  fillColor: color(),
  indent: number(0, -720, 720),
  italic: flag(),
  leftMargin: number(0, 0, 720),
  letterSpacing: number(0, -60, 60),
  /** What newer versions measure; 0 where they did not. */
  lineHeight: number(),
  lineSpacing: number(2, -360, 720),
  rightMargin: number(0, 0, 720),
  rotation: flag(),
  size: number(12, 1, 2500, [0, MAX_TYPE_SIZE]),
  target: text(),
  url: text(),
});

/** Attributes of `DOMStaticText`, `DOMDynamicText` and `DOMInputText`; the box is in pixels, without its gutter. */
export const TEXT_FIELD = attributes({
  antiAliasSharpness: number(),
  antiAliasThickness: number(),
  autoExpand: flag(),
  border: flag(),
  embedRanges: text(),
  embedVariantGlyphs: flag(),
  embeddedCharacters: text(),
  fontRenderingMode: word(
    ['device', 'bitmap', 'standard', 'advanced', 'customThicknessSharpness'],
    'advanced',
  ),
  height: always(number()),
  isSelectable: flag(true),
  left: number(),
  lineType: word(['single line', 'multiline', 'multiline no wrap', 'password']),
  maxCharacters: integer(0, 0),
  name: text(),
  orientation: word(['horizontal', 'vertical left to right', 'vertical right to left']),
  renderAsHTML: flag(),
  scrollable: flag(),
  top: number(),
  variableName: text(),
  width: always(number()),
});
