// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_binary$late;
const host_binary = () => (host_binary$late ??= require('../host/binary.js'));

function lossesText(container) {
    if (!(container instanceof host_binary().BinaryContainer)) return undefined;
    const losses = container.losses();
    return losses.length === 0 ? undefined : `lost from this ${container.release} document: ${losses.join('; ')}`;
}

exports.lossesText = lossesText;
