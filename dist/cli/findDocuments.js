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
    if (kindOf(file) !== 'folder' || isXfl(file))
        return [file];
    return documentsBelow(file, new Set());
}
/** What cannot be looked at is a document that fails, not the end of everything. @param visited - folders on the way */
function documentsBelow(folder, visited) {
    const real = fs.realpathSync(folder);
    if (visited.has(real))
        return [];
    visited.add(real);
    return namesIn(folder).flatMap((name) => {
        const file = path.join(folder, name);
        if (kindOf(file) === 'folder')
            return isXfl(file) ? [file] : documentsBelow(file, visited);
        return /\.fla$/i.test(name) ? [file] : [];
    });
}
function namesIn(folder) {
    try {
        return fs.readdirSync(folder);
    }
    catch {
        return [];
    }
}
function kindOf(file) {
    try {
        return fs.statSync(file).isDirectory() ? 'folder' : 'other';
    }
    catch {
        // A link that leads nowhere, or in a circle.
        return 'other';
    }
}
function isXfl(folder) {
    return fs.existsSync(path.join(folder, 'DOMDocument.xml'));
}

exports.findDocuments = findDocuments;
