// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var SYNONYMS = [['contains', 'has']];
function canonicalName(pseudo) {
    for (var i = 0; i < SYNONYMS.length; i++)
        if (SYNONYMS[i][0] === pseudo)
            return SYNONYMS[i][1];
    return pseudo;
}

export { SYNONYMS, canonicalName };
