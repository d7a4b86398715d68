// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { IdentityMap } from '../../host/IdentityMap.mjs';
import { Subject } from './Subject.mjs';

var Subjects = (/*#__PURE__*/ function () {
    function Subjects(run) {
        this.run = run;
        this.list = [];
        this.index = null;
        this.isInside = true;
    }
    Subjects.prototype.of = function (object) {
        var index = this.index || (this.index = this.buildIndex());
        var subject = index.get(object);
        if (subject)
            return subject;
        this.isInside = false;
        return this.append(object);
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
        this.isInside = false;
        for (var i = 0; i < objects.length; i++)
            this.append(objects[i]);
        return this.list.slice(0);
    };
    Subjects.prototype.inside = function (objects) {
        if (!this.isInside)
            return this.all(objects);
        var start = this.list.length;
        for (var i = 0; i < objects.length; i++)
            this.append(objects[i]);
        return this.list.slice(start);
    };
    Subjects.prototype.append = function (object) {
        var subject = new Subject(object, this.list.length);
        this.list.push(subject);
        if (this.index)
            this.index.set(object, subject);
        return subject;
    };
    Subjects.prototype.buildIndex = function () {
        var index = new IdentityMap();
        if (this.run)
            index.whereOf = this.run.places().whereOf;
        for (var i = 0; i < this.list.length; i++)
            index.set(this.list[i].object, this.list[i]);
        return index;
    };
    return Subjects;
}());

export { Subjects };
