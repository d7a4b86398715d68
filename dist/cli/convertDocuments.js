// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const commonFolder = require('./commonFolder.js');
const findDocuments = require('./findDocuments.js');
const forEachDocument = require('./forEachDocument.js');
const fs = require('node:fs');
const host_errors = require('../host/errors.js');
const lossesText = require('./lossesText.js');

/**
 * Saves documents in another format. Of several, one that fails stops no other: then false.
 *
 * @throws of a single document as `convertDocument`; UsageError for names that cannot be
 */ function convertDocuments(patterns, options, io) {
    if (options.output === undefined && !options.inPlace) {
        const [pattern, target] = patterns;
        const { documents, isSingle } = findDocuments.findAllDocuments([
            pattern
        ], io);
        if (!isSingle) throw new cli_common.UsageError(`${pattern}: several documents need --to and --output, or --in-place`);
        cli_common.checkDocumentName(target);
        convertDocument(documents[0], {
            name: target,
            path: target
        }, options, io);
        return true;
    }
    const inputs = findDocuments.findAllDocuments(patterns, io);
    const targetOf = options.inPlace ? (file)=>({
            name: file,
            path: file
        }) : targetsBelow(inputs.documents, options);
    return forEachDocument.forEachOf(inputs, io, (file)=>convertDocument(file, targetOf(file), options, io));
}
/** Each document keeps its path relative to the folder that contains all of them. */ function targetsBelow(documents, { output = '.', to = 'fla' }) {
    const folder = commonFolder.commonFolder(documents.map((file)=>path.resolve(file)));
    const ending = to === 'fla' ? '.fla' : '';
    const used = new Map();
    return (file)=>{
        const name = host_headless.bareName(path.relative(folder, path.resolve(file))) + ending;
        const target = path.join(output, name);
        const resolved = host_headless.pathBelow(host_headless.nodePlatform, host_headless.pathToWrite(host_headless.nodePlatform, output), name);
        const other = used.get(target);
        if (other !== undefined && other !== file) throw new cli_common.UsageError(`${file}: ${target} is already the result of ${other}`);
        used.set(target, file);
        return {
            name: target,
            path: resolved
        };
    };
}
/**
 * Saves a document under another name, as FLA or XFL by the name. Reports once what could not be read, and what is
 * lost in the new document.
 *
 * @throws DocumentError for a document that cannot be opened, with `strict` for one that cannot be read completely, and for a
 *   path that cannot be written; Error for one that is taken
 */ function convertDocument(file, target, { inPlace, strict, force }, io) {
    const container = host_headless.openContainer(host_headless.nodePlatform, file);
    if (inPlace && !(container instanceof host_headless.BinaryContainer)) {
        io.note(`${cli_common.shortPath(file)}: is not a binary FLA; it is left alone`);
        return;
    }
    container.listen?.(({ text, isLost })=>{
        if (isLost && strict) throw new host_errors.DocumentError(file, text.replace(`${container.path}, `, ''));
        io.warn(text);
    });
    const losses = lossesText.lossesText(container);
    if (losses !== undefined) io.warn(`${cli_common.shortPath(file)}: ${losses}`);
    if (!inPlace && fs.existsSync(target.path) && !force) throw new Error(`${target.name} already exists; --force replaces it`);
    host_headless.saveContainer(host_headless.nodePlatform, container, new Map(), target.path, {
        inPlace,
        force
    });
    io.line(target.name);
}

exports.convertDocuments = convertDocuments;
