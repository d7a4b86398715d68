// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** Subjects of one kind in the order of their first mention, each once. */
var DistinctList = /** @class */ (function () {
    function DistinctList() {
        this.subjects = [];
        this.isListed = [];
    }
    /** Appends the subject; false when it was there. */
    DistinctList.prototype.add = function (subject) {
        if (this.isListed[subject.id])
            return false;
        this.isListed[subject.id] = true;
        this.subjects.push(subject);
        return true;
    };
    DistinctList.prototype.addAll = function (subjects) {
        for (var i = 0; i < subjects.length; i++)
            this.add(subjects[i]);
    };
    DistinctList.prototype.has = function (subject) {
        return Boolean(this.isListed[subject.id]);
    };
    DistinctList.prototype.hasAny = function (subjects) {
        for (var i = 0; i < subjects.length; i++)
            if (this.has(subjects[i]))
                return true;
        return false;
    };
    return DistinctList;
}());
/** A list of subjects that are known already. */
function distinct(subjects) {
    var list = new DistinctList();
    list.addAll(subjects);
    return list;
}

export { DistinctList, distinct };
