import { emptyBox, type Box } from '../../geometry/Box';
import { IDENTITY, type Matrix } from '../../geometry/matrix';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { FilmItem } from '../Film';
import type { FilmElement } from '../records/FilmElement';
import { readNumber } from '../../document/xfl/attributes';
import { TEXT_FIELD } from '../../document/xfl/schema/textSchema';
import { TEXT_GUTTER } from '../../document/xfl/textGutter';
import { TWIPS_PER_PIXEL } from '../../geometry/twips';
import { VIDEO_ITEM } from '../../document/xfl/schema/itemSchema';

/** Width and height of a bitmap or video item, in pixels. */
export function sizeOf(item: XmlNode): { width: number; height: number } {
  if (item.name === 'DOMVideoItem')
    return { width: VIDEO_ITEM.width.read(item), height: VIDEO_ITEM.height.read(item) };
  const { left, top, right, bottom } = twipsBox(item, 'frame');
  return { width: right - left, height: bottom - top };
}

/**
 * From the pixels of a bitmap to the coordinates of its instance. A picture that was imported with another resolution has
 * a size of its own; an item without a size has that of its pixels. Source: SWF published by Adobe, scale 0.752.
 *
 * @param pixels - the size of the picture
 */
export function ownScale({ node }: FilmItem, pixels: { width: number; height: number }): Matrix {
  const { width, height } = sizeOf(node);
  if (!(width > 0 && height > 0 && pixels.width > 0 && pixels.height > 0)) return IDENTITY;
  if (width === pixels.width && height === pixels.height) return IDENTITY;
  return { ...IDENTITY, a: width / pixels.width, d: height / pixels.height };
}

/**
 * The box of an element that has a size of its own (bitmap, video, text, compiled clip), in its own coordinates, before
 * its matrix. `item`: its item in the library, if it has one.
 */
export function fixedBox({ stored: node }: FilmElement, item: XmlNode | undefined): Box {
  switch (node.name) {
    case 'DOMBitmapInstance':
      return item ? sizedBox(sizeOf(item)) : emptyBox();
    case 'DOMVideoInstance':
      return node.attr('frameRight') === undefined && item ? sizedBox(sizeOf(item)) : twipsBox(node, 'frame');
    case 'DOMCompiledClipInstance':
      return item ? twipsBox(item, 'movieRect') : emptyBox();
    case 'DOMTLFText':
      return twipsBox(node, '');
    case 'DOMStaticText':
    case 'DOMDynamicText':
    case 'DOMInputText':
      return textBox(node);
    default:
      return emptyBox();
  }
}

/** The frame of a text, its gutter included. */
function textBox(node: XmlNode): Box {
  const left = TEXT_FIELD.left.read(node) - TEXT_GUTTER;
  const top = TEXT_FIELD.top.read(node) - TEXT_GUTTER;
  return {
    left,
    top,
    right: left + TEXT_FIELD.width.read(node) + 2 * TEXT_GUTTER,
    bottom: top + TEXT_FIELD.height.read(node) + 2 * TEXT_GUTTER,
  };
}

function sizedBox({ width, height }: { width: number; height: number }): Box {
  return { left: 0, top: 0, right: width, bottom: height };
}

/** A box whose four attributes start with the same word and count twips: `frameLeft`, `movieRectLeft`, `left`. */
function twipsBox(node: XmlNode, prefix: string): Box {
  const read = (side: string): number =>
    readNumber(node, prefix === '' ? side.toLowerCase() : prefix + side) / TWIPS_PER_PIXEL;
  return { left: read('Left'), top: read('Top'), right: read('Right'), bottom: read('Bottom') };
}
