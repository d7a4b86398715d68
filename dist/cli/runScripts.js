// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const host_headless = require('../host/headless.js');
const checkScripts = require('./checkScripts.js');
const loadLibrary = require('./loadLibrary.js');
const writePicture = require('./writePicture.js');
const cli_program = require('./program.js');
require('../host/errors.js');
require('saxes');
require('magic-string');
require('acorn');
require('node:zlib');
require('node:vm');
require('node:fs');
require('node:os');
require('node:module');
require('commander');

/** As an answer to any dialogue: Cancel. */
const CANCEL = ':cancel';
/**
 * Answers of the command line to dialogues, in order: `yes` or `no` for confirm, a text for prompt, a path for files,
 * `id=value&id=value` or `ok` for `xmlPanel`; `:cancel` for any.
 */
function answersFrom(texts) {
    const left = [...texts];
    return (dialog) => {
        const text = left.shift();
        if (text === undefined)
            return undefined;
        if (text === CANCEL)
            return null;
        if (dialog.kind !== 'confirm' && dialog.kind !== 'xmlPanel')
            return text;
        if (/^(yes|y|ok|true)$/i.test(text))
            return true;
        if (dialog.kind === 'xmlPanel')
            return text;
        if (/^(no|n|false)$/i.test(text))
            return false;
        throw new host_headless.HostError(`confirm: the answer ${JSON.stringify(text)} is neither yes nor no`);
    };
}

/**
 * Opens the documents (the last one is active), loads the built library, runs the scripts in order and saves
 * what they left open. Nothing is saved when a script fails; without `save`, scripts cannot save either.
 *
 * @throws ScriptFailure for a script that failed; DocumentError for a document that cannot be opened or saved.
 */
function runScripts(scripts, options, io) {
    checkScripts.checkScripts(scripts);
    const host = new host_headless.Host(host_headless.nodePlatform, {
        realm: 'separate',
        modern: options.modern ?? false,
        roots: options.root.length > 0 ? options.root : foldersOf([...scripts, ...options.document]),
        answers: answersFrom(options.answer),
        onTrace: (text) => io.out(`${text}\n`),
        onAlert: (text) => io.err(`${text}\n`),
        onWarning: io.warn,
        canSave: options.save !== undefined,
        limits: writePicture.pixelLimit(options.maxPixels),
    });
    const documents = options.document.map((file) => host.open(file));
    if (!options.bare)
        loadLibrary.loadLibrary(host, io.libraryFolder);
    for (const script of scripts) {
        try {
            host.scripts.runFile(path.resolve(script));
        }
        catch (error) {
            throw new cli_program.ScriptFailure(error, path.resolve(script), host.scripts.files, !options.modern);
        }
    }
    if (options.render !== undefined)
        drawActive(host, options.render, io);
    if (options.save === undefined)
        return;
    for (const document of documents) {
        const target = options.save === '' ? undefined : path.resolve(options.save);
        if (!host.documents.includes(document))
            io.warn(`${document.name}: not saved: a script closed it`);
        else
            save(document, target, options.force ?? false, io);
    }
}
/** Saves a document; where nothing is to be written, it says so. */
function save(document, target, force, io) {
    const before = document.files.container;
    document.saveAt(target, { force });
    if (document.files.container === before)
        io.warn(`${document.name}: nothing is to be saved; the file stays as it is`);
}
/** @throws Error when the scripts left no document open. */
function drawActive(host, output, io) {
    if (!host.active)
        throw new Error('--render: no document is open after the scripts');
    writePicture.writePicture(host_headless.pictureOf(host.active).svg, { output, maxPixels: host.limits.maxPixels }, io);
}
/** The folders that files lie in; of an XFL folder, the folder itself too. */
function foldersOf(files) {
    const folders = files.flatMap((file) => {
        const absolute = path.resolve(file);
        return [path.dirname(absolute), ...(path.extname(absolute) === '' ? [absolute] : [])];
    });
    return [...new Set(folders)];
}

exports.runScripts = runScripts;
