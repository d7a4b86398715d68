#!/usr/bin/env node
// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('./host/errors.js');
const cli_program = require('./cli/program.js');
require('node:path');
require('node:os');
require('node:fs');
require('commander');
require('./host/defaults.js');
require('@babel/code-frame');
require('node:child_process');

const io = cli_program.processIo(__dirname);
/** A reader that has seen enough (`| head`) closes the pipe: that is no failure. */ process.stdout.on('error', (error)=>{
    if (error.code === 'EPIPE') process.exit(0);
    fail(`standard output cannot be written: ${host_errors.faultReason(error)}`);
});
/** Only scripts with all of Node's language make promises. */ process.on('unhandledRejection', (reason)=>fail(`a promise was rejected: ${cli_program.errorLine(reason)}`));
function fail(message) {
    io.err(`${cli_program.PREFIX}${cli_program.visibleLine(message)}\n`);
    process.exit(1);
}
// The status is set, not exited with, so that Node first writes out what stands in the pipe.
cli_program.runProgram(process.argv.slice(2), io).then((status)=>{
    process.exitCode = status;
}, (error)=>{
    io.err(cli_program.defectReport(error, __dirname));
    process.exitCode = 1;
});
