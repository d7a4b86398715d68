// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const host_errors = require('../host/errors.js');
const findDocuments = require('./findDocuments.js');

const INPUT = '-';
const TYPED = '-e';
function readRunArguments(words, typed, io) {
    const isNamed = typed.length > 0 || words.some((word)=>word !== INPUT && !isDocument(word));
    const isScript = (word)=>word === INPUT ? !isNamed : !isDocument(word);
    const scripts = words.filter(isScript);
    return {
        scripts: typed.length > 0 ? [
            ...scripts,
            TYPED
        ] : scripts,
        documents: words.filter((word)=>!isScript(word)),
        texts: {
            ...typed.length > 0 ? {
                [TYPED]: typed.join('\n')
            } : {},
            ...scripts.includes(INPUT) ? {
                [INPUT]: readScript(io)
            } : {}
        }
    };
}
function isDocument(word) {
    if (/\.(jsfl|jsx?)$/i.test(word)) return false;
    return /\.(fla|xfl)$|(^|[\\/])DOMDocument\.xml$/i.test(word) || findDocuments.isManifold(word) || isFolder(word) || findDocuments.documentOf(word) !== word;
}
function isFolder(word) {
    return fs.statSync(word, {
        throwIfNoEntry: false
    })?.isDirectory() === true;
}
function readScript(io) {
    const bytes = io.readInput();
    if (bytes.length === 0) throw new Error('-: standard input is empty: expected a script');
    if (host_errors.isZip(bytes) || host_errors.isCompoundFile(bytes)) throw new Error('-: standard input is a document: name a script too, or give one with -e');
    return new TextDecoder().decode(bytes);
}

exports.readRunArguments = readRunArguments;
