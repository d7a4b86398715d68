// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { membersOf } from '../../../host/contents.mjs';
import { IdentitySet } from '../../../host/IdentitySet.mjs';
import { Locations } from '../../../host/Locations.mjs';
import { read, readList } from '../../../host/read.mjs';
import { isTextType } from '../../../host/texts.mjs';
import { elementsOfFrame } from '../../../host/walk.mjs';
import { forEach } from '../../support/forEach.mjs';

var COLUMNS = /*#__PURE__*/ 'id timeline layer frame name font size source text'.split(' ');
function withLineFeeds(characters) {
    return characters.replace(/\r\n?/g, '\n');
}
function textsOnFrame(frame, wanted) {
    var texts = [];
    var add = function addTexts(elements, isInside) {
        for (var i = 0; i < elements.length; i++) {
            var isWanted = isInside || wanted.has(elements[i]);
            if (isTextType(read(elements[i], 'elementType')))
                texts.push(isWanted ? elements[i] : null);
            else
                add(membersOf(elements[i]), isWanted);
        }
    };
    add(elementsOfFrame(frame), false);
    return texts;
}
function entriesOfTexts(method, _a) {
    var elements = _a.elements, dom = _a.dom;
    var locations = new Locations(dom);
    var wanted = IdentitySet.of(elements, locations.whereOf);
    var isSeen = [];
    var counts = {};
    var entries = [];
    forEach(method, elements, function addFrame(element) {
        var frame = locations.keyframeOf(element);
        var span = frame && locations.spanOf(frame);
        if (!frame || !span || isSeen[span.number])
            return;
        isSeen[span.number] = true;
        var texts = textsOnFrame(frame, wanted);
        var _a = span.place, item = _a.item, holder = _a.timeline, layer = _a.layer;
        var where = {
            timeline: item ? '/' + nameOf(item) : nameOf(holder),
            layer: nameOf(layer),
            frame: span.start + 1,
        };
        var start = where.timeline + ':' + where.layer + ':' + where.frame + ':';
        for (var i = 0; i < texts.length; i++) {
            counts[start] = (counts[start] || 0) + 1;
            var text = texts[i];
            if (text)
                addRuns(entries, text, start + counts[start] + '.', where);
        }
    });
    return entries;
}
function nameOf(object) {
    return String(read(object, 'name'));
}
function addRuns(entries, text, start, _a) {
    var timeline = _a.timeline, layer = _a.layer, frame = _a.frame;
    var runs = readList(text, 'textRuns');
    for (var i = 0; i < runs.length; i++) {
        var run = runs[i];
        var source = withLineFeeds(run.characters);
        if (source === '')
            continue;
        var _b = run.textAttrs, font = _b.face, size = _b.size;
        var id = start + (i + 1);
        var row = { id: id, timeline: timeline, layer: layer, frame: frame, name: text.name, font: font, size: size, source: source, text: source };
        entries.push({ row: row, run: run, order: entries.length });
    }
}

export { COLUMNS, entriesOfTexts, withLineFeeds };
