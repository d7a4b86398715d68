// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Puts other elements into the same Array, which callers hold on to. Linear, without a call per length of argument lists. */
function replaceElements(target, elements) {
    for (var i = 0; i < elements.length; i++)
        target[i] = elements[i];
    target.length = elements.length;
}

export { replaceElements };
