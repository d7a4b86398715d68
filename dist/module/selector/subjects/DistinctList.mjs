// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var DistinctList = (/*#__PURE__*/ function () {
    function DistinctList() {
        this.subjects = [];
        this.isListed = [];
    }
    DistinctList.of = function (subjects) {
        var list = new DistinctList();
        list.addAll(subjects);
        return list;
    };
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
    DistinctList.prototype.inOrderOf = function (all) {
        var ordered = [];
        for (var i = 0; i < all.length; i++)
            if (this.has(all[i]))
                ordered.push(all[i]);
        return ordered;
    };
    return DistinctList;
}());

export { DistinctList };
