// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
let tinyglobby$late;
const tinyglobby = () => (tinyglobby$late ??= require('tinyglobby'));
const readStandardInput = require('./readStandardInput.js');

/** Means standard input. */ const INPUT = '-';
const MAIN = 'DOMDocument.xml';
/**
 * The documents that paths, folders and patterns name; `-` is standard input: a document, or a list of paths, one per
 * line.
 *
 * @throws Error if one of several names no document
 */ function findAllDocuments(patterns, io) {
    const [only, ...others] = patterns;
    if (others.length === 0 && only !== INPUT && !isManifold(only)) return {
        documents: [
            only
        ],
        isSingle: true
    };
    if (others.length === 0 && only === INPUT) {
        const input = readStandardInput.readStandardInput(io);
        if (input.document !== undefined) return {
            documents: [
                input.document
            ],
            isSingle: true
        };
        return {
            documents: distinct(input.paths.flatMap(findDocuments)),
            isSingle: false
        };
    }
    const documents = patterns.flatMap((pattern)=>{
        if (pattern !== INPUT) return findDocuments(pattern);
        const { document, paths } = readStandardInput.readStandardInput(io);
        return document === undefined ? paths.flatMap(findDocuments) : [
            document
        ];
    });
    return {
        documents: distinct(documents),
        isSingle: false
    };
}
/**
 * The documents that a path or a glob pattern names: an FLA or `.xfl` file, an XFL folder, or every document at any
 * depth of another folder. An XFL document is its folder, whichever of its paths is named; a pattern finds nothing inside it, and
 * no file that is not a document. Absolute paths, sorted, each once.
 *
 * @throws Error if it names no document.
 */ function findDocuments(pattern) {
    const documents = fs.existsSync(pattern) ? documentsAt(path.resolve(pattern)) : tinyglobby().globSync(pattern, {
        onlyFiles: false,
        expandDirectories: false
    }).map((file)=>path.resolve(file)).filter((file)=>kindOf(file) === 'folder' || isDocumentName(file)).flatMap(documentsAt).filter((file)=>!isInsideXfl(file));
    if (documents.length === 0) throw new Error(`${pattern}: ${explainNone(pattern)}`);
    return distinct(documents).sort();
}
/** The reason why a pattern names no document. */ function explainNone(pattern) {
    if (fs.existsSync(pattern)) return 'no document found: the folder contains no DOMDocument.xml, and there is no FLA or XFL below it';
    return isPattern(pattern) ? 'no document matches this pattern' : 'no such file or folder';
}
/** True for a folder of documents, for a pattern, and for standard input. */ function isManifold(pattern) {
    if (pattern === INPUT) return false;
    if (!fs.existsSync(pattern)) return isPattern(pattern);
    return kindOf(pattern) === 'folder' && !isXfl(pattern);
}
function isPattern(pattern) {
    return /[*?{[]/.test(pattern);
}
/** Each document once, even if it is named by several paths. */ function distinct(documents) {
    const byPath = new Map();
    for (const document of documents){
        const resolved = resolvedPath(document);
        if (!byPath.has(resolved)) byPath.set(resolved, document);
    }
    return [
        ...byPath.values()
    ];
}
function resolvedPath(document) {
    try {
        return fs.realpathSync(document);
    } catch  {
        return path.resolve(document);
    }
}
function documentsAt(file) {
    if (kindOf(file) === 'folder') return isXfl(file) ? [
        file
    ] : documentsBelow(file, new Set());
    const isPart = /\.xfl$/i.test(file) || path.basename(file) === MAIN;
    return isPart && isXfl(path.dirname(file)) ? [
        path.dirname(file)
    ] : [
        file
    ];
}
function isDocumentName(file) {
    return /\.(fla|xfl)$/i.test(file) || path.basename(file) === MAIN;
}
function isInsideXfl(file) {
    for(let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder))if (isXfl(folder)) return true;
    return false;
}
/** A path that cannot be read counts as a document that fails; the search continues. @param visited - folders on the way */ function documentsBelow(folder, visited) {
    const real = fs.realpathSync(folder);
    if (visited.has(real)) return [];
    visited.add(real);
    return namesIn(folder).flatMap((name)=>{
        const file = path.join(folder, name);
        if (kindOf(file) === 'folder') {
            if (name === 'node_modules' || name === '.git') return [];
            return isXfl(file) ? [
                file
            ] : documentsBelow(file, visited);
        }
        return /\.fla$/i.test(name) ? [
            file
        ] : [];
    });
}
function namesIn(folder) {
    try {
        return fs.readdirSync(folder);
    } catch  {
        return [];
    }
}
function kindOf(file) {
    try {
        return fs.statSync(file).isDirectory() ? 'folder' : 'other';
    } catch  {
        // A broken or circular link.
        return 'other';
    }
}
function isXfl(folder) {
    return fs.existsSync(path.join(folder, MAIN));
}

exports.findAllDocuments = findAllDocuments;
exports.findDocuments = findDocuments;
exports.isManifold = isManifold;
