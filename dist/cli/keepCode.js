// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const module$1 = require('node:module');
const path = require('node:path');
const host_errors = require('../host/errors.js');

/** Node 22.1 and newer: modules loaded from now on are cached as compiled code for the next run. */ function keepCode() {
    const { enableCompileCache } = module$1;
    const folder = host_errors.cacheFolder();
    if (folder !== undefined) enableCompileCache?.(path.join(folder, 'code'));
}

exports.keepCode = keepCode;
