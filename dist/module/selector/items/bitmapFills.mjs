// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { readList, read, isObject } from '../../host/read.mjs';

/**
 * The paths of the bitmaps that fill a shape or its strokes; none for elements without outlines.
 * Host members: `contours`, `edges`, `fill`, `stroke`, `shapeFill`, `style`, `bitmapPath`.
 */
function bitmapsOfShape(shape) {
    var paths = [];
    var contours = readList(shape, 'contours');
    for (var i = 0; i < contours.length; i++)
        addBitmap(paths, read(contours[i], 'fill'));
    var edges = readList(shape, 'edges');
    for (var i = 0; i < edges.length; i++) {
        var stroke = read(edges[i], 'stroke');
        if (isObject(stroke))
            addBitmap(paths, read(stroke, 'shapeFill'));
    }
    return paths;
}
function addBitmap(paths, fill) {
    if (!isObject(fill) || read(fill, 'style') !== 'bitmap')
        return;
    var path = read(fill, 'bitmapPath');
    if (typeof path === 'string')
        paths.push(path);
}

export { bitmapsOfShape };
