// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { membersOf } from './contents.mjs';
import { read, readList, isObject } from './read.mjs';
import { isShapeType, shapeTypeOf } from './shapes.mjs';
import { isTextType } from './texts.mjs';

function seePaint(paint, use, see) {
    if (!isObject(paint))
        return false;
    var _a = paint, color = _a.color, colorArray = _a.colorArray, shapeFill = _a.shapeFill;
    if (isObject(shapeFill) && shapeFill.colorArray)
        return seePaint(shapeFill, use, see);
    var isChanged = false;
    var seeAt = function seeColorAt(holder, key) {
        var before = holder[key];
        var after = typeof before === 'string' ? see(before, use) : before;
        if (after === before)
            return;
        holder[key] = after;
        isChanged = true;
    };
    if (colorArray)
        for (var i = 0; i < colorArray.length; i++)
            seeAt(colorArray, i);
    else if (color !== undefined)
        seeAt(paint, 'color');
    return isChanged;
}
function seeParts(parts, member, see) {
    var changes = [];
    for (var i = 0; i < parts.length; i++) {
        var paint = read(parts[i], member);
        if (seePaint(paint, member, see))
            changes.push({ part: parts[i], member: member, paint: paint });
    }
    return changes;
}
function seeShape(shape, see, changes, only) {
    var fills = seeParts(only === 'stroke' ? [] : readList(shape, 'contours'), 'fill', see);
    var strokes = seeParts(only === 'fill' ? [] : readList(shape, 'edges'), 'stroke', see);
    var type = shapeTypeOf(shape);
    if (fills.length + strokes.length === 0)
        return;
    if (type === 'rectangle' || type === 'oval')
        seePrimitive(shape, fills, strokes, changes);
    else
        changes.push({ apply: function () { return setPaints(shape, fills.concat(strokes)); } });
}
function setPaints(shape, paints) {
    shape.beginEdit();
    for (var i = 0; i < paints.length; i++)
        paints[i].part[paints[i].member] = paints[i].paint;
    shape.endEdit();
}
function seePrimitive(shape, fills, strokes, changes) {
    changes.push({
        selected: shape,
        apply: function (document) {
            if (fills.length > 0)
                document.setCustomFill(fills[0].paint);
            if (strokes.length > 0)
                document.setCustomStroke(strokes[0].paint);
        },
    });
}
function seeTint(instance, see, changes) {
    var tintColor = instance.tintColor, tintPercent = instance.tintPercent;
    var after = see(String(tintColor), 'tint');
    if (after !== tintColor)
        changes.push({ selected: instance, apply: function (document) { return document.setInstanceTint(after, tintPercent); } });
}
function seeText(text, see, changes) {
    var runs = readList(text, 'textRuns');
    var end = 0;
    var seeRun = function seeRunAt(start, before) {
        var after = see(before, 'fill');
        var stop = end;
        if (after !== before)
            changes.push({ apply: function () { return text.setTextAttr('fillColor', after, start, stop); } });
    };
    for (var i = 0; i < runs.length; i++) {
        var start = end;
        end += runs[i].characters.length;
        if (end > start)
            seeRun(start, String(runs[i].textAttrs.fillColor));
    }
}
function seeColors(element, see, changes, only) {
    var type = read(element, 'elementType');
    var members = membersOf(element);
    for (var i = 0; i < members.length; i++)
        seeColors(members[i], see, changes, only);
    if (isShapeType(type))
        seeShape(element, see, changes, only);
    else if (isTextType(type))
        seeText(element, see, changes);
    else if (read(element, 'colorMode') === 'tint')
        seeTint(element, see, changes);
}
function colorsOfUse(element, wanted) {
    var colors = [];
    var see = function seeColor(color, use) {
        if (use === wanted)
            colors.push(color);
        return color;
    };
    seeColors(element, see, [], wanted);
    return colors;
}

export { colorsOfUse, seeColors };
