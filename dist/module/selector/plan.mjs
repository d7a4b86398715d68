// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/** How dear a test is: a step is tried after the cheaper ones where the result cannot differ. */
var COST = {
    NOTHING: 0,
    /** Properties of the object itself. */
    OWN: 1,
    /** What is reached through the object: its library item, a dotted path. */
    LINKED: 2,
    /** The keyframes of a timeline. */
    TIMELINE: 3,
    /** All that is inside, at any depth. */
    CONTENTS: 4,
};

export { COST };
