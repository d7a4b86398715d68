// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
let tinyglobby$late;
const tinyglobby = () => (tinyglobby$late ??= require('tinyglobby'));
const host_errors = require('../host/errors.js');
const cli_common = require('./common.js');

/** `<` */ const OPENING = 0x3c;
/** No system has longer paths. */ const MAX_PATH_LENGTH = 2 ** 15;
/** Reads standard input: an FLA, or paths of documents, one a line. @throws Error if it is empty */ function readStandardInput(io) {
    const bytes = io.readInput();
    if (bytes.length === 0) throw new Error('-: standard input is empty: expected an FLA, or paths of documents');
    if (host_errors.isZip(bytes) || host_errors.isCompoundFile(bytes)) return {
        document: keepAsFile(bytes, io),
        paths: []
    };
    if (bytes[0] === OPENING) throw new Error('-: standard input is XML, a part of an XFL: name its folder');
    const lines = Buffer.from(bytes).toString('utf8').split(/\0|\r?\n/);
    if (lines.some((line)=>line.length > MAX_PATH_LENGTH)) throw new Error('-: standard input is neither an FLA nor a list of paths, one per line');
    // Each is looked for once, however often it is listed.
    return {
        paths: [
            ...new Set(lines)
        ].filter((line)=>line !== '')
    };
}
/** A file with these bytes, which is removed when the command ends. */ function keepAsFile(bytes, io) {
    const file = path.join(io.temporaryFolder(cli_common.INPUT_FOLDER), cli_common.INPUT_NAME);
    fs.writeFileSync(file, bytes);
    return file;
}

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
            documentOf(only)
        ],
        isSingle: true
    };
    if (others.length === 0 && only === INPUT) {
        const input = readStandardInput(io);
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
        const { document, paths } = readStandardInput(io);
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
 * The documents that a path or a glob pattern names: an FLA or `.xfl` file, an XFL folder, a file inside one, or every document
 * at any depth of another folder. An XFL document is its folder, whichever of its files is named; a pattern finds nothing inside
 * it, and no file that is not a document. Absolute paths, sorted, each once.
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
    return kindOf(pattern) === 'folder' && !isXfl(pattern) && documentOf(pattern) === pattern;
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
    return [
        isPart && isXfl(path.dirname(file)) ? path.dirname(file) : documentOf(file)
    ];
}
/**
 * The document that a path names: for a file inside an XFL folder, such as the `LIBRARY/star.xml` that git lists, that folder;
 * any other path unchanged. An FLA is a document itself wherever it is.
 */ function documentOf(file) {
    if (isDocumentName(file) || !fs.existsSync(file)) return file;
    return folderAround(file) ?? file;
}
/** The XFL folder that a file or folder is in, named as that is. */ function folderAround(file) {
    const steps = path.resolve(file).split(path.sep).length;
    for(let up = 1, folder = path.dirname(file); up < steps; up++){
        if (isXfl(folder)) return folder;
        // A relative path ends before the root does.
        folder = folder === '.' || /(^|[\\/])\.\.$/.test(folder) ? path.join(folder, '..') : path.dirname(folder);
    }
    return undefined;
}
function isDocumentName(file) {
    return /\.(fla|xfl)$/i.test(file) || path.basename(file) === MAIN;
}
function isInsideXfl(file) {
    return folderAround(path.resolve(file)) !== undefined;
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

exports.documentOf = documentOf;
exports.findAllDocuments = findAllDocuments;
exports.findDocuments = findDocuments;
exports.isManifold = isManifold;
exports.keepAsFile = keepAsFile;
exports.readStandardInput = readStandardInput;
