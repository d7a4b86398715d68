// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
const host_errors = require('./errors.js');

const SAMPLE = 0.48713;
function line(x0, y0, x1, y1) {
    return {
        x0,
        y0,
        cx: (x0 + x1) / 2,
        cy: (y0 + y1) / 2,
        x1,
        y1,
        isLine: true
    };
}
function quadratic(x0, y0, cx, cy, x1, y1) {
    return {
        x0,
        y0,
        cx,
        cy,
        x1,
        y1,
        isLine: false
    };
}
function pointOn({ x0, y0, cx, cy, x1, y1, isLine }, t) {
    if (isLine) return {
        x: x0 + (x1 - x0) * t,
        y: y0 + (y1 - y0) * t
    };
    const s = 1 - t;
    return {
        x: s * s * x0 + 2 * s * t * cx + t * t * x1,
        y: s * s * y0 + 2 * s * t * cy + t * t * y1
    };
}
function tangentOf({ x0, y0, cx, cy, x1, y1, isLine }, t) {
    if (isLine) return {
        x: x1 - x0,
        y: y1 - y0
    };
    const s = 1 - t;
    return {
        x: 2 * (s * (cx - x0) + t * (x1 - cx)),
        y: 2 * (s * (cy - y0) + t * (y1 - cy))
    };
}
function partOf(curve, from, to, start, end) {
    if (curve.isLine) return line(start.x, start.y, end.x, end.y);
    const { x0, y0, cx, cy, x1, y1 } = curve;
    const s = 1 - from;
    const u = 1 - to;
    const mix = (p, c, q)=>s * u * p + (s * to + u * from) * c + from * to * q;
    return quadratic(start.x, start.y, mix(x0, cx, x1), mix(y0, cy, y1), end.x, end.y);
}
function reversed({ x0, y0, cx, cy, x1, y1, isLine }) {
    return {
        x0: x1,
        y0: y1,
        cx,
        cy,
        x1: x0,
        y1: y0,
        isLine
    };
}
function movedBy({ x0, y0, cx, cy, x1, y1, isLine }, by) {
    return {
        x0: x0 + by,
        y0: y0 + by,
        cx: cx + by,
        cy: cy + by,
        x1: x1 + by,
        y1: y1 + by,
        isLine
    };
}
function hullBox({ x0, y0, cx, cy, x1, y1 }) {
    return {
        left: Math.min(x0, cx, x1),
        top: Math.min(y0, cy, y1),
        right: Math.max(x0, cx, x1),
        bottom: Math.max(y0, cy, y1)
    };
}
function areApart(one, other, distance) {
    return one.left > other.right + distance || other.left > one.right + distance || one.top > other.bottom + distance || other.top > one.bottom + distance;
}
function nearestOn(curve, { x, y }) {
    if (curve.isLine) {
        const dx = curve.x1 - curve.x0;
        const dy = curve.y1 - curve.y0;
        const squared = dx * dx + dy * dy;
        return squared === 0 ? 0 : clamp(((x - curve.x0) * dx + (y - curve.y0) * dy) / squared);
    }
    let best = 0;
    let least = Infinity;
    const STEPS = 8;
    for(let i = 0; i <= STEPS; i++){
        const parameter = descend(curve, x, y, i / STEPS);
        const at = pointOn(curve, parameter);
        const distance = Math.hypot(at.x - x, at.y - y);
        if (distance < least) {
            least = distance;
            best = parameter;
        }
    }
    return best;
}
function descend(curve, x, y, start) {
    const ax = 2 * (curve.x0 - 2 * curve.cx + curve.x1);
    const ay = 2 * (curve.y0 - 2 * curve.cy + curve.y1);
    let t = start;
    for(let i = 0; i < 6; i++){
        const at = pointOn(curve, t);
        const d = tangentOf(curve, t);
        const slope = d.x * d.x + d.y * d.y + (at.x - x) * ax + (at.y - y) * ay;
        if (slope <= 0) break;
        const next = clamp(t - ((at.x - x) * d.x + (at.y - y) * d.y) / slope);
        if (Math.abs(next - t) < 1e-12) return next;
        t = next;
    }
    return t;
}
function clamp(t) {
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

const TOLERANCE$1 = 0.02;
const ARC_STEP = Math.PI / 4;
class PathPen {
    constructor(matrix){
        this.matrix = matrix;
        this.subpaths = [];
        this.at = {
            x: 0,
            y: 0
        };
        this.start = {
            x: 0,
            y: 0
        };
    }
    get place() {
        return this.at;
    }
    moveTo(x, y) {
        this.at = {
            x,
            y
        };
        this.start = this.at;
        this.subpaths.push({
            curves: [],
            isClosed: false
        });
    }
    lineTo(x, y) {
        const [from, to] = [
            this.at,
            {
                x,
                y
            }
        ].map((point)=>host_headless.apply(this.matrix, point));
        if (from.x !== to.x || from.y !== to.y) this.add(line(from.x, from.y, to.x, to.y));
        this.at = {
            x,
            y
        };
    }
    quadraticTo(cx, cy, x, y) {
        const [from, control, to] = [
            this.at,
            {
                x: cx,
                y: cy
            },
            {
                x,
                y
            }
        ].map((point)=>host_headless.apply(this.matrix, point));
        this.add(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
        this.at = {
            x,
            y
        };
    }
    cubicTo(x1, y1, x2, y2, x, y) {
        const points = [
            this.at,
            {
                x: x1,
                y: y1
            },
            {
                x: x2,
                y: y2
            },
            {
                x,
                y
            }
        ].map((point)=>host_headless.apply(this.matrix, point));
        for (const curve of quadratics(points))this.add(curve);
        this.at = {
            x,
            y
        };
    }
    arcTo(rx, ry, turn, isLarge, isClockwise, x, y) {
        const from = this.at;
        if (rx === 0 || ry === 0 || from.x === x && from.y === y) {
            this.lineTo(x, y);
            return;
        }
        const angle = turn * Math.PI / 180;
        const [cosine, sine] = [
            Math.cos(angle),
            Math.sin(angle)
        ];
        const dx = (from.x - x) / 2;
        const dy = (from.y - y) / 2;
        const px = cosine * dx + sine * dy;
        const py = cosine * dy - sine * dx;
        const grown = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
        const [a, b] = [
            Math.abs(rx) * grown,
            Math.abs(ry) * grown
        ];
        const rest = Math.max(0, (a * a * b * b - a * a * py * py - b * b * px * px) / (a * a * py * py + b * b * px * px));
        const reach = Math.sqrt(rest) * (isLarge === isClockwise ? -1 : 1);
        const qx = reach * a * py / b;
        const qy = -reach * b * px / a;
        const center = {
            x: cosine * qx - sine * qy + (from.x + x) / 2,
            y: sine * qx + cosine * qy + (from.y + y) / 2
        };
        const first = Math.atan2((py - qy) / b, (px - qx) / a);
        let sweep = Math.atan2((-py - qy) / b, (-px - qx) / a) - first;
        if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
        if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
        const count = Math.ceil(Math.abs(sweep) / ARC_STEP);
        const onEllipse = (at, far)=>{
            const [ex, ey] = [
                a * far * Math.cos(at),
                b * far * Math.sin(at)
            ];
            return {
                x: center.x + cosine * ex - sine * ey,
                y: center.y + sine * ex + cosine * ey
            };
        };
        for(let i = 0; i < count; i++){
            const middle = first + sweep * (i + 0.5) / count;
            const control = onEllipse(middle, 1 / Math.cos(sweep / count / 2));
            const end = i === count - 1 ? {
                x,
                y
            } : onEllipse(first + sweep * (i + 1) / count, 1);
            this.quadraticTo(control.x, control.y, end.x, end.y);
        }
    }
    close() {
        this.lineTo(this.start.x, this.start.y);
        const last = this.subpaths.at(-1);
        if (last) last.isClosed = true;
    }
    add(curve) {
        const last = this.subpaths.at(-1);
        if (last && !last.isClosed) last.curves.push(curve);
        else this.subpaths.push({
            curves: [
                curve
            ],
            isClosed: false
        });
    }
}
function quadratics([p0, p1, p2, p3]) {
    const bend = Math.hypot(p3.x - 3 * p2.x + 3 * p1.x - p0.x, p3.y - 3 * p2.y + 3 * p1.y - p0.y);
    const count = Math.max(1, Math.ceil(Math.cbrt(bend * Math.sqrt(3) / 36 / TOLERANCE$1)));
    const at = (t)=>{
        const s = 1 - t;
        const mix = (a, b, c, d)=>s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
        return {
            x: mix(p0.x, p1.x, p2.x, p3.x),
            y: mix(p0.y, p1.y, p2.y, p3.y)
        };
    };
    const curves = [];
    for(let i = 0; i < count; i++){
        const from = i === 0 ? p0 : at(i / count);
        const to = i === count - 1 ? p3 : at((i + 1) / count);
        const middle = at((i + 0.5) / count);
        const control = {
            x: 2 * middle.x - (from.x + to.x) / 2,
            y: 2 * middle.y - (from.y + to.y) / 2
        };
        curves.push(quadratic(from.x, from.y, control.x, control.y, to.x, to.y));
    }
    return curves;
}
function closedCurves(subpaths) {
    return subpaths.flatMap(({ curves })=>{
        if (curves.length === 0) return [];
        const { x1, y1 } = curves[curves.length - 1];
        const { x0, y0 } = curves[0];
        return x1 === x0 && y1 === y0 ? curves : [
            ...curves,
            line(x1, y1, x0, y0)
        ];
    });
}

function planarEdges(styled) {
    const edges = [];
    for (const { fillStyle0, fillStyle1, strokeStyle, segments } of styled){
        const { points, lines } = segments;
        for(let i = 0, at = 0; i < segments.count; i++, at += host_shown().STRIDE){
            edges.push({
                curve: {
                    x0: points[at],
                    y0: points[at + 1],
                    cx: points[at + 2],
                    cy: points[at + 3],
                    x1: points[at + 4],
                    y1: points[at + 5],
                    isLine: lines[i] === 1
                },
                fill0: fillStyle0,
                fill1: fillStyle1,
                stroke: strokeStyle
            });
        }
    }
    return edges;
}

const TURN = Math.PI / 8;
const SMOOTH$1 = 0.001;
function strokeOutline(run, isClosed, pen) {
    const drawn = run.filter(({ x0, y0, cx, cy, x1, y1 })=>x0 !== x1 || y0 !== y1 || cx !== x0 || cy !== y0);
    const parts = pen.dashes ? dashed(drawn, pen.dashes) : [
        drawn
    ];
    return parts.flatMap((part)=>outlineOf(part, isClosed && !pen.dashes, pen));
}
function outlineOf(run, isClosed, pen) {
    const half = pen.width / 2;
    const pieces = run.flatMap((curve)=>straighten(curve, half));
    if (pieces.length === 0) return [];
    const last = pieces[pieces.length - 1];
    const joins = pieces.map((piece, i)=>{
        const before = i > 0 ? pieces[i - 1] : isClosed ? last : undefined;
        return before ? join(before, piece, pen) : [];
    });
    const caps = isClosed ? [] : [
        cap(reversed(pieces[0]), pen),
        cap(last, pen)
    ];
    return [
        ...pieces.map((piece)=>strip(piece, half)),
        ...joins,
        ...caps
    ].flat();
}
function straighten(curve, half) {
    if (curve.isLine) return [
        curve
    ];
    const start = tangentOf(curve, 0);
    const end = tangentOf(curve, 1);
    const turn = Math.abs(angleBetween(start, end));
    const count = Math.max(1, Math.ceil(turn / TURN));
    const isTight = tightestRadius(curve) < 1.2 * half;
    const parts = isTight ? 2 * count : count;
    const points = Array.from({
        length: parts + 1
    }, (_, i)=>pointOn(curve, i / parts));
    return Array.from({
        length: parts
    }, (_, i)=>{
        const [from, to] = [
            points[i],
            points[i + 1]
        ];
        if (isTight) return line(from.x, from.y, to.x, to.y);
        return partOf(curve, i / parts, (i + 1) / parts, from, to);
    });
}
function tightestRadius(curve) {
    const ax = curve.x0 - 2 * curve.cx + curve.x1;
    const ay = curve.y0 - 2 * curve.cy + curve.y1;
    let least = Infinity;
    for(let i = 0; i <= 16; i++){
        const { x, y } = tangentOf(curve, i / 16);
        const turn = Math.abs(2 * (x * ay - y * ax));
        const speed = Math.hypot(x, y);
        if (turn > 0) least = Math.min(least, speed * speed * speed / turn);
    }
    return least;
}
function strip(piece, half) {
    const right = offset(piece, half);
    const left = reversed(offset(piece, -half));
    return clockwise([
        left,
        line(left.x1, left.y1, right.x0, right.y0),
        right,
        line(right.x1, right.y1, left.x0, left.y0)
    ]);
}
function offset(curve, distance) {
    const from = normal(tangentOf(curve, 0));
    const to = normal(tangentOf(curve, 1));
    const x0 = curve.x0 + from.x * distance;
    const y0 = curve.y0 + from.y * distance;
    const x1 = curve.x1 + to.x * distance;
    const y1 = curve.y1 + to.y * distance;
    if (curve.isLine) return line(x0, y0, x1, y1);
    const reach = distance / (1 + from.x * to.x + from.y * to.y);
    return quadratic(x0, y0, curve.cx + (from.x + to.x) * reach, curve.cy + (from.y + to.y) * reach, x1, y1);
}
function normal({ x, y }) {
    const length = Math.hypot(x, y);
    return length === 0 ? {
        x: 0,
        y: 0
    } : {
        x: -y / length,
        y: x / length
    };
}
function join(before, after, pen) {
    const arriving = tangentOf(before, 1);
    const leaving = tangentOf(after, 0);
    const turn = angleBetween(arriving, leaving);
    if (Math.abs(turn) < SMOOTH$1) return [];
    const corner = {
        x: after.x0,
        y: after.y0
    };
    const half = pen.width / 2;
    const isBend = Math.abs(turn) < TURN;
    if (pen.join === 'round' && !isBend) return circle(corner, half);
    const side = turn > 0 ? -half : half;
    const [from, to] = [
        normal(arriving),
        normal(leaving)
    ];
    const first = {
        x: corner.x + from.x * side,
        y: corner.y + from.y * side
    };
    const second = {
        x: corner.x + to.x * side,
        y: corner.y + to.y * side
    };
    const cosine = Math.cos(turn / 2);
    const isPointed = (isBend || pen.join === 'miter') && Math.abs(cosine) > 1e-6 && (isBend || 1 / cosine <= pen.miterLimit);
    if (!isPointed) return polygon([
        corner,
        first,
        second
    ]);
    const reach = side / (1 + from.x * to.x + from.y * to.y);
    const tip = {
        x: corner.x + (from.x + to.x) * reach,
        y: corner.y + (from.y + to.y) * reach
    };
    return polygon([
        corner,
        first,
        tip,
        second
    ]);
}
function cap(piece, pen) {
    if (pen.cap === 'none') return [];
    const half = pen.width / 2;
    const end = {
        x: piece.x1,
        y: piece.y1
    };
    if (pen.cap === 'round') return circle(end, half);
    const across = normal(tangentOf(piece, 1));
    const at = (along, beside)=>({
            x: end.x + (across.y * along + across.x * beside) * half,
            y: end.y + (-across.x * along + across.y * beside) * half
        });
    return polygon([
        at(0, -1),
        at(1, -1),
        at(1, 1),
        at(0, 1)
    ]);
}
function circle({ x, y }, radius) {
    const step = Math.PI / 4;
    const reach = radius / Math.cos(step / 2);
    return Array.from({
        length: 8
    }, (_, i)=>{
        const from = i * step;
        const to = (i + 1) % 8 * step;
        const middle = from + step / 2;
        return quadratic(x + radius * Math.cos(from), y + radius * Math.sin(from), x + reach * Math.cos(middle), y + reach * Math.sin(middle), x + radius * Math.cos(to), y + radius * Math.sin(to));
    });
}
function polygon(points) {
    return clockwise(points.map((point, i)=>{
        const next = points[(i + 1) % points.length];
        return line(point.x, point.y, next.x, next.y);
    }));
}
function clockwise(outline) {
    let area = 0;
    for (const { x0, y0, cx, cy, x1, y1 } of outline)area += x0 * cy - cx * y0 + cx * y1 - x1 * cy;
    return area >= 0 ? [
        ...outline
    ] : outline.map(reversed).reverse();
}
function angleBetween(one, other) {
    return Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y);
}
const PIECES = 32;
function dashed(run, [dash, gap]) {
    const DOT = 0.001;
    const long = Math.max(dash, DOT);
    if (gap <= 0) return [
        [
            ...run
        ]
    ];
    const dashes = [];
    let isDash = true;
    let left = long;
    let current = [];
    for (const curve of run){
        const measure = lengthsOf(curve);
        const total = measure[PIECES];
        let from = 0;
        let done = 0;
        while(total - done > left){
            done += left;
            const to = parameterAt$1(measure, done);
            if (isDash) dashes.push([
                ...current,
                partOf(curve, from, to, pointOn(curve, from), pointOn(curve, to))
            ]);
            current = [];
            from = to;
            isDash = !isDash;
            left = isDash ? long : gap;
        }
        left -= total - done;
        if (isDash && from < 1) current.push(partOf(curve, from, 1, pointOn(curve, from), pointOn(curve, 1)));
    }
    if (current.length > 0) dashes.push(current);
    return dashes;
}
function lengthOf(curve) {
    return lengthsOf(curve)[PIECES];
}
function lengthsOf(curve) {
    const lengths = [
        0
    ];
    let before = pointOn(curve, 0);
    for(let i = 1; i <= PIECES; i++){
        const at = pointOn(curve, i / PIECES);
        lengths.push(lengths[i - 1] + Math.hypot(at.x - before.x, at.y - before.y));
        before = at;
    }
    return lengths;
}
function parameterAt$1(lengths, length) {
    const i = Math.max(1, lengths.findIndex((reached)=>reached >= length));
    const share = (length - lengths[i - 1]) / (lengths[i] - lengths[i - 1]);
    return (i - 1 + share) / PIECES;
}

const FLAT = 0.002;
const MAX_DEPTH = 20;
function meetings(one, other, tolerance) {
    if (areApart(hullBox(one), hullBox(other), tolerance)) return [];
    const results = [];
    for (const end of [
        0,
        1
    ]){
        const onOther = near(other, one, end, tolerance);
        if (onOther !== undefined) results.push({
            one: end,
            other: onOther
        });
        const onOne = near(one, other, end, tolerance);
        if (onOne !== undefined) results.push({
            one: onOne,
            other: end
        });
    }
    if (areOneCurve(one, other, tolerance)) return results;
    if (one.isLine && other.isLine) crossLines(one, other, results);
    else cross({
        curve: one,
        from: 0,
        to: 1,
        depth: 0
    }, {
        curve: other,
        from: 0,
        to: 1,
        depth: 0
    }, results);
    return results;
}
function near(curve, of, end, tolerance) {
    const point = pointOn(of, end);
    const t = nearestOn(curve, point);
    const at = pointOn(curve, t);
    return Math.hypot(at.x - point.x, at.y - point.y) <= tolerance ? t : undefined;
}
function areOneCurve(one, other, tolerance) {
    const isNear = (x, y)=>Math.abs(x) <= tolerance && Math.abs(y) <= tolerance;
    if (!isNear(one.cx - other.cx, one.cy - other.cy)) return false;
    return isNear(one.x0 - other.x0, one.y0 - other.y0) && isNear(one.x1 - other.x1, one.y1 - other.y1) || isNear(one.x0 - other.x1, one.y0 - other.y1) && isNear(one.x1 - other.x0, one.y1 - other.y0);
}
function crossLines(one, other, results) {
    const [t, u] = crossing(one.x0, one.y0, one.x1, one.y1, other.x0, other.y0, other.x1, other.y1);
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) results.push({
        one: t,
        other: u
    });
}
function crossing(ax, ay, bx, by, px, py, qx, qy) {
    const dx = bx - ax;
    const dy = by - ay;
    const ex = qx - px;
    const ey = qy - py;
    const turn = dx * ey - dy * ex;
    if (Math.abs(turn) < 1e-14) return [
        NaN,
        NaN
    ];
    return [
        ((px - ax) * ey - (py - ay) * ex) / turn,
        ((px - ax) * dy - (py - ay) * dx) / turn
    ];
}
function cross(one, other, results) {
    if (areApart(hullBox(one.curve), hullBox(other.curve), 0)) return;
    const oneBend = one.depth < MAX_DEPTH ? bendOf(one.curve) : 0;
    const otherBend = other.depth < MAX_DEPTH ? bendOf(other.curve) : 0;
    if (oneBend <= FLAT && otherBend <= FLAT) {
        crossFlat(one, other, results);
    } else if (oneBend >= otherBend) {
        for (const half of halves(one))cross(half, other, results);
    } else {
        for (const half of halves(other))cross(one, half, results);
    }
}
function crossFlat(one, other, results) {
    const a = one.curve;
    const b = other.curve;
    const [t, u] = crossing(a.x0, a.y0, a.x1, a.y1, b.x0, b.y0, b.x1, b.y1);
    const SLACK = 1e-6;
    if (!(t >= -SLACK && t <= 1 + SLACK && u >= -SLACK && u <= 1 + SLACK)) return;
    results.push({
        one: one.from + (one.to - one.from) * t,
        other: other.from + (other.to - other.from) * u
    });
}
function bendOf({ x0, y0, cx, cy, x1, y1, isLine }) {
    return isLine ? 0 : Math.max(Math.abs(cx - (x0 + x1) / 2), Math.abs(cy - (y0 + y1) / 2));
}
function halves({ curve, from, to, depth }) {
    const { x0, y0, cx, cy, x1, y1, isLine } = curve;
    const lx = (x0 + cx) / 2;
    const ly = (y0 + cy) / 2;
    const rx = (cx + x1) / 2;
    const ry = (cy + y1) / 2;
    const mx = (lx + rx) / 2;
    const my = (ly + ry) / 2;
    const middle = (from + to) / 2;
    return [
        {
            curve: {
                x0,
                y0,
                cx: lx,
                cy: ly,
                x1: mx,
                y1: my,
                isLine
            },
            from,
            to: middle,
            depth: depth + 1
        },
        {
            curve: {
                x0: mx,
                y0: my,
                cx: rx,
                cy: ry,
                x1,
                y1,
                isLine
            },
            from: middle,
            to,
            depth: depth + 1
        }
    ];
}
function refine(one, other, guess) {
    let { one: t, other: u } = guess;
    for(let i = 0; i < 8; i++){
        const p = pointOn(one, t);
        const q = pointOn(other, u);
        const d = tangentOf(one, t);
        const e = tangentOf(other, u);
        const turn = d.x * e.y - d.y * e.x;
        if (Math.abs(turn) < 1e-9) return guess;
        const x = q.x - p.x;
        const y = q.y - p.y;
        t += (x * e.y - y * e.x) / turn;
        u += (x * d.y - y * d.x) / turn;
        if (Math.abs(x) + Math.abs(y) < 1e-10) break;
    }
    const isNear = Math.abs(t - guess.one) < 0.05 && Math.abs(u - guess.other) < 0.05;
    return isNear && t >= 0 && t <= 1 && u >= 0 && u <= 1 ? {
        one: t,
        other: u
    } : guess;
}

