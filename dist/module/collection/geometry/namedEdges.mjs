// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var EDGES = {
    'left:': { axis: 'x', fraction: 0 },
    'horizontal:': { axis: 'x', fraction: 0.5 },
    'right:': { axis: 'x', fraction: 1 },
    'top:': { axis: 'y', fraction: 0 },
    'vertical:': { axis: 'y', fraction: 0.5 },
    'bottom:': { axis: 'y', fraction: 1 },
};
function edgeNamed(word) {
    return EDGES[word + ':'] || null;
}
function edgesNamed(words) {
    var edges = [];
    for (var i = 0; i < words.length; i++) {
        var edge = edgeNamed(words[i]);
        if (!edge || i > 1 || (i === 1 && edges[0].axis === edge.axis))
            return null;
        edges.push(edge);
    }
    return edges.length > 0 ? edges : null;
}

export { edgesNamed };
