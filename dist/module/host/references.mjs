// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { foldCase } from '../text/fold.mjs';
import { leafOf } from '../text/path.mjs';
import { isObject, listOf, read, readList } from './read.mjs';
import { isTextType } from './texts.mjs';

var BY_ITEM = '*';
function findReferences(element, sink, objectOf, readMember) {
    var type = readMember(element, 'elementType');
    if (type === 'instance') {
        var item = readMember(element, 'libraryItem');
        if (isObject(item))
            sink.addItem(item);
    }
    else if (isTextType(type)) {
        if (sink.addFace)
            addFaces(listOf(readMember(element, 'textRuns')), sink.addFace);
    }
    else if (sink.addBitmap) {
        var paths = bitmapsOfShape(objectOf(element));
        for (var i = 0; i < paths.length; i++)
            sink.addBitmap(paths[i]);
    }
}
function findSound(keyframe, sink, readMember) {
    var sound = readMember(keyframe, 'soundLibraryItem');
    if (isObject(sound))
        sink.addItem(sound);
}
function facesOfFont(font, path) {
    return [foldCase(String(font)), foldCase(leafOf(path) + BY_ITEM)];
}
function bitmapsOfShape(shape) {
    var paths = [];
    var contours = readList(shape, 'contours');
    for (var i = 0; i < contours.length; i++)
        addFill(paths, read(contours[i], 'fill'));
    var edges = readList(shape, 'edges');
    for (var i = 0; i < edges.length; i++) {
        var stroke = read(edges[i], 'stroke');
        if (isObject(stroke))
            addFill(paths, read(stroke, 'shapeFill'));
    }
    return paths;
}
function addFill(paths, fill) {
    if (!isObject(fill) || read(fill, 'style') !== 'bitmap')
        return;
    var path = read(fill, 'bitmapPath');
    if (typeof path === 'string')
        paths.push(path);
}
function addFaces(runs, addFace) {
    for (var i = 0; i < runs.length; i++) {
        var attributes = read(runs[i], 'textAttrs');
        if (isObject(attributes))
            addFace(foldCase(String(read(attributes, 'face'))));
    }
}

export { facesOfFont, findReferences, findSound };