class VertexSnap {
    constructor(tolerance){
        this.tolerance = tolerance;
        this.cells = new Map();
    }
    keep(x, y) {
        const cell = this.cell(this.column(x), this.column(y));
        return cell.find((vertex)=>vertex.x === x && vertex.y === y) ?? add(cell, x, y);
    }
    at(x, y) {
        const column = this.column(x);
        const row = this.column(y);
        let nearest;
        let least = this.tolerance;
        for(let i = column - 1; i <= column + 1; i++){
            for(let j = row - 1; j <= row + 1; j++){
                for (const vertex of this.cells.get(keyOf(i, j)) ?? []){
                    const distance = Math.hypot(vertex.x - x, vertex.y - y);
                    if (distance > least) continue;
                    least = distance;
                    nearest = vertex;
                }
            }
        }
        return nearest ?? this.keep(onGrid(x), onGrid(y));
    }
    column(value) {
        return Math.floor(value / this.tolerance);
    }
    cell(column, row) {
        const key = keyOf(column, row);
        const cell = this.cells.get(key) ?? [];
        this.cells.set(key, cell);
        return cell;
    }
}
function keyOf(column, row) {
    return (column & 0xfffff) * 0x100000 + (row & 0xfffff);
}
function add(cell, x, y) {
    const vertex = {
        x,
        y
    };
    cell.push(vertex);
    return vertex;
}
function onGrid(value) {
    return Math.round(value * host_shown().STEPS_PER_PIXEL) / host_shown().STEPS_PER_PIXEL;
}

