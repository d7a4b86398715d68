// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

function tellLosses(losses, strict, io) {
    let count = 0;
    for (const { where, what, isWarning } of losses){
        if (!isWarning) count++;
        if (strict && !isWarning) io.fail(`${where}: ${what}`);
        else io.warn(`${where}: ${what}`);
    }
    if (strict && count > 0) {
        const [number, verb] = count === 1 ? [
            'one thing',
            'is'
        ] : [
            `${count} things`,
            'are'
        ];
        throw new Error(`${number} of the document would be lost, as ${verb} said above; nothing is written (--strict)`);
    }
}

exports.tellLosses = tellLosses;
