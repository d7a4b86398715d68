// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { findSound, findReferences, facesOfFont } from '../../../host/references.mjs';
import { frameSubjects, elementsOfKeyframes, keyframesOfItem, elementsOfItem, membersOf } from '../../subjects/contentsOfSubjects.mjs';
import { DistinctList } from '../../subjects/DistinctList.mjs';
import { readMember, hostObjectOf } from '../../subjects/Subject.mjs';

var Usage = (/*#__PURE__*/ function () {
    function Usage(run) {
        this.run = run;
        this.addBitmap = null;
        this.addFace = null;
        this.used = new DistinctList();
        this.faces = {};
        this.unusedBitmaps = 0;
        this.unusedFonts = 0;
        var items = run.library().items;
        for (var i = 0; i < items.length; i++)
            this.count(items[i], 1);
        for (var i = 0; i < items.length; i++)
            if (isRoot(items[i]))
                this.use(items[i]);
        var scenes = run.document.timelines;
        for (var i = 0; i < scenes.length; i++)
            this.visitScene(scenes[i]);
        this.visitItems();
        for (var i = 0; i < items.length; i++)
            if (this.isFontInUse(items[i]))
                this.use(items[i]);
    }
    Usage.prototype.has = function (item) {
        return this.used.has(item);
    };
    Usage.prototype.addItem = function (item) {
        this.use(this.run.items.of(item));
    };
    Usage.prototype.use = function (item) {
        if (this.used.add(item))
            this.count(item, -1);
    };
    Usage.prototype.count = function (item, change) {
        var _this = this;
        var type = item.read('itemType');
        if (type === 'bitmap') {
            this.unusedBitmaps += change;
            this.addBitmap = this.unusedBitmaps > 0 ? function (path) { return _this.usePath(path); } : null;
        }
        else if (type === 'font') {
            this.unusedFonts += change;
            this.addFace = this.unusedFonts > 0 ? function (face) { return _this.noteFace(face); } : null;
        }
    };
    Usage.prototype.usePath = function (path) {
        var item = this.run.library().at(path);
        if (item)
            this.use(item);
    };
    Usage.prototype.noteFace = function (face) {
        this.faces['/' + face] = true;
    };
    Usage.prototype.visitScene = function (timeline) {
        var keyframes = frameSubjects(timeline);
        this.visitSounds(keyframes);
        this.visitElements(elementsOfKeyframes(keyframes, this.run));
    };
    Usage.prototype.visitItems = function () {
        var items = this.used.subjects;
        for (var i = 0; i < items.length; i++) {
            var keyframes = keyframesOfItem(items[i]);
            if (keyframes === null)
                continue;
            this.visitSounds(keyframes);
            this.visitElements(elementsOfItem(items[i], this.run));
        }
    };
    Usage.prototype.visitSounds = function (keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            findSound(keyframes[i], this, readMember);
    };
    Usage.prototype.visitElements = function (elements) {
        var waiting = elements.slice(0);
        for (var i = 0; i < waiting.length; i++) {
            findReferences(waiting[i], this, hostObjectOf, readMember);
            var members = membersOf(waiting[i], this.run);
            for (var at = 0; at < members.length; at++)
                waiting.push(members[at]);
        }
    };
    Usage.prototype.isFontInUse = function (item) {
        if (item.read('itemType') !== 'font')
            return false;
        var faces = facesOfFont(item.read('font'), item.readText('name'));
        for (var i = 0; i < faces.length; i++)
            if (this.faces['/' + faces[i]])
                return true;
        return false;
    };
    return Usage;
}());
function isRoot(item) {
    return Boolean(item.read('linkageExportForAS') || item.read('linkageExportForRS') || item.read('linkageImportForRS'));
}

export { Usage };
