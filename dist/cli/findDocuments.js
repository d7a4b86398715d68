// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
let tinyglobby$late;
const tinyglobby = () => (tinyglobby$late ??= require('tinyglobby'));
const host_errors = require('../host/errors.js');
const cli_common = require('./common.js');

const OPENING = 0x3c;
const MAX_PATH_LENGTH = 2 ** 15;
function readStandardInput(io) {
    const bytes = io.readInput();
    if (bytes.length === 0) throw new Error('-: standard input is empty: expected an FLA, or paths of documents');
    if (host_errors.isZip(bytes) || host_errors.isCompoundFile(bytes)) return {
        document: keepAsFile(bytes, io),
        paths: []
    };
    if (bytes[0] === OPENING) throw new Error('-: standard input is XML, a part of an XFL: name its folder');
    const lines = Buffer.from(bytes).toString('utf8').split(/\0|\r?\n/);
    if (lines.some((line)=>line.length > MAX_PATH_LENGTH)) throw new Error('-: standard input is neither an FLA nor a list of paths, one per line');
    return {
        paths: [
            ...new Set(lines)
        ].filter((line)=>line !== '')
    };
}
function keepAsFile(bytes, io) {
    const file = path.join(io.temporaryFolder(cli_common.INPUT_FOLDER), cli_common.INPUT_NAME);
    fs.writeFileSync(file, bytes);
    return file;
}

const INPUT = '-';
const MAIN = 'DOMDocument.xml';
function findAllDocuments(patterns, io) {
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
function findDocuments(pattern) {
    const documents = fs.existsSync(pattern) ? documentsAt(path.resolve(pattern)) : tinyglobby().globSync(pattern, {
        onlyFiles: false,
        expandDirectories: false
    }).map((file)=>path.resolve(file)).filter((file)=>kindOf(file) === 'folder' || isDocumentName(file)).flatMap(documentsAt).filter((file)=>!isInsideXfl(file));
    if (documents.length === 0) throw new Error(`${pattern}: ${explainNone(pattern)}`);
    return distinct(documents).sort();
}
function explainNone(pattern) {
    if (fs.existsSync(pattern)) return 'no document found: the folder contains no DOMDocument.xml, and there is no FLA or XFL below it';
    return isPattern(pattern) ? 'no document matches this pattern' : 'no such file or folder';
}
function isManifold(pattern) {
    if (pattern === INPUT) return false;
    if (!fs.existsSync(pattern)) return isPattern(pattern);
    return kindOf(pattern) === 'folder' && !isXfl(pattern) && documentOf(pattern) === pattern;
}
function isPattern(pattern) {
    return /[*?{[]/.test(pattern);
}
function distinct(documents) {
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
function documentOf(file) {
    if (isDocumentName(file) || !fs.existsSync(file)) return file;
    return folderAround(file) ?? file;
}
function folderAround(file) {
    const steps = path.resolve(file).split(path.sep).length;
    for(let up = 1, folder = path.dirname(file); up < steps; up++){
        if (isXfl(folder)) return folder;
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
function documentsBelow(folder, visited) {
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
