import type { CanvasBitmap } from '../CanvasMedia';
import { member, quoteText } from '../code/quote';

/** The class of a bitmap: an image of its own, or a frame of a sheet. */
export function bitmapClass(name: string, bitmap: CanvasBitmap): string {
  const open = `(${member('lib', name)} = function() {\n`;
  if (bitmap.kind === 'frame') {
    const place = `\tthis.initialize(ss[${quoteText(bitmap.sheet)}]);\n\tthis.gotoAndStop(${bitmap.frame});\n`;
    return `${open}${place}}).prototype = p = new cjs.Sprite();\n\n`;
  }
  const image = `\tthis.initialize(${member('img', bitmap.id)});\n`;
  const bounds = `p.nominalBounds = new cjs.Rectangle(0,0,${bitmap.width},${bitmap.height});\n`;
  return `${open}${image}}).prototype = p = new cjs.Bitmap();\n${bounds}`;
}
