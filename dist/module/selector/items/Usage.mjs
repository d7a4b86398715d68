// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isObject, listOf, read } from '../../host/read.mjs';
import { foldCase } from '../../text/fold.mjs';
import { frameSubjects, elementsOfKeyframes, keyframesOfItem, elementsOfItem, membersOf } from '../contents.mjs';
import { DistinctList } from '../DistinctList.mjs';
import { leafOf } from '../LibraryIndex.mjs';
import { bitmapsOfShape } from './bitmapFills.mjs';

/** A font item called "Font 1" is what text set in "Font 1*" uses. */
var BY_ITEM = '*';
/**
 * Which items a document needs: those that its scenes or its exported items lead to, through any depth of symbols,
 * bitmap fills, sounds on frames and fonts of text. Layers count whatever their kind: guides and masks, hidden and
 * locked ones. Folders are never needed.
 *
 * Host members: `timelines`, `library.items`, `linkageExportForAS`, `linkageExportForRS`, `linkageImportForRS`,
 * `soundLibraryItem`, `libraryItem`, `members`, `textRuns`, `contours` and `edges` of shapes.
 */
var Usage = /** @class */ (function () {
    function Usage(run) {
        this.run = run;
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
            this.followScene(scenes[i]);
        this.followItems();
        for (var i = 0; i < items.length; i++)
            if (this.isFontInUse(items[i]))
                this.use(items[i]);
    }
    Usage.prototype.has = function (item) {
        return this.used.has(item);
    };
    Usage.prototype.use = function (item) {
        if (this.used.add(item))
            this.count(item, -1);
    };
    Usage.prototype.count = function (item, change) {
        var type = item.read('itemType');
        if (type === 'bitmap')
            this.unusedBitmaps += change;
        else if (type === 'font')
            this.unusedFonts += change;
    };
    Usage.prototype.useObject = function (item) {
        if (isObject(item))
            this.use(this.run.items.of(item));
    };
    Usage.prototype.usePath = function (path) {
        var item = this.run.library().at(path);
        if (item)
            this.use(item);
    };
    Usage.prototype.followScene = function (timeline) {
        var keyframes = frameSubjects(timeline);
        this.followSounds(keyframes);
        this.followElements(elementsOfKeyframes(keyframes, this.run));
    };
    /** The list grows while it is followed: whatever an item leads to is appended. */
    Usage.prototype.followItems = function () {
        var items = this.used.subjects;
        for (var i = 0; i < items.length; i++) {
            var keyframes = keyframesOfItem(items[i]);
            if (keyframes === null)
                continue;
            this.followSounds(keyframes);
            this.followElements(elementsOfItem(items[i], this.run));
        }
    };
    Usage.prototype.followSounds = function (keyframes) {
        for (var i = 0; i < keyframes.length; i++)
            this.useObject(keyframes[i].read('soundLibraryItem'));
    };
    Usage.prototype.followElements = function (elements) {
        var waiting = elements.slice(0);
        for (var i = 0; i < waiting.length; i++) {
            var element = waiting[i];
            var type = element.read('elementType');
            if (type === 'instance')
                this.useObject(element.read('libraryItem'));
            else if (type === 'text' || type === 'tlfText')
                this.followText(element);
            else {
                this.followFills(element);
                var members = membersOf(element, this.run);
                for (var at = 0; at < members.length; at++)
                    waiting.push(members[at]);
            }
        }
    };
    /** Only while there is a font that is not exported. */
    Usage.prototype.followText = function (element) {
        if (this.unusedFonts === 0)
            return;
        var runs = listOf(element.read('textRuns'));
        for (var i = 0; i < runs.length; i++) {
            var attributes = read(runs[i], 'textAttrs');
            if (isObject(attributes))
                this.faces['/' + foldCase(String(read(attributes, 'face')))] = true;
        }
    };
    /** The outlines of a shape are dear to read: only while there is a bitmap that nothing uses yet. */
    Usage.prototype.followFills = function (shape) {
        if (this.unusedBitmaps === 0)
            return;
        var paths = bitmapsOfShape(shape.object);
        for (var i = 0; i < paths.length; i++)
            this.usePath(paths[i]);
    };
    Usage.prototype.isFontInUse = function (item) {
        if (item.read('itemType') !== 'font')
            return false;
        var byFace = this.faces['/' + foldCase(item.readText('font'))];
        return byFace || this.faces['/' + foldCase(leafOf(item.readText('name')) + BY_ITEM)] || false;
    };
    return Usage;
}());
/** Whether the item goes into the movie whatever the stage shows. An item shared at run time is announced there. */
function isRoot(item) {
    return Boolean(item.read('linkageExportForAS') || item.read('linkageExportForRS') || item.read('linkageImportForRS'));
}

export { Usage };