const TOLERANCE = 0.01;
class CurveSplit {
    constructor(curves, fixed, isCrossingItself){
        this.curves = curves;
        this.fixed = fixed;
        this.snap = new VertexSnap(TOLERANCE);
        this.cutCount = 0;
        this.boxes = curves.map(hullBox);
        this.cuts = curves.map((curve, i)=>{
            const end = (x, y)=>i < fixed ? this.snap.keep(x, y) : this.snap.at(x, y);
            return [
                {
                    t: 0,
                    vertex: end(curve.x0, curve.y0)
                },
                {
                    t: 1,
                    vertex: end(curve.x1, curve.y1)
                }
            ];
        });
        this.sweep(isCrossingItself);
    }
    piecesOf(source) {
        const curve = this.curves[source];
        const cuts = this.cuts[source];
        const [first, last] = cuts;
        const between = cuts.slice(2).sort((one, other)=>one.t - other.t);
        const pieces = [];
        let start = first;
        for (const end of [
            ...between,
            last
        ]){
            if (end.vertex === start.vertex && isShort(curve, start.t, end.t)) continue;
            const isWhole = start === first && end === last && isAtEnds(curve, start.vertex, end.vertex);
            const part = isWhole ? curve : partOf(curve, start.t, end.t, start.vertex, end.vertex);
            pieces.push({
                curve: part,
                start: start.vertex,
                end: end.vertex,
                source,
                from: start.t,
                to: end.t
            });
            start = end;
        }
        return pieces;
    }
    sweep(isCrossingItself) {
        const order = this.boxes.map((_, i)=>i).sort((one, other)=>this.boxes[one].left - this.boxes[other].left);
        let fixed = [];
        let free = [];
        const reaches = (i, left)=>this.boxes[i].right + TOLERANCE >= left;
        for (const i of order){
            const { left } = this.boxes[i];
            free = free.filter((other)=>reaches(other, left));
            fixed = fixed.filter((other)=>reaches(other, left));
            if (i < this.fixed) {
                for (const other of free)this.meet(other, i);
                fixed.push(i);
                continue;
            }
            for (const other of fixed)this.meet(i, other);
            if (isCrossingItself) for (const other of free)this.meet(i, other);
            free.push(i);
        }
    }
    meet(i, k) {
        if (areApart(this.boxes[i], this.boxes[k], TOLERANCE)) return;
        const curve = this.curves[i];
        const other = this.curves[k];
        for (const meeting of meetings(curve, other, TOLERANCE)){
            const vertex = this.vertexOf(i, k, meeting);
            this.cut(i, meeting.one, vertex);
            this.cut(k, meeting.other, vertex);
        }
    }
    vertexOf(i, k, meeting) {
        for (const [curve, t] of [
            [
                k,
                meeting.other
            ],
            [
                i,
                meeting.one
            ]
        ]){
            if (t === 0) return this.cuts[curve][0].vertex;
            if (t === 1) return this.cuts[curve][1].vertex;
        }
        const exact = refine(this.curves[i], this.curves[k], meeting);
        const { x, y } = pointOn(this.curves[k], exact.other);
        return this.snap.at(x, y);
    }
    cut(i, guess, vertex) {
        const cuts = this.cuts[i];
        if (cuts[0].vertex === vertex || cuts[1].vertex === vertex) return;
        const t = guess > 0 && guess < 1 ? nearestOn(this.curves[i], vertex) : guess;
        if (t <= 0 || t >= 1 || cuts.some((cut)=>cut.vertex === vertex && Math.abs(cut.t - t) < 0.01)) return;
        cuts.push({
            t,
            vertex
        });
        host_errors.checkCount('A shape', ++this.cutCount, host_errors.MAX_CUTS, 'cuts');
    }
}
function isAtEnds({ x0, y0, x1, y1 }, start, end) {
    return x0 === start.x && y0 === start.y && x1 === end.x && y1 === end.y;
}
function isShort(curve, from, to) {
    const start = pointOn(curve, from);
    const middle = pointOn(curve, (from + to) / 2);
    return Math.hypot(middle.x - start.x, middle.y - start.y) <= 2 * TOLERANCE;
}

