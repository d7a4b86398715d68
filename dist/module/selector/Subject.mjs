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
        /** How many values are kept. */
        this.count = 0;
        /** The first of them: most queries ask for no more, and two Arrays for each object would take most of their time. */
        this.firstName = '';
        this.firstValue = undefined;
        /** Names and values of the others side by side: a query asks for few, so that a search beats a map. */
        this.names = null;
        this.values = null;
    }
    /** A property of the host object; undefined where it is absent or the host refuses it. */
    Subject.prototype.read = function (name) {
        if (this.count > 0 && this.firstName === name)
            return this.firstValue;
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
        if (this.count > 0 && this.firstName === name)
            return this.firstValue;
        var at = this.find(name);
        return (at >= 0 ? this.values[at] : this.keep(name, workOut(this)));
    };
    /** Turns to another object and forgets the one before. */
    Subject.prototype.turnTo = function (object) {
        this.object = object;
        this.count = 0;
    };
    /** The place of a value among the others, or -1. */
    Subject.prototype.find = function (name) {
        for (var i = 0; i < this.count - 1; i++)
            if (this.names[i] === name)
                return i;
        return -1;
    };
    Subject.prototype.keep = function (name, value) {
        if (this.count === 0) {
            this.firstName = name;
            this.firstValue = value;
        }
        else {
            if (!this.names)
                this.names = [];
            if (!this.values)
                this.values = [];
            this.names[this.count - 1] = name;
            this.values[this.count - 1] = value;
        }
        this.count++;
        return value;
    };
    return Subject;
}());

export { Subject };
