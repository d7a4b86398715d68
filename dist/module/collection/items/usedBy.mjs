// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { itemTypeOf } from '../../host/itemTypeOf.mjs';
import { membersOf } from '../../host/contents.mjs';
import { read } from '../../host/read.mjs';
import { findSound, findReferences, facesOfFont } from '../../host/references.mjs';
import { timelineOf, keyframesOfTimeline, elementsOfFrame } from '../../host/walk.mjs';
import { forEach } from '../support/forEach.mjs';

var METHOD = 'ItemCollection.usedBy';
var WantedItems = (/*#__PURE__*/ function () {
    function WantedItems(items) {
        var _this = this;
        this.isFound = false;
        this.addBitmap = null;
        this.addFace = null;
        this.items = new IdentitySet();
        this.bitmapPaths = new IdentitySet();
        this.faces = new IdentitySet();
        forEach(METHOD, items, function (item) { return _this.want(item); });
    }
    WantedItems.prototype.addItem = function (item) {
        if (this.items.has(item))
            this.isFound = true;
    };
    WantedItems.prototype.want = function (item) {
        this.items.add(item);
        var type = itemTypeOf(item);
        if (type === 'bitmap')
            this.wantBitmap(item.name);
        else if (type === 'font')
            this.wantFaces(facesOfFont(item.font, item.name));
    };
    WantedItems.prototype.wantBitmap = function (path) {
        var _this = this;
        this.bitmapPaths.add(path);
        this.addBitmap = function (used) {
            if (_this.bitmapPaths.has(used))
                _this.isFound = true;
        };
    };
    WantedItems.prototype.wantFaces = function (faces) {
        var _this = this;
        for (var i = 0; i < faces.length; i++)
            this.faces.add(faces[i]);
        this.addFace = function (used) {
            if (_this.faces.has(used))
                _this.isFound = true;
        };
    };
    return WantedItems;
}());
function itself(element) {
    return element;
}
function isUsedOn(frame, wanted) {
    wanted.isFound = false;
    findSound(frame, wanted, read);
    var waiting = elementsOfFrame(frame).slice();
    while (!wanted.isFound && waiting.length > 0) {
        var element = waiting.pop();
        findReferences(element, wanted, itself, read);
        var members = membersOf(element);
        for (var i = 0; i < members.length; i++)
            waiting.push(members[i]);
    }
    return wanted.isFound;
}
function isUsedInTimeline(timeline, wanted) {
    var keyframes = keyframesOfTimeline(timeline);
    for (var i = 0; i < keyframes.length; i++)
        if (isUsedOn(keyframes[i], wanted))
            return true;
    return false;
}
function usersOfItems(library, items) {
    var wanted = new WantedItems(items);
    var users = [];
    var all = library.items;
    for (var i = 0; i < all.length; i++) {
        var timeline = timelineOf(all[i]);
        if (timeline && isUsedInTimeline(timeline, wanted))
            users.push(all[i]);
    }
    return users;
}

export { usersOfItems };