function bundlePieces(pieces) {
    const bundles = [];
    const ends = new Map();
    for (const piece of pieces.flat()){
        const candidates = [
            ...ends.get(piece.start)?.get(piece.end) ?? [],
            ...piece.start === piece.end ? [] : ends.get(piece.end)?.get(piece.start) ?? []
        ];
        const bundle = candidates.find(([first])=>areTogether(first.piece.curve, piece.curve));
        if (bundle) {
            bundle.push({
                piece,
                isReversed: bundle[0].piece.start !== piece.start
            });
            continue;
        }
        const made = [
            {
                piece,
                isReversed: false
            }
        ];
        bundles.push(made);
        const from = ends.get(piece.start) ?? new Map();
        ends.set(piece.start, from);
        const list = from.get(piece.end) ?? [];
        from.set(piece.end, list);
        list.push(made);
    }
    return bundles;
}
function areTogether(one, other) {
    if (one.isLine && other.isLine) return true;
    return [
        0.25,
        0.5,
        0.75
    ].every((t)=>{
        const point = pointOn(one, t);
        const at = pointOn(other, nearestOn(other, point));
        return Math.hypot(at.x - point.x, at.y - point.y) <= 2 * TOLERANCE;
    });
}

function rayAcross(curve, t) {
    const { x, y } = tangentOf(curve, t);
    return Math.abs(x) > Math.abs(y) ? 'up' : 'left';
}
function isRightBehind(curve, t, ray) {
    const { x, y } = tangentOf(curve, t);
    return ray === 'left' ? y < 0 : x > 0;
}
function crossRay(curve, from, ray) {
    const isLeft = ray === 'left';
    const level = isLeft ? from.y : from.x;
    const p0 = isLeft ? curve.y0 : curve.x0;
    const p1 = isLeft ? curve.y1 : curve.x1;
    const c = isLeft ? curve.cy : curve.cx;
    if (level < Math.min(p0, p1, c) || level > Math.max(p0, p1, c)) return [];
    const origin = isLeft ? from.x : from.y;
    const crossings = [];
    const check = (start, end, t0, t1)=>{
        const rises = start <= level && level < end;
        const falls = end <= level && level < start;
        if (!rises && !falls) return;
        const at = pointOn(curve, parameterAt(curve.isLine, p0, c, p1, level, t0, t1));
        const distance = origin - (isLeft ? at.x : at.y);
        if (distance > 0) crossings.push({
            distance,
            isOnRight: isLeft ? falls : rises
        });
    };
    const bend = p0 - 2 * c + p1;
    const turn = curve.isLine || bend === 0 ? -1 : (p0 - c) / bend;
    if (turn > 0 && turn < 1) {
        const value = p0 - (p0 - c) * (p0 - c) / bend;
        check(p0, value, 0, turn);
        check(value, p1, turn, 1);
    } else {
        check(p0, p1, 0, 1);
    }
    return crossings;
}
function parameterAt(isLine, p0, c, p1, value, low, high) {
    if (isLine) return (value - p0) / (p1 - p0);
    const a = p0 - 2 * c + p1;
    const b = c - p0;
    const root = Math.sqrt(Math.max(0, b * b - a * (p0 - value)));
    const q = b >= 0 ? -b - root : -b + root;
    const candidates = [
        q / a,
        (p0 - value) / q
    ].filter(Number.isFinite);
    const middle = (low + high) / 2;
    const best = candidates.reduce((nearest, t)=>Math.abs(t - middle) < Math.abs(nearest - middle) ? t : nearest, Infinity);
    return Math.min(high, Math.max(low, best));
}

