// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const cli_common = require('./common.js');

function checkScripts(scripts, texts = {}) {
    for (const script of scripts){
        if (Object.hasOwn(texts, script)) continue;
        if (!fs.existsSync(script)) throw new Error(`${script}: there is no such ${/\.\w+$/.test(script) ? 'script' : 'file or folder'}`);
        if (fs.statSync(script).isDirectory()) throw new cli_common.UsageError(`${script}: expected a script, not a folder`);
    }
}

exports.checkScripts = checkScripts;
