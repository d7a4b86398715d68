import type { SheetData } from '../Sprite';

/**
 * The data that TexturePacker Importer of CodeAndWeb reads in Unity (`.tpsheet`, format 40300): a line for each sprite,
 * counted from the lower left corner, with its pivot as a share of it. Source: the importer's `SpritesheetCollection`.
 */
export function unity({ image, width, height, sprites }: SheetData): string {
  const head = [
    ':format=40300',
    `:texture=${image}`,
    `:size=${width}x${height}`,
    ':pivotpoints=enabled',
    ':borders=disabled',
    ':alphahandling=KeepTransparentPixels',
    '',
  ];
  const rows = sprites.map(({ name, x, y, part, pivot }) => {
    const anchor = [(pivot.x - part.x) / part.width, 1 - (pivot.y - part.y) / part.height].map(share);
    const box = [x, height - y - part.height, part.width, part.height];
    return [escaped(name), ...box, ...anchor, 0, 0, 0, 0].join(';');
  });
  return [...head, ...rows, ''].join('\n');
}

function share(value: number): number {
  return Number(value.toFixed(5));
}

/** The signs that mean something in the file, as the importer reads them; it has none for the ends of lines. */
function escaped(name: string): string {
  return name
    .replace(/[\r\n]+/g, ' ')
    .replace(/[%#:;]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