class Fills {
    constructor(groups){
        this.groups = groups;
    }
    static of(edges) {
        return new Fills(edges.map((edge)=>({
                box: hullBox(edge.curve),
                edges: [
                    edge
                ]
            })));
    }
    at(point, ray) {
        let least = Infinity;
        let fill = 0;
        for (const { box, edges } of this.groups){
            if (isBeside(box, point, ray)) continue;
            for (const { curve, fill0, fill1 } of edges){
                for (const { distance, isOnRight } of crossRay(curve, point, ray)){
                    if (distance >= least) continue;
                    least = distance;
                    fill = isOnRight ? fill1 : fill0;
                }
            }
        }
        return fill;
    }
}
function isBeside({ left, top, right, bottom }, { x, y }, ray) {
    return ray === 'left' ? y < top || y > bottom || x < left : x < left || x > right || y < top;
}
function boxOfEdges(edges) {
    const box = host_headless.emptyBox();
    for (const { curve } of edges)host_headless.unite(box, hullBox(curve));
    return box;
}

function joinPieces(sources, pieces) {
    const degrees = new Map();
    const count = (vertex)=>void degrees.set(vertex, (degrees.get(vertex) ?? 0) + 1);
    for (const { start, end, style } of pieces){
        if (!style) continue;
        count(start);
        count(end);
    }
    const bySource = sources.map(()=>[]);
    for (const piece of pieces)bySource[piece.source].push(piece);
    return bySource.map((list, source)=>{
        const runs = [];
        for (const piece of list){
            if (!piece.style) continue;
            const last = runs.at(-1)?.at(-1);
            const continues = last && last.end === piece.start && last.to === piece.from;
            if (continues && degrees.get(piece.start) === 2 && looksAlike(last, piece)) runs.at(-1)?.push(piece);
            else runs.push([
                piece
            ]);
        }
        return runs.map((run)=>joined(sources[source], run));
    });
}
function looksAlike({ style: one }, { style: other }) {
    return one?.fill0 === other?.fill0 && one?.fill1 === other?.fill1 && one?.stroke === other?.stroke;
}
function joined(source, run) {
    const first = run[0];
    const last = run[run.length - 1];
    const style = first.style;
    if (run.length === 1) return style;
    const { fill0, fill1, stroke } = style;
    const { x0, y0, x1, y1 } = source.curve;
    const { start } = first;
    const { end } = last;
    const isWhole = first.from === 0 && last.to === 1;
    const isUnmoved = x0 === start.x && y0 === start.y && x1 === end.x && y1 === end.y;
    if (!isWhole || !isUnmoved) {
        return {
            curve: partOf(source.curve, first.from, last.to, start, end),
            fill0,
            fill1,
            stroke
        };
    }
    const isSame = source.fill0 === fill0 && source.fill1 === fill1 && source.stroke === stroke;
    return isSame ? source : {
        curve: source.curve,
        fill0,
        fill1,
        stroke
    };
}

