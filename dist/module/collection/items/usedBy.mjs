// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read, readList } from '../../host/read.mjs';
import { timelineOf, keyframesOfTimeline, elementsOfFrame } from '../../host/walk.mjs';
import { bitmapsOfShape } from '../../selector/items/bitmapFills.mjs';
import { foldCase } from '../../text/fold.mjs';
import { forEach } from '../failure.mjs';
import { IdentitySet } from '../IdentitySet.mjs';
import { withoutGroups } from './instances.mjs';
import { leafOf } from './path.mjs';

/** The items looked for, by each of the ways in which a timeline can refer to one. */
var Wanted = /** @class */ (function () {
    function Wanted(items) {
        var _this = this;
        this.items = new IdentitySet();
        this.bitmapPaths = new IdentitySet();
        this.faces = new IdentitySet();
        this.hasBitmaps = false;
        this.hasFonts = false;
        forEach('ItemCollection.usedBy', items, function (item) {
            _this.items.add(item);
            var type = item.itemType;
            if (type === 'bitmap')
                _this.addBitmap(item);
            else if (type === 'font')
                _this.addFont(item);
        });
    }
    Wanted.prototype.isUsedOn = function (frame) {
        var sound = read(frame, 'soundLibraryItem');
        if (sound && this.items.has(sound))
            return true;
        var elements = withoutGroups(elementsOfFrame(frame));
        for (var i = 0; i < elements.length; i++)
            if (this.isUsedBy(elements[i]))
                return true;
        return false;
    };
    Wanted.prototype.addBitmap = function (item) {
        this.hasBitmaps = true;
        this.bitmapPaths.add(item.name);
    };
    /** Text names a font by its face, or as the font item's name with a star (as queries read it). */
    Wanted.prototype.addFont = function (item) {
        this.hasFonts = true;
        this.faces.add(foldCase(String(item.font)));
        this.faces.add(foldCase(leafOf(item.name) + '*'));
    };
    Wanted.prototype.isUsedBy = function (element) {
        var type = element.elementType;
        if (type === 'instance')
            return this.items.has(element.libraryItem);
        return type === 'shape' || type === 'shapeObj' ? this.isFillOf(element) : this.isFontOf(element);
    };
    Wanted.prototype.isFillOf = function (shape) {
        if (!this.hasBitmaps)
            return false;
        var paths = bitmapsOfShape(shape);
        for (var i = 0; i < paths.length; i++)
            if (this.bitmapPaths.has(paths[i]))
                return true;
        return false;
    };
    Wanted.prototype.isFontOf = function (text) {
        if (!this.hasFonts)
            return false;
        var runs = readList(text, 'textRuns');
        for (var i = 0; i < runs.length; i++) {
            if (this.faces.has(foldCase(String(runs[i].textAttrs.face))))
                return true;
        }
        return false;
    };
    return Wanted;
}());
function isUsedInTimeline(wanted, timeline) {
    var keyframes = keyframesOfTimeline(timeline);
    for (var i = 0; i < keyframes.length; i++)
        if (wanted.isUsedOn(keyframes[i]))
            return true;
    return false;
}
/**
 * The items whose own timelines contain one of these: as an instance, the fill of a shape, the sound of a frame or the
 * font of a text. Host members: `library.items`, `timeline`, `layers`, `frames`, `soundLibraryItem`, `elements`,
 * `elementType`, `members`, `libraryItem`, `itemType`, `name`; for bitmaps those of `bitmapsOfShape`; for fonts `font`,
 * `textRuns`, `textAttrs.face`.
 */
function itemsUsing(library, items) {
    var wanted = new Wanted(items);
    var users = [];
    var all = library.items;
    for (var i = 0; i < all.length; i++) {
        var timeline = timelineOf(all[i]);
        if (timeline && isUsedInTimeline(wanted, timeline))
            users.push(all[i]);
    }
    return users;
}

export { itemsUsing };
