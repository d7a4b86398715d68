// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var COST = {
    NOTHING: 0,
    OWN: 1,
    LINKED: 2,
    TIMELINE: 3,
    CONTENTS: 4,
};
function testStep(test, cost, needsIdentity) {
    if (needsIdentity === void 0) { needsIdentity = false; }
    return { type: 'test', test: test, cost: cost, runsUserCode: false, needsIdentity: needsIdentity };
}

export { COST, testStep };
