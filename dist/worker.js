// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const keepCode = require('./cli/keepCode.js');

keepCode.keepCode();
// Loaded behind the line above, which is about what comes behind it. Messages wait for it.
void Promise.resolve().then(() => require('./cli/common.js')).then(n => n.runWorker).then(({ runWorker })=>runWorker(__dirname));
