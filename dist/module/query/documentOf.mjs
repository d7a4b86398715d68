// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isCollection } from '../collection/support/gather.mjs';

function documentOf(source) {
    if (!isCollection(source))
        return null;
    return source.dom || null;
}

export { documentOf };
