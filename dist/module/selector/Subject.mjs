// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../host/read.mjs';

/**
 * What a query asks about: a host object (an element, a library item, a keyframe) together with what has been read of
 * it. Each property is read from the host once at most, however many steps ask for it.
 */
var Subject = /** @class */ (function () {
    /** @param id its place in the list of subjects that it belongs to, see `Subjects` */
    function Subject(object, id) {
        this.object = object;
        this.id = id;
        /** Names and values side by side, from the first one on: a query asks for few, so that a search beats a map. */
        this.names = null;
        this.values = null;
        /** How many of them are of this object: to empty an Array is dear. */
        this.count = 0;
    }
    /** A property of the host object; undefined where it is absent or the host refuses it. */
    Subject.prototype.read = function (name) {
        var at = this.find(name);
        return at >= 0 ? this.values[at] : this.keep(name, read(this.object, name));
    };
    /** A property as text; empty where it is absent. */
    Subject.prototype.readText = function (name) {
        var value = this.read(name);
        return value === undefined || value === null ? '' : String(value);
    };
    /**
     * Something worked out from the object, once.
     *
     * @param name no name of a property: it holds a character that those do not have
     */
    Subject.prototype.remember = function (name, workOut) {
        var at = this.find(name);
        return (at >= 0 ? this.values[at] : this.keep(name, workOut(this)));
    };
    /** Turns to another object and forgets the one before. */
    Subject.prototype.turnTo = function (object) {
        this.object = object;
        this.count = 0;
    };
    Subject.prototype.find = function (name) {
        for (var i = 0; i < this.count; i++)
            if (this.names[i] === name)
                return i;
        return -1;
    };
    Subject.prototype.keep = function (name, value) {
        if (!this.names || !this.values) {
            this.names = [name];
            this.values = [value];
        }
        else {
            this.names[this.count] = name;
            this.values[this.count] = value;
        }
        this.count++;
        return value;
    };
    return Subject;
}());

export { Subject };