const NUDGES = [
    0.0043,
    -0.0061,
    0.0087,
    -0.0117
];
function overlay(base, top, rule, baseFills = Fills.of(base)) {
    const result = overlayAt(base, top, rule, baseFills);
    const allowed = openEnds(base);
    if (openEnds(result) <= allowed) return result;
    for (const nudge of NUDGES){
        const moved = top.map((edge)=>({
                ...edge,
                curve: movedBy(edge.curve, nudge)
            }));
        const again = overlayAt(base, moved, rule, baseFills);
        if (openEnds(again) <= allowed) return again;
    }
    return result;
}
function overlayAt(base, top, rule, baseFills) {
    const reach = boxOfEdges(top);
    const isFar = base.map(({ curve })=>areApart(hullBox(curve), reach, TOLERANCE));
    const near = base.filter((_, i)=>!isFar[i]);
    host_errors.checkCount('A shape', near.length * top.length, host_errors.MAX_EDGE_PAIRS, 'pairs of edges that may cross');
    const changed = overlayNear(near, top, rule, baseFills);
    const result = [];
    let position = 0;
    base.forEach((edge, i)=>{
        const parts = isFar[i] ? [
            restyled(edge, rule)
        ] : changed[position++];
        for (const part of parts)if (part) result.push(part);
    });
    for (const parts of changed.slice(position))for (const part of parts)result.push(part);
    return result;
}
function restyled(edge, rule) {
    const base = {
        left: edge.fill0,
        right: edge.fill1,
        stroke: edge.stroke
    };
    return styled(edge.curve, {
        base,
        top: {
            left: 0,
            right: 0,
            stroke: 0
        }
    }, rule, edge);
}
function styled(curve, sides, rule, edge) {
    const fill0 = rule.fill(sides.base.left, sides.top.left);
    const fill1 = rule.fill(sides.base.right, sides.top.right);
    const stroke = rule.stroke(sides);
    if (stroke === 0 && fill0 === fill1) return undefined;
    const isSame = edge && edge.curve === curve && edge.fill0 === fill0 && edge.fill1 === fill1;
    return isSame && edge.stroke === stroke ? edge : {
        curve,
        fill0,
        fill1,
        stroke
    };
}
function overlayNear(near, top, rule, baseFills) {
    const edges = [
        ...near,
        ...top
    ];
    const split = new CurveSplit(edges.map(({ curve })=>curve), near.length, false);
    const isTop = (source)=>source >= near.length;
    const topFills = Fills.of(top);
    const bundles = bundlePieces(edges.map((_, i)=>split.piecesOf(i)));
    const pieces = bundles.map((bundle)=>{
        const [first] = bundle;
        const ofBase = bundle.filter(({ piece })=>!isTop(piece.source));
        const ofTop = bundle.filter(({ piece })=>isTop(piece.source));
        const sides = {
            base: ofBase.length > 0 ? sidesOf(ofBase, edges) : around(first.piece.curve, baseFills),
            top: ofTop.length > 0 ? sidesOf(ofTop, edges) : around(first.piece.curve, topFills)
        };
        const original = edges[first.piece.source];
        return {
            ...first.piece,
            style: styled(first.piece.curve, sides, rule, original)
        };
    });
    return joinPieces(edges, pieces);
}
function sidesOf(bundle, edges) {
    let stroke = 0;
    const lefts = [];
    const rights = [];
    for (const { piece, isReversed } of bundle){
        const edge = edges[piece.source];
        stroke ||= edge.stroke;
        lefts.push(isReversed ? edge.fill1 : edge.fill0);
        rights.push(isReversed ? edge.fill0 : edge.fill1);
    }
    const left = without(lefts, rights);
    const right = without(rights, lefts);
    return {
        left: left ?? right ?? lefts[0],
        right: right ?? left ?? lefts[0],
        stroke
    };
}
function without(list, other) {
    const times = (numbers, value)=>numbers.filter((number)=>number === value).length;
    return list.find((value)=>times(list, value) > times(other, value));
}
function around(curve, fills) {
    const fill = fills.at(pointOn(curve, SAMPLE), rayAcross(curve, SAMPLE));
    return {
        left: fill,
        right: fill,
        stroke: 0
    };
}
function openEnds(edges) {
    const sums = new Map();
    const add = (fill, x, y, value)=>{
        if (fill === 0) return;
        const key = `${fill} ${x} ${y}`;
        sums.set(key, (sums.get(key) ?? 0) + value);
    };
    for (const { curve, fill0, fill1 } of edges){
        if (fill0 === fill1) continue;
        const { x0, y0, x1, y1 } = curve;
        add(fill0, x0, y0, -1);
        add(fill0, x1, y1, 1);
        add(fill1, x0, y0, 1);
        add(fill1, x1, y1, -1);
    }
    return [
        ...sums.values()
    ].filter((sum)=>sum !== 0).length;
}

