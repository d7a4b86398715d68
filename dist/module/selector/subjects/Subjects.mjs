// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { Subject } from './Subject.mjs';

var Subjects = (function () {
    function Subjects() {
        this.list = [];
        this.index = null;
    }
    Subjects.prototype.of = function (object) {
        var index = this.index || (this.index = this.buildIndex());
        return index.get(object) || this.append(object, index);
    };
    Subjects.prototype.all = function (objects) {
        var subjects = [];
        var isListed = [];
        for (var i = 0; i < objects.length; i++) {
            var subject = this.of(objects[i]);
            if (!isListed[subject.id])
                subjects.push(subject);
            isListed[subject.id] = true;
        }
        return subjects;
    };
    Subjects.prototype.allDistinct = function (objects) {
        if (this.list.length > 0)
            return this.all(objects);
        for (var i = 0; i < objects.length; i++)
            this.append(objects[i], null);
        return this.list.slice(0);
    };
    Subjects.prototype.append = function (object, index) {
        var subject = new Subject(object, this.list.length);
        this.list.push(subject);
        if (index)
            index.set(object, subject);
        return subject;
    };
    Subjects.prototype.buildIndex = function () {
        var index = new IdentityMap();
        for (var i = 0; i < this.list.length; i++)
            index.set(this.list[i].object, this.list[i]);
        return index;
    };
    return Subjects;
}());

export { Subjects };
