// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isShapeType } from '../../../host/shapes.mjs';

function isShape(element) {
    return isShapeType(element.elementType);
}

export { isShape };