const MARK_INSIDE = {
    keepsOutside: false,
    fill: (base, top)=>top && base ? base | 1 : base,
    stroke: ({ base, top })=>base.stroke && (top.left || top.right) ? base.stroke | 1 : base.stroke
};
class MarkedEdges {
    constructor(edges){
        this.edges = edges;
    }
    static of(edges, isMarked) {
        const mark = isMarked ? 1 : 0;
        return new MarkedEdges(mapStyles(edges, (style)=>2 * style + mark));
    }
    get plain() {
        return mapStyles(this.edges, (style)=>style >> 1);
    }
    get hasMarks() {
        return this.edges.some((edge)=>stylesOf(edge).some((style)=>style & 1));
    }
    get isWhole() {
        return this.edges.every((edge)=>stylesOf(edge).every((style)=>style === 0 || style & 1));
    }
    get marked() {
        return visible(mapStyles(this.edges, (style)=>style & 1 ? style >> 1 : 0));
    }
    get rest() {
        return visible(mapStyles(this.edges, (style)=>style & 1 ? 0 : style >> 1));
    }
    markInside(area) {
        return new MarkedEdges(overlay(this.edges, area, MARK_INSIDE));
    }
    mark(sides, strokes, isToggled) {
        const touched = this.edges.flatMap(({ fill0, fill1, stroke }, i)=>[
                ...sides.has(2 * i) ? [
                    fill1
                ] : [],
                ...sides.has(2 * i + 1) ? [
                    fill0
                ] : [],
                ...strokes.has(i) ? [
                    stroke
                ] : []
            ]);
        const isRemoved = isToggled && touched.every((style)=>style === 0 || style & 1);
        const change = (style, isTouched)=>{
            if (!isTouched || style === 0) return style;
            return isRemoved ? style & ~1 : style | 1;
        };
        return new MarkedEdges(this.edges.map(({ curve, fill0, fill1, stroke }, i)=>({
                curve,
                fill0: change(fill0, sides.has(2 * i + 1)),
                fill1: change(fill1, sides.has(2 * i)),
                stroke: change(stroke, strokes.has(i))
            })));
    }
    restyled(fill, stroke) {
        const change = (style, to)=>{
            const after = style & 1 ? to(style >> 1) : 0;
            return style & 1 ? after === 0 ? 0 : 2 * after + 1 : style;
        };
        return new MarkedEdges(this.edges.map((edge)=>({
                curve: edge.curve,
                fill0: change(edge.fill0, fill),
                fill1: change(edge.fill1, fill),
                stroke: change(edge.stroke, stroke)
            })));
    }
    onto(edges) {
        const mark = (style, like)=>style === 0 ? 0 : 2 * style + (like & 1);
        return new MarkedEdges(edges.map(({ curve, fill0, fill1, stroke }, i)=>({
                curve,
                fill0: mark(fill0, this.edges[i].fill0),
                fill1: mark(fill1, this.edges[i].fill1),
                stroke: mark(stroke, this.edges[i].stroke)
            })));
    }
}
function stylesOf({ fill0, fill1, stroke }) {
    return [
        fill0,
        fill1,
        stroke
    ];
}
function mapStyles(edges, change) {
    const of = (style)=>style === 0 ? 0 : change(style);
    return edges.map(({ curve, fill0, fill1, stroke })=>({
            curve,
            fill0: of(fill0),
            fill1: of(fill1),
            stroke: of(stroke)
        }));
}
function visible(edges) {
    return edges.filter(({ fill0, fill1, stroke })=>stroke !== 0 || fill0 !== fill1);
}

const MERGE = {
    keepsOutside: true,
    fill: (base, top)=>top || base,
    stroke: ({ base, top })=>top.stroke || (top.left && top.right ? 0 : base.stroke)
};
const PUNCH = {
    keepsOutside: true,
    fill: (base, top)=>top ? 0 : base,
    stroke: ({ base, top })=>{
        if (top.left && top.right) return 0;
        const isBorder = top.left !== 0 || top.right !== 0;
        const outside = top.left ? base.right : base.left;
        return isBorder && !outside ? 0 : base.stroke;
    }
};
const CROP = {
    keepsOutside: false,
    fill: (base, top)=>top ? base : 0,
    stroke: ({ base, top })=>{
        if (top.left && top.right) return base.stroke;
        const inside = top.left ? base.left : top.right ? base.right : 0;
        return inside ? base.stroke : 0;
    }
};
const INTERSECT = {
    keepsOutside: false,
    fill: (base, top)=>base && top ? top : 0,
    stroke: ()=>0
};

function traceWinding(outlines, rule, style) {
    const split = new CurveSplit(outlines, 0, true);
    const pieces = outlines.map((_, i)=>split.piecesOf(i));
    const all = pieces.flat();
    const boxes = all.map(({ curve })=>hullBox(curve));
    const isInside = (winding)=>rule === 'nonzero' ? winding !== 0 : winding % 2 !== 0;
    const styled = bundlePieces(pieces).map((bundle)=>{
        const { piece } = bundle[0];
        const { left, right } = windings(bundle, all, boxes);
        const fill0 = isInside(left) ? style.fill : 0;
        const fill1 = isInside(right) ? style.fill : 0;
        const isSeen = fill0 !== fill1 || style.stroke !== 0;
        const edge = {
            curve: piece.curve,
            fill0,
            fill1,
            stroke: style.stroke
        };
        return {
            ...piece,
            style: isSeen ? edge : undefined
        };
    });
    const sources = outlines.map((curve)=>({
            curve,
            fill0: 0,
            fill1: 0,
            stroke: 0
        }));
    return joinPieces(sources, styled).flat();
}
function windings(bundle, pieces, boxes) {
    const { curve } = bundle[0].piece;
    const own = new Set(bundle.map(({ piece })=>piece));
    const ray = rayAcross(curve, SAMPLE);
    const point = pointOn(curve, SAMPLE);
    let before = 0;
    pieces.forEach((piece, i)=>{
        if (isBeside(boxes[i], point, ray) || own.has(piece)) return;
        for (const { isOnRight } of crossRay(piece.curve, point, ray))before += isOnRight ? 1 : -1;
    });
    const turns = bundle.reduce((sum, { isReversed })=>sum + (isReversed ? -1 : 1), 0);
    return isRightBehind(curve, SAMPLE, ray) ? {
        left: before,
        right: before + turns
    } : {
        left: before - turns,
        right: before
    };
}

