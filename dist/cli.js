#!/usr/bin/env node
// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const commander = require('commander');
const Host = require('./shared.js');
const fs = require('node:fs');
const path = require('node:path');
require('node:crypto');
require('fflate');
require('saxes');
require('node:util');
require('acorn');
require('node:vm');

/**
 * The one line that tells a failure. An error of the query language has the query and a caret on its second and third
 * line; they become a place in words.
 */
function errorLine(error) {
    if (typeof error !== 'object' || error === null)
        return String(error);
    const { message, query, index } = error;
    const lines = String(message ?? error).split('\n');
    if (typeof query !== 'string' || typeof index !== 'number')
        return lines.map((line) => line.trim()).join(' ');
    const [what, , , ...hints] = lines;
    const place = `${what} (at character ${index + 1} of ${JSON.stringify(query)})`;
    return [place, ...hints.map((hint) => hint.trim())].join('. ');
}

/** Exit statuses. */
const SUCCESS = 0;
const FAILURE = 1;
const USAGE = 2;

/** A library item as JSON has it. */
function describeItem(facade) {
    const item = facade;
    return {
        name: item.name,
        itemType: item.itemType,
        linkageClassName: read(item, 'linkageClassName'),
    };
}
/** An element as JSON has it; what its kind does not have is null. `frame` is the first frame of its keyframe. */
function describeElement(facade, realm) {
    const element = facade;
    return {
        name: element.name,
        elementType: element.elementType,
        instanceType: read(element, 'instanceType'),
        symbolType: read(element, 'symbolType'),
        libraryItem: nameOf(read(element, 'libraryItem')),
        layer: nameOf(element.layer),
        frame: keyframeOf(realm.unwrap(facade)),
        x: element.x,
        y: element.y,
    };
}
function read(object, name) {
    return name in object ? (object[name] ?? null) : null;
}
function nameOf(object) {
    return object?.name ?? null;
}
function keyframeOf(object) {
    for (let node = object?.node ?? null; node; node = node.parent) {
        if (node.name === 'DOMFrame')
            return Number(node.attr('index') ?? 0);
    }
    return null;
}

const LIBRARY = 'collection.jsx';
/** Loads the built library into a host, as a script would: the very file that goes into Animate. */
function loadLibrary(host, folder) {
    const file = path.join(folder, LIBRARY);
    if (!fs.existsSync(file))
        throw new Error(`${file} is missing; npm run build makes it`);
    host.scripts.runFile(file);
}

/**
 * `query`: what a query finds in a document. The built library runs in a host, as in Animate, and answers.
 *
 * @throws whatever opening the document or the query throws.
 */
function query(document, text, options, io) {
    const host = new Host.Host({ realm: 'separate', onTrace: (line) => io.out(`${line}\n`) });
    host.open(document);
    for (const warning of host.warnings)
        io.err(`${warning}\n`);
    loadLibrary(host, io.libraryFolder);
    const select = host.scripts.run(options.items ? '$$' : '$', 'query');
    const found = select(text);
    if (!options.json) {
        found.list();
        return;
    }
    const describe = options.items ? describeItem : describeElement;
    const described = Array.from(found.elements, (facade) => describe(facade, host.realm));
    io.out(`${JSON.stringify(described, null, 2)}\n`);
}

const NAME = 'adobe-collection';
/**
 * The command line: runs one command and gives its exit status (0 done, 1 failed, 2 wrong usage).
 *
 * @param args - what stands behind the program's name
 */
async function run(args, io) {
    try {
        await define(io).parseAsync(args, { from: 'user' });
        return SUCCESS;
    }
    catch (error) {
        if (error instanceof commander.CommanderError)
            return error.exitCode === 0 ? SUCCESS : USAGE;
        io.err(`${NAME}: ${errorLine(error)}\n`);
        return FAILURE;
    }
}
function define(io) {
    const program = new commander.Command(NAME)
        .description('Queries and scripts for documents of Adobe Animate, without Animate.')
        .exitOverride()
        .configureOutput({ writeOut: io.out, writeErr: io.err })
        .showHelpAfterError('(add --help for usage)');
    program
        .command('query')
        .description('list what a query finds in a document')
        .argument('<document>', 'an FLA, an XFL folder or an .xfl file')
        .argument('<query>', 'for example "star*:movieclip[x>200]"')
        .option('--items', 'query the library instead of the stage')
        .option('--json', 'print JSON')
        .action((document, text, options) => query(document, text, options, io));
    return program;
}

/** A reader that has seen enough (`| head`) closes the pipe: that is no failure. */
process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE')
        process.exit(0);
    throw error;
});
// The status is set, not exited with, so that Node first writes out what stands in the pipe.
run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    libraryFolder: __dirname,
}).then((status) => {
    process.exitCode = status;
}, (error) => {
    process.stderr.write(`adobe-collection: ${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
});
