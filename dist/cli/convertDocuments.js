// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const host_defaults = require('../host/defaults.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const outputTarget = require('./outputTarget.js');
const commonFolder = require('./commonFolder.js');
const findDocuments = require('./findDocuments.js');
const forEachDocument = require('./forEachDocument.js');
const fs = require('node:fs');
let host_binary$late;
const host_binary = () => (host_binary$late ??= require('../host/binary.js'));
const host_errors = require('../host/errors.js');
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('../host/saving.js'));
const lossesText = require('./lossesText.js');

const MAIN = 'DOMDocument.xml';
const LIBRARY = 'LIBRARY/';
function recoverDocument(file) {
    const parts = [];
    const remains = remainsOf(file, parts);
    const { read, symbols } = dropMalformed(remains);
    const main = read ?? listSymbols(file, remains, symbols);
    for (const name of namedIn(main.root))if (!remains.whole.has(name)) remains.lost.add(name);
    const contents = {
        ...Object.fromEntries(remains.whole),
        [MAIN]: main.serialize()
    };
    const lost = [
        ...[
            ...remains.lost
        ].sort(),
        ...parts
    ];
    return {
        container: new host_headless.MemoryContainer(path.basename(file), contents),
        lost
    };
}
function remainsOf(file, parts) {
    try {
        return host_saving().readRemains(host_headless.nodePlatform, file, (what)=>parts.push(what));
    } catch (error) {
        if (!(error instanceof host_errors.DocumentError)) throw error;
        throw new host_errors.DocumentError(error.path, error.reason.replace(host_errors.RECOVERY, ''));
    }
}
function dropMalformed({ whole, lost }) {
    const texts = {
        read: undefined,
        symbols: new Map()
    };
    for (const [name, entry] of whole){
        if (!/\.xml$/i.test(name) || entry.size === 0) continue;
        const isSymbol = name.startsWith(LIBRARY);
        const expected = name === MAIN ? /^DOMDocument$/ : isSymbol ? /^DOM\w+Item$/ : /^/;
        try {
            const file = new host_headless.XmlFile(name, host_headless.decodeEntry(name, entry.size, entry.read, host_defaults.DEFAULT_LIMITS));
            const { root } = file;
            if (!expected.test(root.name)) throw new host_errors.DocumentError(name, `is a <${root.name}>`);
            if (name === MAIN) texts.read = file;
            else if (isSymbol) texts.symbols.set(name, host_headless.ITEM.name.read(root));
        } catch (error) {
            if (!(error instanceof host_errors.DocumentError)) throw error;
            whole.delete(name);
            lost.add(name);
        }
    }
    return texts;
}
function listSymbols(file, { lost }, symbols) {
    if (symbols.size === 0) throw new host_errors.DocumentError(file, 'nothing of it can be recovered');
    lost.add(MAIN);
    const main = new host_headless.XmlFile(MAIN, host_headless.newDocument()[MAIN] ?? '');
    const folders = new Set([
        ...symbols.values()
    ].flatMap(host_headless.foldersAbove));
    const includes = [
        ...symbols.keys()
    ].map((name)=>host_headless.XmlNode.create('Include', {
            href: name.slice(LIBRARY.length)
        }));
    const folderItems = [
        ...folders
    ].map((name)=>host_headless.XmlNode.create('DOMFolderItem', {
            name
        }));
    main.root.insert(host_headless.XmlNode.create('symbols', {}, includes), 0);
    if (folderItems.length > 0) main.root.insert(host_headless.XmlNode.create('folders', {}, folderItems), 0);
    return main;
}
function namedIn(root) {
    const includes = root.child('symbols')?.childrenNamed('Include') ?? [];
    const symbols = includes.map((include)=>`${LIBRARY}${host_headless.INCLUDE.href.read(include)}`);
    return [
        ...symbols,
        ...(root.child('media')?.children ?? []).flatMap((item)=>host_headless.filesOfMedia(item).slice(0, 1))
    ];
}

function convertDocuments(patterns, options, io) {
    const named = nameOfNew(patterns, options);
    if (named !== undefined) {
        const [pattern] = patterns;
        const { documents, isSingle } = findDocuments.findAllDocuments(patterns.slice(0, 1), io);
        if (!isSingle) throw new cli_common.UsageError(`${pattern}: several documents need --to and --output with a folder, or --in-place`);
        cli_common.checkDocumentName(named);
        return convertDocument(documents[0], {
            name: cli_common.savedName(named),
            path: named
        }, options, io);
    }
    const inputs = findDocuments.findAllDocuments(patterns, io);
    const targetOf = options.inPlace ? (file)=>({
            name: file,
            path: file
        }) : targetsBelow(inputs.documents, options);
    let isWhole = true;
    const done = forEachDocument.forEachOf(inputs, io, (file)=>{
        isWhole = convertDocument(file, targetOf(file), options, io) && isWhole;
    });
    return done && isWhole;
}
function nameOfNew(patterns, { output, inPlace, to }) {
    if (inPlace) return undefined;
    if (output === undefined) return patterns[1];
    const ending = path.extname(output).toLowerCase();
    if (outputTarget.isFolderName(output) || ending !== '.fla' && ending !== '.xfl') {
        if (to !== undefined) return undefined;
        throw new cli_common.UsageError(`-o ${output}: a folder needs --to fla or --to xfl; or name the new document, such as ${output}.fla`);
    }
    if (patterns.length > 1) throw outputTarget.severalFiles(output, `${patterns.length} documents`);
    if (to === undefined || ending === `.${to}`) return output;
    throw new cli_common.UsageError(`-o ${output}: --to ${to} makes no ${ending}; leave one of them out`);
}
function targetsBelow(documents, { output = '.', to = 'fla' }) {
    const folder = commonFolder.commonFolder(documents.map((file)=>path.resolve(file)));
    const ending = to === 'fla' ? '.fla' : '';
    const used = new Map();
    return (file)=>{
        const name = host_defaults.bareName(path.relative(folder, path.resolve(file))) + ending;
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
function convertDocument(file, target, options, io) {
    const { inPlace, strict, force } = options;
    if (options.recover) return recover(file, target, options, io);
    const container = host_headless.openContainer(host_headless.nodePlatform, file);
    if (inPlace && !(container instanceof host_binary().BinaryContainer)) {
        io.note(`${cli_common.shortPath(file)}: is not a binary FLA; it is left alone`);
        return true;
    }
    container.listen?.(({ text, isLost })=>{
        if (isLost && strict) throw new host_errors.DocumentError(file, text.replace(`${container.path}, `, ''));
        io.warn(text);
    });
    const losses = lossesText.lossesText(container);
    if (losses !== undefined) io.warn(`${cli_common.shortPath(file)}: ${losses}`);
    if (!inPlace) refuseTaken(target, force);
    host_saving().saveContainer(host_headless.nodePlatform, container, new Map(), target.path, {
        inPlace,
        force
    });
    io.line(target.name);
    return true;
}
function recover(file, target, { force }, io) {
    const { container, lost } = recoverDocument(file);
    refuseTaken(target, force);
    host_saving().saveContainer(host_headless.nodePlatform, container, new Map(), target.path, {
        force
    });
    if (lost.length > 0) io.warn(`${cli_common.shortPath(file)}: lost: ${lost.join(', ')}`);
    io.line(target.name);
    return lost.length === 0;
}
function refuseTaken({ name, path: file }, force) {
    if ((fs.existsSync(file) || fs.existsSync(name)) && !force) throw new Error(`${name} already exists; --force replaces it`);
}

exports.convertDocuments = convertDocuments;
