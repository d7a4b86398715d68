// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function concat(outer, inner) {
    return {
        a: outer.a * inner.a + outer.c * inner.b,
        b: outer.b * inner.a + outer.d * inner.b,
        c: outer.a * inner.c + outer.c * inner.d,
        d: outer.b * inner.c + outer.d * inner.d,
        tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
        ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty,
    };
}
function transformPoint(transform, point) {
    return {
        x: transform.a * point.x + transform.c * point.y + transform.tx,
        y: transform.b * point.x + transform.d * point.y + transform.ty,
    };
}
function inverseDistance(transform, distance) {
    var determinant = transform.a * transform.d - transform.b * transform.c;
    if (determinant === 0)
        return null;
    return {
        x: (transform.d * distance.x - transform.c * distance.y) / determinant,
        y: (transform.a * distance.y - transform.b * distance.x) / determinant,
    };
}
function about(pivot, a, b, c, d) {
    return { a: a, b: b, c: c, d: d, tx: pivot.x - a * pivot.x - c * pivot.y, ty: pivot.y - b * pivot.x - d * pivot.y };
}
function rotationAbout(pivot, angle) {
    var radians = (angle * Math.PI) / 180;
    var cos = Math.cos(radians);
    var sin = Math.sin(radians);
    return about(pivot, cos, sin, -sin, cos);
}
function scalingAbout(pivot, xScale, yScale) {
    return about(pivot, xScale, 0, 0, yScale);
}

export { concat, inverseDistance, rotationAbout, scalingAbout, transformPoint };
