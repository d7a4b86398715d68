// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');

function lossesText(container) {
    if (!(container instanceof host_headless.BinaryContainer)) return undefined;
    const losses = container.losses();
    return losses.length === 0 ? undefined : `lost from this ${container.release} document: ${losses.join('; ')}`;
}

exports.lossesText = lossesText;