const TOKEN = /([MLHVCSQTAZ])|([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi;
const COUNTS = new Map(Object.entries({
    M: 2,
    L: 2,
    H: 1,
    V: 1,
    C: 6,
    S: 4,
    Q: 4,
    T: 2,
    A: 7,
    Z: 0
}));
function drawPath(d, pen) {
    let command = '';
    let numbers = [];
    const walker = new Walker(pen);
    for (const [text, letter] of splitFlags(d).matchAll(TOKEN)){
        if (letter) {
            if (numbers.length > 0) throw new Error(`a number is missing after ${command}`);
            command = letter;
            if (command.toUpperCase() === 'Z') walker.step(command, []);
            continue;
        }
        numbers.push(Number(text));
        const count = COUNTS.get(command.toUpperCase());
        if (!count) throw new Error('a path begins with M');
        if (numbers.length < count) continue;
        walker.step(command, numbers);
        numbers = [];
        if (command === 'M') command = 'L';
        if (command === 'm') command = 'l';
    }
}
function splitFlags(d) {
    const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?';
    const arc = new RegExp(`(${number}[\\s,]*${number}[\\s,]*${number}[\\s,]*)([01])[\\s,]*([01])[\\s,]*`, 'gi');
    return d.replace(/a[^a-z]*(?:e[+-]?\d[^a-z]*)*/gi, (run)=>run.replace(arc, '$1 $2 $3 '));
}
class Walker {
    constructor(pen){
        this.pen = pen;
        this.before = '';
        this.control = {
            x: 0,
            y: 0
        };
    }
    step(command, numbers) {
        const { pen } = this;
        const kind = command.toUpperCase();
        const origin = command === kind ? {
            x: 0,
            y: 0
        } : pen.place;
        const x = (i)=>origin.x + numbers[i];
        const y = (i)=>origin.y + numbers[i];
        const { place } = pen;
        const mirrored = (kinds)=>kinds.includes(this.before) && this.before !== '' ? {
                x: 2 * place.x - this.control.x,
                y: 2 * place.y - this.control.y
            } : place;
        if (kind === 'Z') pen.close();
        else if (kind === 'M') pen.moveTo(x(0), y(1));
        else if (kind === 'L') pen.lineTo(x(0), y(1));
        else if (kind === 'H') pen.lineTo(x(0), place.y);
        else if (kind === 'V') pen.lineTo(place.x, y(0));
        else if (kind === 'A') {
            pen.arcTo(numbers[0], numbers[1], numbers[2], numbers[3] !== 0, numbers[4] !== 0, x(5), y(6));
        } else if (kind === 'C' || kind === 'S') {
            const first = kind === 'C' ? {
                x: x(0),
                y: y(1)
            } : mirrored('CS');
            const i = kind === 'C' ? 2 : 0;
            this.control = {
                x: x(i),
                y: y(i + 1)
            };
            pen.cubicTo(first.x, first.y, this.control.x, this.control.y, x(i + 2), y(i + 3));
        } else {
            const i = kind === 'Q' ? 2 : 0;
            this.control = kind === 'Q' ? {
                x: x(0),
                y: y(1)
            } : mirrored('QT');
            pen.quadraticTo(this.control.x, this.control.y, x(i), y(i + 1));
        }
        this.before = kind;
    }
}

function regionAt(edges, point) {
    const regions = new Regions(edges);
    const outer = regions.outerAt(point);
    return new Set(outer === undefined ? [] : regions.inside(outer).flatMap(({ halves })=>halves));
}
function halfEdgesOf(edges) {
    const pen = new (host_shown().SegmentPen)();
    for (const { curve } of edges){
        pen.moveTo(curve.x0, curve.y0);
        if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
        else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
    }
    return new (host_shown().HalfEdges)([
        {
            fillStyle0: 0,
            fillStyle1: 0,
            strokeStyle: 0,
            segments: pen.segments()
        }
    ]);
}
class Regions {
    constructor(edges){
        this.edges = edges;
        this.outers = new Map();
        this.loops = host_shown().contourLoops(halfEdgesOf(edges)).loops;
        this.loopOf = new Int32Array(2 * edges.length);
        this.loops.forEach(({ halves }, loop)=>{
            for (const half of halves)this.loopOf[half] = loop;
        });
        this.boxes = edges.map(({ curve })=>hullBox(curve));
    }
    outerAt(point) {
        const loop = this.loopLeftOf(point);
        return loop === undefined ? undefined : this.outerOf(loop);
    }
    inside(outer) {
        const box = this.boxOf(outer);
        return this.loops.filter((_, loop)=>{
            if (loop === outer) return true;
            const { left, top, right, bottom } = this.boxOf(loop);
            const mayBeInside = left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
            return mayBeInside && this.outerOf(loop) === outer;
        });
    }
    outerOf(start) {
        const passed = [];
        let loop = start;
        while(loop !== undefined && this.loops[loop].area <= 0 && !this.outers.has(loop)){
            passed.push(loop);
            this.outers.set(loop, undefined);
            loop = this.loopLeftOf(this.leftmostOf(loop), loop);
        }
        const outer = loop !== undefined && this.loops[loop].area <= 0 ? this.outers.get(loop) : loop;
        for (const each of passed)this.outers.set(each, outer);
        return outer;
    }
    loopLeftOf(point, except = -1) {
        let least = Infinity;
        let nearest;
        this.edges.forEach(({ curve }, i)=>{
            if (isBeside(this.boxes[i], point, 'left')) return;
            for (const { distance, isOnRight } of crossRay(curve, point, 'left')){
                const loop = this.loopOf[isOnRight ? 2 * i : 2 * i + 1];
                if (distance >= least || loop === except) continue;
                least = distance;
                nearest = loop;
            }
        });
        return nearest;
    }
    leftmostOf(loop) {
        const points = this.loops[loop].halves.map((half)=>leftmostOn(this.edges[half >> 1].curve));
        return points.reduce((best, point)=>point.x < best.x ? point : best);
    }
    boxOf(loop) {
        return boxOfEdges(this.loops[loop].halves.map((half)=>this.edges[half >> 1]));
    }
}
function leftmostOn(curve) {
    const { x0, cx, x1, isLine } = curve;
    const turn = isLine ? -1 : (x0 - cx) / (x0 - 2 * cx + x1);
    const candidates = [
        0,
        1,
        ...turn > 0 && turn < 1 ? [
            turn
        ] : []
    ].map((t)=>pointOn(curve, t));
    return candidates.reduce((best, point)=>point.x < best.x ? point : best);
}

const SMOOTH = Math.cos(10 * Math.PI / 180);
function strokeAt(edges, point, reach) {
    let least = reach;
    let nearest;
    edges.forEach(({ curve, stroke }, i)=>{
        if (stroke === 0) return;
        const at = pointOn(curve, nearestOn(curve, point));
        const distance = Math.hypot(at.x - point.x, at.y - point.y);
        if (distance > least) return;
        least = distance;
        nearest = i;
    });
    return nearest;
}
function lineThrough(edges, start, isConnected) {
    const halves = halfEdgesOf(edges);
    const leaving = Array.from({
        length: halves.vertexCount
    }, ()=>[]);
    for(let half = 0; half < halves.count; half++)leaving[halves.origin(half)].push(half);
    const edgesOfLine = new Set([
        start
    ]);
    const waiting = [
        2 * start,
        2 * start + 1
    ];
    for(let half = waiting.pop(); half !== undefined; half = waiting.pop()){
        const star = leaving[halves.head(half)];
        for (const next of star){
            const edge = edges[next >> 1];
            if (edge.stroke === 0 || edgesOfLine.has(next >> 1)) continue;
            const isSame = star.length === 2 && edge.stroke === edges[half >> 1].stroke;
            if (!isConnected && !(isSame && isSmooth(edges, half, next))) continue;
            edgesOfLine.add(next >> 1);
            waiting.push(next, next ^ 1);
        }
    }
    return edgesOfLine;
}
function isSmooth(edges, before, after) {
    const arrival = tangentOf(edges[before >> 1].curve, before & 1 ? 0 : 1);
    const departure = tangentOf(edges[after >> 1].curve, after & 1 ? 1 : 0);
    const turn = (before & 1) === (after & 1) ? 1 : -1;
    const product = turn * (arrival.x * departure.x + arrival.y * departure.y);
    return product >= SMOOTH * Math.hypot(arrival.x, arrival.y) * Math.hypot(departure.x, departure.y);
}

exports.CROP = CROP;
exports.Fills = Fills;
exports.INTERSECT = INTERSECT;
exports.MERGE = MERGE;
exports.MarkedEdges = MarkedEdges;
exports.PUNCH = PUNCH;
exports.PathPen = PathPen;
exports.TOLERANCE = TOLERANCE;
exports.areApart = areApart;
exports.boxOfEdges = boxOfEdges;
exports.closedCurves = closedCurves;
exports.drawPath = drawPath;
exports.lengthOf = lengthOf;
exports.line = line;
exports.lineThrough = lineThrough;
exports.overlay = overlay;
exports.planarEdges = planarEdges;
exports.regionAt = regionAt;
exports.strokeAt = strokeAt;
exports.strokeOutline = strokeOutline;
exports.traceWinding = traceWinding;
exports.visible = visible;
