// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const cli_program = require('./program.js');

/** @throws UsageError for documents and folders taken for scripts; Error for a script that is not there */ function checkScripts(scripts) {
    for (const script of scripts){
        if (/\.(fla|xfl)$/i.test(script)) throw new cli_program.UsageError(`${script}: expected a script; documents are named by --document, targets by --save=`);
        if (!fs.existsSync(script)) throw new Error(`${script}: there is no such script`);
        if (fs.statSync(script).isDirectory()) throw new cli_program.UsageError(`${script}: expected a script, not a folder`);
    }
}

exports.checkScripts = checkScripts;
