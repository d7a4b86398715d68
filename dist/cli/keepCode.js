// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const module$1 = require('node:module');
const path = require('node:path');
const host_errors = require('../host/errors.js');

function keepCode() {
    const { enableCompileCache } = module$1;
    const folder = host_errors.cacheFolder();
    if (folder !== undefined) enableCompileCache?.(path.join(folder, 'code'));
}

exports.keepCode = keepCode;
