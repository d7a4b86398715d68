// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
require('../host/errors.js');
require('saxes');
require('magic-string');
require('acorn');
require('node:path');
require('node:zlib');
require('node:vm');
require('node:fs');
require('node:os');
require('node:module');

/**
 * Prints scenes, layers, frames, elements and library of a document.
 *
 * @throws DocumentError when it cannot be opened.
 */
function printTree(document, options, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, { realm: 'separate', onWarning: io.warn });
    io.out(`${host_headless.toTree(host.open(document), options)}\n`);
}

exports.printTree = printTree;
