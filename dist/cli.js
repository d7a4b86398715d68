#!/usr/bin/env node
// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const keepCode = require('./cli/keepCode.js');

keepCode.keepCode();
void Promise.resolve().then(() => require('./cli/program.js')).then(n => n.runMain).then(({ runMain })=>runMain(__dirname));
