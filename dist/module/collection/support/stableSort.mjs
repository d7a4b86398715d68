// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function merge(source, target, from, middle, end, compare) {
    var left = from;
    var right = middle;
    for (var at = from; at < end; at++) {
        var takesRight = left >= middle || (right < end && compare(source[left], source[right]) > 0);
        target[at] = takesRight ? source[right++] : source[left++];
    }
}
function stableSort(list, compare) {
    var source = list.slice();
    var target = list.slice();
    for (var width = 1; width < list.length; width *= 2) {
        for (var from = 0; from < list.length; from += 2 * width) {
            var middle = Math.min(from + width, list.length);
            merge(source, target, from, middle, Math.min(from + 2 * width, list.length), compare);
        }
        var merged = target;
        target = source;
        source = merged;
    }
    return source;
}

export { stableSort };
