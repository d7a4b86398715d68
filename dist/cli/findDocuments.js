// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const tinyglobby = require('tinyglobby');

/**
 * The documents that a path or a glob pattern names: an FLA or `.xfl` file, an XFL folder, or every document at any
 * depth of another folder. Absolute paths, sorted, each once.
 *
 * @throws Error when it names none.
 */
function findDocuments(pattern) {
    const found = fs.existsSync(pattern)
        ? [pattern]
        : tinyglobby.globSync(pattern, { onlyFiles: false, expandDirectories: false });
    const documents = found.flatMap((file) => documentsAt(path.resolve(file)));
    if (documents.length === 0)
        throw new Error(`${pattern}: no document found`);
    return [...new Set(documents)].sort();
}
function documentsAt(file) {
    if (!fs.statSync(file).isDirectory() || isXfl(file))
        return [file];
    return fs
        .readdirSync(file, { withFileTypes: true })
        .map((entry) => path.join(file, entry.name))
        .flatMap((entry) => fs.statSync(entry).isDirectory() ? documentsAt(entry) : /\.fla$/i.test(entry) ? [entry] : []);
}
function isXfl(folder) {
    return fs.existsSync(path.join(folder, 'DOMDocument.xml'));
}

exports.findDocuments = findDocuments;
