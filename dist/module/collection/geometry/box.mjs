// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function nearSide(box, axis) {
    return axis === 'x' ? box.left : box.top;
}
function farSide(box, axis) {
    return axis === 'x' ? box.right : box.bottom;
}
function middle(box, axis) {
    return (nearSide(box, axis) + farSide(box, axis)) / 2;
}
function extent(box, axis) {
    return farSide(box, axis) - nearSide(box, axis);
}
function center(box) {
    return { x: middle(box, 'x'), y: middle(box, 'y') };
}
function union(boxes) {
    var all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    for (var i = 0; i < boxes.length; i++) {
        all.left = Math.min(all.left, boxes[i].left);
        all.top = Math.min(all.top, boxes[i].top);
        all.right = Math.max(all.right, boxes[i].right);
        all.bottom = Math.max(all.bottom, boxes[i].bottom);
    }
    return all;
}

export { center, extent, farSide, nearSide, union };
