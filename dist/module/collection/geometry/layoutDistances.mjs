// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { extent } from './box.mjs';

function largest(boxes, axis) {
    var size = 0;
    for (var i = 0; i < boxes.length; i++)
        size = Math.max(size, extent(boxes[i], axis));
    return size;
}
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
