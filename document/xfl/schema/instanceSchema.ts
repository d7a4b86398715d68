import { attributes, flag, integer, text, word } from './XflAttribute';

/** `DOMSymbolInstance`, and what instances of other items have of it. */
export const INSTANCE = attributes({
  /** False for an instance without transparency, on its matte colour. */
  bits32: flag(true),
  cacheAsBitmap: flag(),
  exportAsBitmap: flag(),
  /** Of graphics, from 0. */
  firstFrame: integer(0, 0),
  isVisible: flag(true),
  /** Of graphics, from 0; -1 for the end of the symbol. */
  lastFrame: integer(-1, -1),
  libraryItemName: text(),
  /** Of graphics. `play reverse` is what some documents have for `play once reverse`. */
  loop: word(['loop', 'play once', 'single frame', 'loop reverse', 'play once reverse', 'play reverse']),
  name: text(),
  /** `puppet` for a warped asset. */
  symbolType: word(['movie clip', 'button', 'graphic', 'puppet']),
  trackAsMenu: flag(),
});

/** `Inspectable`: a parameter of a component. */
export const PARAMETER = attributes({
  /** What the Component inspector shows. */
  name: text(),
  /** The property that it sets. */
  variable: text(),
  /** `Boolean`, `Number`, `String`, `List`, `Color`, `Array`, `Collection` … */
  type: text('Default'),
  /** Its value. */
  defaultValue: text(),
});
