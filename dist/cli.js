#!/usr/bin/env node
// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_program = require('./cli/program.js');
require('node:os');
require('node:path');
require('commander');
require('./host/errors.js');
require('node:fs');

/** A reader that has seen enough (`| head`) closes the pipe: that is no failure. */
process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE')
        process.exit(0);
    throw error;
});
// The status is set, not exited with, so that Node first writes out what stands in the pipe.
cli_program.runProgram(process.argv.slice(2), cli_program.processIo(__dirname)).then((status) => {
    process.exitCode = status;
}, (error) => {
    process.stderr.write(cli_program.defectReport(error, __dirname));
    process.exitCode = 1;
});
