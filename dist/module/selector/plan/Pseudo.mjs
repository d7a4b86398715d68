// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function readingPseudo(cost, makeTest) {
    return { type: 'test', cost: cost, needsIdentity: false, makeTest: makeTest };
}
function subjectPseudo(cost, test) {
    return { type: 'test', cost: cost, needsIdentity: true, makeTest: function () { return test; } };
}
function mergePseudos(lists) {
    var all = {};
    for (var i = 0; i < lists.length; i++) {
        var list = lists[i];
        for (var name in list)
            if (Object.prototype.hasOwnProperty.call(list, name))
                all[name] = list[name];
    }
    return all;
}

export { mergePseudos, readingPseudo, subjectPseudo };
