// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const host_headless = require('../host/headless.js');
const factsOf = require('./factsOf.js');
const factsText = require('./factsText.js');
const cli_program = require('./program.js');
require('../host/defaults.js');
require('../host/errors.js');
require('node:path');
require('node:os');
require('saxes');
require('acorn');
require('magic-string');
require('@jridgewell/trace-mapping');
require('node:zlib');
require('node:vm');
require('node:crypto');
require('node:module');
require('gifenc');
require('maxrects-packer');
require('commander');
require('@babel/code-frame');
require('node:child_process');

/** A pointer of Git LFS is a short text. */ const SHORT = 1024;
/** A document that takes longer is not compared, in seconds: `git log -p` asks for many. */ const PATIENCE = 30;
/**
 * Prints a document as git compares it, within a bound of time. git stops at a failure, so what is no document is told
 * in a line.
 *
 * @param seconds - the time for a document that is not told yet
 */ async function printForGit(file, io, seconds = PATIENCE) {
    if (io.isWorker) {
        io.out(textOf(file, io));
        return;
    }
    const said = {
        out: '',
        err: ''
    };
    const worker = await io.startWorker({
        seconds
    });
    const status = await worker.run([
        'git',
        'textconv',
        '--',
        file
    ], {
        out: (text)=>said.out += text,
        err: (text)=>said.err += text
    });
    worker.stop();
    if (status === 0) io.err(said.err);
    io.out(status === 0 ? said.out : unreadable(said.err.trim().replace(cli_program.PREFIX, '')));
}
function textOf(file, io) {
    try {
        const document = new host_headless.Host(host_headless.nodePlatform, {
            realm: 'separate'
        }).open(file);
        for (const warning of document.files.container.warnings ?? [])io.warn(warning);
        return cli_program.visible(factsText.factsText(factsOf.factsOf(document)));
    } catch (error) {
        const text = fs.statSync(file).size <= SHORT ? fs.readFileSync(file, 'utf8') : '';
        if (text.startsWith('version https://git-lfs')) return cli_program.visible(text);
        return unreadable(cli_program.errorLine(error).replaceAll(file, 'the document'));
    }
}
function unreadable(reason) {
    return `cannot be read: ${reason}\n`;
}

exports.printForGit = printForGit;
