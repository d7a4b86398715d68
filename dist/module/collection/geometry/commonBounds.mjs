// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { union } from './box.mjs';

function commonBounds(boxes) {
    if (boxes.length === 0)
        return null;
    var _a = union(boxes), left = _a.left, top = _a.top, right = _a.right, bottom = _a.bottom;
    return { left: left, top: top, right: right, bottom: bottom, width: right - left, height: bottom - top };
}

export { commonBounds };
