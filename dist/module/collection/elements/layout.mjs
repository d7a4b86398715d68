// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { extent } from './box.mjs';

function largest(boxes, axis) {
    var size = 0;
    for (var i = 0; i < boxes.length; i++)
        size = Math.max(size, extent(boxes[i], axis));
    return size;
}
/**
 * How far each box has to move to stand in a grid: row by row, each in the top-left corner of a cell as large as the
 * largest box, the first where it is.
 */
function layoutDistances(boxes, columns, gapX, gapY) {
    var stepX = largest(boxes, 'x') + gapX;
    var stepY = largest(boxes, 'y') + gapY;
    var distances = [];
    for (var i = 0; i < boxes.length; i++) {
        distances.push({
            x: boxes[0].left + (i % columns) * stepX - boxes[i].left,
            y: boxes[0].top + Math.floor(i / columns) * stepY - boxes[i].top,
        });
    }
    return distances;
}

export { layoutDistances };
