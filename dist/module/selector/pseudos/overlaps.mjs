// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { IdentitySet } from '../../host/IdentitySet.mjs';
import { isObject } from '../../host/read.mjs';
import { keyframesOf, elementsOfFrame } from '../../host/walk.mjs';
import { pseudoAboutOthers } from '../plan/Pseudo.mjs';
import { runOnSubjects } from '../plan/run.mjs';

function boundsOf(element) {
    var left = Number(element.read('left'));
    var top = Number(element.read('top'));
    var right = left + Number(element.read('width'));
    return { element: element, left: left, top: top, right: right, bottom: top + Number(element.read('height')) };
}
var Overlap = (/*#__PURE__*/ function () {
    function Overlap(plan, run) {
        this.plan = plan;
        this.run = run;
        this.keyframes = new IdentityMap();
        this.layers = new IdentitySet(run.places().whereOf);
    }
    Overlap.prototype.holdsFor = function (element) {
        var layer = element.read('layer');
        if (!isObject(layer))
            return false;
        if (this.layers.add(layer))
            this.noteKeyframes(layer);
        var keyframe = this.keyframes.get(element.object);
        if (!keyframe)
            return false;
        var own = boundsOf(element);
        var others = keyframe.matches || (keyframe.matches = this.matchesAmong(keyframe.elements));
        for (var i = 0; i < others.length && others[i].left < own.right; i++) {
            var other = others[i];
            var isShared = other.right > own.left && other.top < own.bottom && other.bottom > own.top;
            if (isShared && other.element !== element)
                return true;
        }
        return false;
    };
    Overlap.prototype.noteKeyframes = function (layer) {
        var frames = keyframesOf(layer);
        for (var i = 0; i < frames.length; i++) {
            var keyframe = { elements: elementsOfFrame(frames[i]), matches: null };
            for (var at = 0; at < keyframe.elements.length; at++) {
                this.keyframes.set(keyframe.elements[at], keyframe);
            }
        }
    };
    Overlap.prototype.matchesAmong = function (elements) {
        var matches = runOnSubjects(this.plan, this.run.elements.all(elements), this.run);
        var bounds = [];
        for (var i = 0; i < matches.length; i++)
            bounds.push(boundsOf(matches[i]));
        return bounds.sort(function (a, b) { return a.left - b.left; });
    };
    return Overlap;
}());
var OVERLAPS = {
    overlaps: /*#__PURE__*/ pseudoAboutOthers(function makeTest(plan) {
        var overlapIn = function (run) { return new Overlap(plan, run); };
        return function (element, run) { return run.remember(overlapIn).holdsFor(element); };
    }),
};

export { OVERLAPS };
