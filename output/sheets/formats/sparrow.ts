import { element } from '../../svg/svg';
import type { SheetData } from '../Sprite';

/** The XML of Sparrow, which Starling and HaxeFlixel read. A turned sprite has the size that it has on the sheet. */
export function sparrow({ image, sprites }: SheetData): string {
  const lines = sprites.map(({ name, x, y, part, source, isRotated, pivot }) => {
    const isTrimmed = part.width !== source.width || part.height !== source.height;
    return `\t${element('SubTexture', {
      name,
      x,
      y,
      width: isRotated ? part.height : part.width,
      height: isRotated ? part.width : part.height,
      rotated: isRotated ? 'true' : undefined,
      frameX: isTrimmed ? -part.x : undefined,
      frameY: isTrimmed ? -part.y : undefined,
      frameWidth: isTrimmed ? source.width : undefined,
      frameHeight: isTrimmed ? source.height : undefined,
      pivotX: pivot.x === 0 ? undefined : pivot.x,
      pivotY: pivot.y === 0 ? undefined : pivot.y,
    })}\n`;
  });
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  return `${head}${element('TextureAtlas', { imagePath: image }, '\n', ...lines)}\n`;
}
