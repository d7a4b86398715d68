import { isObject, read, readList } from '../../../host/read';

/**
 * The paths of the bitmaps that fill a shape or its strokes; none for elements without outlines.
 * Host members: `contours`, `edges`, `fill`, `stroke`, `shapeFill`, `style`, `bitmapPath`.
 */
export function bitmapsOfShape(shape: object): string[] {
  const paths: string[] = [];
  const contours = readList(shape, 'contours');
  for (let i = 0; i < contours.length; i++) addBitmap(paths, read(contours[i], 'fill'));
  const edges = readList(shape, 'edges');
  for (let i = 0; i < edges.length; i++) {
    const stroke = read(edges[i], 'stroke');
    if (isObject(stroke)) addBitmap(paths, read(stroke, 'shapeFill'));
  }
  return paths;
}

function addBitmap(paths: string[], fill: unknown): void {
  if (!isObject(fill) || read(fill, 'style') !== 'bitmap') return;
  const path = read(fill, 'bitmapPath');
  if (typeof path === 'string') paths.push(path);
}
