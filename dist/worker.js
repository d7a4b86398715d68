// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_program = require('./cli/program.js');
require('node:fs');
require('node:path');
require('./host/errors.js');
require('node:os');
require('commander');
require('./host/defaults.js');
require('@babel/code-frame');
require('node:child_process');

process.on('unhandledRejection', (reason)=>{
    process.stderr.write(`${cli_program.PREFIX}a promise was rejected: ${cli_program.errorLine(reason)}\n`);
    process.exit(1);
});
/** A process that runs the command lines and tasks which its parent sends, one after the other. */ process.on('message', (job)=>{
    void cli_program.runJob(job, cli_program.processIo(__dirname, true)).then((status)=>{
        // A promise that a script left rejected ends the process before.
        setImmediate(answer, status);
    });
});
function answer(status) {
    process.stdout.write(cli_program.END_OF_OUTPUT);
    process.stderr.write(cli_program.END_OF_OUTPUT);
    process.send?.({
        status
    });
}
