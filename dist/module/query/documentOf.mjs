// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isCollection } from '../collection/gather.mjs';

/** The document that a source belongs to, when it says so: only collections do. */
function documentOf(source) {
    if (!isCollection(source))
        return null;
    return source.dom || null;
}

export { documentOf };
