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
require('saxes');
require('magic-string');
require('acorn');
require('@jridgewell/trace-mapping');
require('node:path');
require('node:zlib');
require('node:vm');
require('node:os');
require('node:module');
require('gifenc');
require('maxrects-packer');
require('commander');
require('@babel/code-frame');

/** A pointer of Git LFS is a short text. */ const SHORT = 1024;
/** Prints a document as git compares it. git stops at a failure, so what is no document is told in a line. */ function printForGit(file, io) {
    try {
        io.out(factsText.factsText(factsOf.factsOf(new host_headless.Host(host_headless.nodePlatform, {
            realm: 'separate'
        }).open(file))));
    } catch (error) {
        const text = fs.statSync(file).size <= SHORT ? fs.readFileSync(file, 'utf8') : '';
        if (text.startsWith('version https://git-lfs')) io.out(text);
        else io.out(`cannot be read: ${cli_program.errorLine(error).replaceAll(file, 'the document')}\n`);
    }
}

exports.printForGit = printForGit;
